import RejoinderCore

/// Not the comment of a failed expectation.
typealias Comment = RejoinderCore.Comment

/// A discussion of seven levels in which lines go on past rows of every level.
enum Plot {
  /// Which comment answers which.
  private static let parents: [(id: Int, parent: Int?)] = [
    (1, nil), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 7), (9, 7), (10, 6), (11, 5),
    (12, 4), (13, 2), (14, 1), (15, nil), (16, 15), (17, 16), (18, 15), (19, nil),
  ]

  /// The rows with everything open, as Core has them.
  static let rows: [Row<Comment>] = {
    let comments = parents.map {
      Comment(
        id: Comment.ID(Int64($0.id)),
        parentID: $0.parent.map { Comment.ID(Int64($0)) },
        author: "Ana"
      )
    }
    let outline = CommentOutline(CommentTree(comments))
    return outline.rows(0..<outline.rowCount)
  }()

  /// The discussion in Rejoinder's own format.
  static let text: String = {
    var lines = [#"{"rejoinder":1,"discussion":{"id":"p","title":"The plot","author":"Marta"}}"#]
    for (id, parent) in parents {
      let above = parent.map { #","parent":"\#($0)""# } ?? ""
      let words = String(repeating: "Beans want poles. ", count: 1 + id % 4 * 3)
      lines.append(
        """
        {"id":"\(id)"\(above),"author":"Ana \(id)","text":"\(words)","up":\(id),\
        "created":"2024-03-01T08:00:00Z"}
        """
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }()
}
