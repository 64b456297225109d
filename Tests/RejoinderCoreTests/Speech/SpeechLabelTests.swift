import RejoinderCore
import TestSupport
import Testing

struct SpeechLabelTests {
  private func labels(
    _ outline: CommentOutline<RejoinderCore.Comment>,
    _ writer: SpeechWriter = Orchard.writer()
  ) -> [String] {
    outline.rows.map { writer.speech(of: $0, in: outline, opener: "Marta").label }
  }

  @Test(.rows("N33", "N36"))
  func saysEverythingInOneElement() {
    #expect(
      labels(Orchard.outline()) == [
        "Level 1, Marta, original poster, pinned, 2 hours ago, 2 replies. "
          + "The quince by the wall is ripe.",
        "Level 2, Luis, 1 hour ago, edited 30 minutes ago, in reply to Marta, 1 reply. "
          + "Two at a time? See the picking rules.",
        "Level 3, Ana, 40 minutes ago, in reply to Luis, Deleted by its author, 1 reply",
        "Level 4, Marta, original poster, 1 minute ago, in reply to a comment that is gone. "
          + "Three, then.",
        "Level 1, just now, Removed by a moderator",
        "Level 1, unknown, locked, Answers a comment that is not here. Where is it?",
      ]
    )
  }

  @Test func saysTheSameInSpanish() {
    #expect(
      labels(Orchard.outline(), Orchard.writer(.spanish)) == [
        "Nivel 1, Marta, inició la conversación, fijado, hace 2 horas, 2 respuestas. "
          + "The quince by the wall is ripe.",
        "Nivel 2, Luis, hace 1 hora, editado hace 30 minutos, en respuesta a Marta, 1 respuesta. "
          + "Two at a time? See the picking rules.",
        "Nivel 3, Ana, hace 40 minutos, en respuesta a Luis, Eliminado por quien lo escribió, "
          + "1 respuesta",
        "Nivel 4, Marta, inició la conversación, hace 1 minuto, "
          + "en respuesta a un comentario que ya no está. Three, then.",
        "Nivel 1, hace un momento, Retirado por la moderación",
        "Nivel 1, alguien sin nombre, cerrado, Responde a un comentario que no está aquí. "
          + "Where is it?",
      ]
    )
  }

  @Test(
    arguments: [
      (.long, "Level 4, Marta"), (.short, "L4, Marta"), (.unspoken, "Marta"),
    ] as [(SpeechWriter.Levels, String)]
  )
  func theLevelIsAChoice(levels: SpeechWriter.Levels, beginning: String) {
    var writer = Orchard.writer()
    writer.levels = levels
    #expect(labels(Orchard.outline(), writer)[3].hasPrefix(beginning + ", original poster"))
  }

  @Test func theWordsOfTheParentAreAHintAndNoPartOfTheLabel() {
    let outline = Orchard.outline()
    let speeches = outline.rows.map { Orchard.writer().speech(of: $0, in: outline) }
    #expect(
      speeches.map(\.hint) == [
        "", "In reply to: The quince by the wall is ripe.",
        "In reply to: Two at a time? See the picking rules.", "", "", "",
      ]
    )
    #expect(speeches.map(\.isHeading) == [true, false, false, false, true, true])
  }

  @Test(.rows("N36"))
  func theValueSaysWhetherRepliesShow() {
    var outline = Orchard.outline()
    let values = { (outline: CommentOutline<RejoinderCore.Comment>) in
      outline.rows.map { Orchard.writer().speech(of: $0, in: outline).value }
    }
    #expect(values(outline) == ["expanded", "expanded", "expanded", "", "", ""])
    outline.toggle("2")
    #expect(values(outline) == ["expanded", "collapsed", "", ""])
    var writer = Orchard.writer()
    writer.hasValues = false
    let speech = writer.speech(of: outline[1], in: outline)
    #expect(speech.value == "")
    #expect(speech.label.contains("in reply to Marta, folded, 1 reply. Two"))
  }

  @Test func saysWhatOnlyTheListenerKnows() {
    let outline = Orchard.outline()
    var writer = Orchard.writer()
    (writer.ring, writer.saysScores) = (SpokenAction.Kind.participating, true)
    var context = writer.context(of: outline[1], in: outline)
    (context.isNew, context.ownVote) = (true, .up)
    (context.position, context.siblingCount) = (1, 3)
    context.notes = [writer.wording.notices.notSent]
    #expect(
      writer.speech(of: outline[1], context).label
        == "Level 2, 1 of 3, Luis, 1 hour ago, edited 30 minutes ago, in reply to Marta, 1 point, "
        + "new, upvoted, not sent, 1 reply. Two at a time? See the picking rules."
    )
    context.ownVote = .down
    #expect(writer.speech(of: outline[1], context).label.contains("new, downvoted, not sent"))
    writer.ring.removeAll { $0 == .downvote }
    context.ownVote = .up
    #expect(writer.speech(of: outline[1], context).label.contains("new, liked, not sent"))
    #expect(!labels(outline, writer)[0].contains("point"), "its score is hidden")
  }

  @Test func saysOnlyWhoIsQuoted() {
    var details = CommentDetails()
    details.quotes = [
      Quote(of: "1", body: "The quince"), Quote(of: "2", body: "Two at"),
      Quote(of: nil, author: "Noa", body: "What?"),
    ]
    details.extraParents = ["1"]
    let reply = RejoinderCore.Comment(
      id: "9",
      parentID: "2",
      author: "Iris",
      body: "Yes.",
      details: details
    )
    let outline = Orchard.outline(Orchard.comments + [reply])
    let row = outline.row(of: "9").map { outline[$0] }
    let label = row.map { Orchard.writer().speech(of: $0, in: outline).label }
    #expect(label == "Level 3, Iris, in reply to Luis, Marta, Marta, Noa. Yes.")
  }

  @Test func unloadedRepliesSayHowManyAndWhose() {
    var tree = CommentTree(Orchard.comments)
    tree.setRemainder(Remainder(under: "1", count: 1))
    tree.setRemainder(Remainder(under: "4", count: nil))
    tree.setRemainder(Remainder(under: nil, count: 1234))
    let outline = CommentOutline(tree)
    let speeches = outline.rows.filter { $0.comment == nil }
      .map { Orchard.writer().speech(of: $0, in: outline) }
    #expect(
      speeches.map(\.label) == [
        "Level 5, More replies to Marta", "Level 2, 1 more reply to Marta",
        "Level 1, 1,234 more comments",
      ]
    )
    #expect(speeches.map { $0.activation?.kind } == [.load, .load, .load])
    #expect(
      speeches.map { $0.activation?.title }
        == ["More replies", "1 more reply", "1,234 more comments"]
    )
    #expect(speeches.map { $0.actions.map(\.kind) } == [[.parent], [.parent], []])
    #expect(speeches.allSatisfy { $0.value.isEmpty && $0.hint.isEmpty && !$0.isHeading })
  }

  @Test(arguments: CommentState.allCases)
  func everyStateIsSaid(state: CommentState) {
    let comment = RejoinderCore.Comment(id: "1", author: "Noa", body: "Words.", state: state)
    let outline = Orchard.outline([comment])
    let words = Wording.english.placeholder(for: state).map { ", " + $0 } ?? ""
    #expect(
      labels(outline) == ["Level 1, Noa" + words + (state.isReadable ? ". Words." : "")]
    )
  }

  @Test func foldedWordsAreNotSaidWhereTheyDoNotShow() {
    var outline = Orchard.outline()
    outline.collapse("2")
    outline.collapse("6")
    var writer = Orchard.writer()
    writer.foldsWords = true
    let speech = writer.speech(of: outline[1], in: outline)
    #expect(speech.label.hasSuffix("in reply to Marta, 1 reply"))
    #expect(speech.actions.map(\.kind) == [.toggle, .parent, .foldThread, .permalink])
  }

  @Test func aFoldedCommentWithoutRepliesSaysSoInItsLabel() throws {
    let comment = RejoinderCore.Comment(id: "1", author: "Noa", body: "Words.")
    let row = Row(
      id: .comment("1"),
      comment: comment,
      guides: Guides(),
      isCollapsed: true
    )
    var context = SpeechContext()
    context.body = Markup(comment.body)
    var writer = Orchard.writer()
    writer.foldsWords = true
    let speech = writer.speech(of: row, context)
    #expect(speech.label == "Level 1, Noa, folded")
    #expect(speech.value == "")
    #expect(speech.activation?.title == "Show")
    #expect(speech.actions.map(\.title) == ["Show", "Link to this comment"])
  }

  /// The body comes last, so that one can skip it once one knows whose it is.
  @Test(.rows("N36"))
  func theNumberOfRepliesComesBeforeTheWords() throws {
    for label in labels(Orchard.outline()).prefix(2) {
      let count = try #require(label.firstRange(of: #/\d repl(y|ies)\. /#))
      #expect(label.distance(from: label.startIndex, to: count.lowerBound) > 10)
      #expect(label[count.upperBound...].first?.isUppercase == true)
    }
  }

  @Test func sourcesWithoutDatesSayTheirOwnAges() {
    var details = CommentDetails()
    details.age = "2h\u{1B}"
    let comment = RejoinderCore.Comment(id: "1", author: "N\u{202E}oa\n", details: details)
    #expect(labels(Orchard.outline([comment])) == ["Level 1, Noa , 2h"])
  }
}
