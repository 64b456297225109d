import RejoinderCore
import RejoinderTerminal

/// Not the comments of the testing library.
typealias Comment = RejoinderCore.Comment

/// Noon of 1 March 2024, UTC.
let noon = Timestamp(CivilDate(year: 2024, month: 3, day: 1, hour: 12))

func minutes(beforeNoon count: Int64) -> Timestamp {
  noon.advanced(byMicroseconds: -count * 60_000_000)
}

/// A comment with an author of the same length as most, and a few words.
func comment(
  _ id: Comment.ID,
  under parent: Comment.ID? = nil,
  by author: String = "Luis",
  _ text: String = "Two at a time?"
) -> Comment {
  Comment(id: id, parentID: parent, author: Author(author), body: Body(text))
}

/// A chain of replies, each by an author who is named after its level.
func chain(_ count: Int) -> [Comment] {
  (1...count).map { level in
    comment(
      Comment.ID(Int64(level)),
      under: level > 1 ? Comment.ID(Int64(level - 1)) : nil,
      by: "N\(level)",
      "Level \(level)."
    )
  }
}

/// What a writer makes of comments, without the line break at the end.
func frame(
  _ comments: [Comment],
  remainders: [Remainder<Comment.ID>] = [],
  fold: Outline.InitialFold = .none,
  opener: Comment.ID? = nil,
  _ set: (inout TerminalWriter) -> Void = { _ in }
) -> String {
  var writer = TerminalWriter(now: noon)
  writer.width = 60
  set(&writer)
  let tree = CommentTree(comments, remainders: remainders)
  let text = writer.text(of: CommentOutline(tree, initialFold: fold), opener: opener)
  return String(text.dropLast())
}
