internal import RejoinderCore

/// Writes what a script needs besides rows to make pages of discussions in files: the phrases with numbers
/// or names, and what the look decides.
struct StaticWordsWriter {
  let page: DiscussionPage
  let scene: PageScene

  private var wording: Wording { scene.wording }

  /// Writes the element that holds the object.
  func write(to writer: inout PageWriter) {
    writer.literal("<script type=\"application/json\" id=\"rejoinder-static\">{\"language\":")
    writer.json(wording.language)
    for (name, phrase) in texts {
      open(name, &writer)
      writer.json(phrase)
    }
    for (name, phrase) in plurals {
      open(name, &writer)
      writer.json(phrase)
    }
    for (name, number) in numbers {
      open(name, &writer)
      writer.number(number)
    }
    // The page reads it as the first line of a skeleton.
    open("settings", &writer)
    var head = PageWriter()
    SkeletonWriter(page: page, scene: scene).writeHead(&head)
    writer.json(String(decoding: head.bytes.dropLast(), as: UTF8.self))
    writer.literal("}</script>\n")
  }

  private var texts: [(StaticString, String)] {
    let (markers, pages, ages) = (wording.markers, wording.pages, wording.ages)
    return [
      ("level", wording.counts.level), ("inReplyTo", markers.inReplyTo),
      ("alsoInReplyTo", pages.alsoInReplyTo), ("separator", wording.speech.separator),
      ("original", wording.navigation.originalBy), ("unknown", markers.unknownAuthor),
      ("gone", markers.goneAuthor), ("groupSeparator", wording.numbers.groupSeparator),
      ("edited", markers.editedAge), ("editedAgo", markers.editedAgo),
      ("nowShort", ages.nowShort), ("nowLong", ages.nowLong), ("yesterday", ages.yesterday),
      ("empty", wording.navigation.noComments), ("image", pages.picture),
      ("application/pdf", pages.document), ("audio", pages.sound), ("video", pages.film),
      ("file", pages.file), ("moreReplies", wording.counts.unknownMoreReplies),
      ("moreComments", wording.counts.unknownMoreComments),
    ]
  }

  private var plurals: [(StaticString, Plural)] {
    let counts = wording.counts
    let short: [StaticString] = ["short0", "short1", "short2", "short3", "short4", "short5"]
    let long: [StaticString] = ["long0", "long1", "long2", "long3", "long4", "long5"]
    let all: [(StaticString, Plural)] = [
      ("comments", counts.comments), ("notLoaded", counts.notLoaded), ("people", counts.people),
      ("points", counts.points), ("nReplies", counts.moreReplies),
      ("nComments", counts.moreComments),
    ]
    return all + Array(zip(short, wording.ages.short)) + Array(zip(long, wording.ages.long))
  }

  private var numbers: [(StaticString, Int)] {
    let levels =
      switch scene.style.folding.initialFold {
      case .none: 0
      case .rootsOnly: 1
      case .below(let level): max(level, 1)
      }
    return [
      ("levels", levels), ("colors", scene.style.colors.avatars.count),
      ("firstGroupedLength", wording.numbers.firstGroupedLength),
    ]
  }

  private func open(_ name: StaticString, _ writer: inout PageWriter) {
    writer.literal(",\"")
    writer.literal(name)
    writer.literal("\":")
  }
}
