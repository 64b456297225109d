import RejoinderCore

/// A discussion in which every kind of row occurs.
enum Orchard {
  static let now = Timestamp(CivilDate(year: 2024, month: 2, day: 29, hour: 12))

  static func ago(_ minutes: Int64) -> Timestamp {
    now.advanced(byMicroseconds: -minutes * 60_000_000)
  }

  static let comments: [Comment] = [
    Comment(
      id: "1",
      author: "Marta",
      body: "The quince by the wall is ripe.",
      createdAt: ago(120),
      votes: Votes(up: 12),
      flags: [.pinned, .scoreHidden]
    ),
    Comment(
      id: "2",
      parentID: "1",
      author: "Luis",
      body: Body(
        "Two at a time? See <a href='https://example.org/pick'>the <b>picking</b> rules</a>.",
        format: .html
      ),
      createdAt: ago(61),
      editedAt: ago(30),
      votes: Votes(score: 1)
    ),
    Comment(id: "3", parentID: "2", author: "Ana", createdAt: ago(40), state: .deleted),
    Comment(id: "4", parentID: "3", author: "Marta", body: "Three, then.", createdAt: ago(1)),
    Comment(id: "5", body: "", createdAt: ago(0), state: .removed),
    Comment(id: "6", parentID: "gone", author: "", body: "Where is it?", flags: .locked),
  ]

  static func outline(_ comments: [Comment] = comments) -> CommentOutline<Comment> {
    var tree = CommentTree(comments)
    tree.placeOrphans()
    return CommentOutline(tree)
  }

  static func writer(_ wording: Wording = .english) -> SpeechWriter {
    SpeechWriter(wording, now: now)
  }
}
