import RejoinderCore

/// The discussion that every screen of the two apps shows: all that a comment can be marked with.
enum SampleDiscussion {
  /// The moment in which it is looked at, so that its ages are always the same.
  static let now = Timestamp(seconds: 1_767_261_600)

  /// Who asked.
  static let opener: Comment.ID = "ines"

  /// The comments that came since the last visit.
  static let unread: Set<Comment.ID> = ["9", "17", "23"]

  /// The comments, flat and in the order in which they came.
  static let comments: [Comment] = boat + paint + launch

  private static let boat: [Comment] = [
    comment(1, nil, "Inés", 2_880, "We found this rowing boat in a barn.\n\nIs larch worth saving?")
    {
      $0.flags = .pinned
      $0.votes = Votes(up: 214, down: 6)
      $0.details.attachments = [
        Attachment(
          address: "https://example.org/boat.jpg",
          title: "The boat, keel up",
          mediaType: "image/jpeg"
        )
      ]
      $0.details.reactions = [Reaction("👍", count: 12), Reaction("⛵️", count: 4)]
    },
    comment(2, 1, "Tomás", 2_800, "Push a knife into the planks at the keel. If it stops, yes.") {
      $0.votes = Votes(up: 96, down: 2)
      $0.flags = .accepted
    },
    comment(3, 2, "Inés", 2_760, "It stops everywhere but at the stern.") {
      $0.votes = Votes(up: 31)
      $0.editedAt = ago(2_700)
    },
    comment(4, 3, "Tomás", 2_755, "Then two planks, and the rest is work.") {
      $0.votes = Votes(up: 40, down: 1)
    },
    comment(5, 4, "Inés", 2_700, "Do I have to steam them?"),
    comment(6, 5, "Tomás", 2_690, "Half an hour in a pipe with a kettle at its end."),
    comment(
      7,
      6,
      "Bruna",
      2_600,
      "A plastic sleeve does it too, and it shows what happens inside."
    ),
    comment(8, 7, "Tomás", 2_590, "New to me. Thank you!") { $0.votes = Votes(up: 8) },
    comment(9, 8, "Bruna", 40, "Here is how long each thickness takes: an hour an inch."),
  ]

  private static let paint: [Comment] = [
    comment(10, nil, "Harbour office", 2_400, "Work on hulls is allowed on the east quay only.") {
      $0.flags = [.distinguished, .locked]
    },
    comment(11, nil, "Reminder", 2_350, "Photographs over ten megabytes are made smaller.") {
      $0.flags = [.automated, .folded]
    },
    comment(
      12,
      nil,
      "Piet",
      2_000,
      "<p>Paint, in <b>three</b> steps:</p><ol><li>Sand it.</li>"
        + "<li>Oil it, <i>thin</i>.</li><li>Wait.</li></ol><blockquote><p>Never on damp wood.</p>"
        + "</blockquote><p>More in <a href=\"https://example.org/oil\">my notes</a>.</p>"
    ) {
      $0.body.format = .html
      $0.votes = Votes(up: 73, down: 9)
    },
    comment(13, 12, "Olga", 1_900, "Linseed or tung?") { $0.votes = Votes(up: 12) },
    comment(14, 13, "", 1_890, "") { $0.state = .deleted },
    comment(15, 14, "Piet", 1_800, "What was asked above: yes, both, one after the other."),
    comment(16, 13, "Somebody", 1_700, "Buy a new one.") {
      $0.votes = Votes(up: 2, down: 38)
      $0.flags = .scoreHidden
    },
    comment(17, 12, "Olga", 30, "Does it smell for long?"),
  ]

  private static let launch: [Comment] = [
    comment(18, nil, "", 1_500, "") { $0.state = .removed },
    comment(19, 18, "Rui", 1_490, "That was no help to anybody."),
    comment(20, nil, "Spam", 1_400, "Cheap sails.") { $0.state = .dead },
    comment(21, nil, "Loud", 1_300, "I know better.") { $0.state = .blocked },
    comment(22, nil, "Rui", 900, "Tell us when she goes into the water!") {
      $0.details.quotes = [Quote(of: "1", author: "Inés", body: "We found this rowing boat")]
      $0.votes = Votes(up: 19)
    },
    comment(23, 22, "Inés", 12, "On the first of May. You all come.") {
      $0.flags = .alsoInChannel
      $0.votes = Votes(up: 5)
    },
    comment(24, 22, "Bruna", 1, "I bring the oars.") { $0.state = .pending },
    comment(25, 404, "Late", 600, "What I answer here is not in this list any more."),
  ]

  private static func ago(_ minutes: Int64) -> Timestamp {
    now.advanced(byMicroseconds: -minutes * 60_000_000)
  }

  private static func comment(
    _ number: Int64,
    _ parent: Int64?,
    _ name: String,
    _ minutes: Int64,
    _ text: String,
    _ mark: (inout Comment) -> Void = { _ in }
  ) -> Comment {
    let author: Author? =
      name.isEmpty ? nil : Author(name, id: name == "Inés" ? opener : nil)
    var comment = Comment(
      id: Comment.ID(number),
      parentID: parent.map { Comment.ID($0) },
      author: author,
      body: Body(text),
      createdAt: ago(minutes)
    )
    mark(&comment)
    return comment
  }
}
