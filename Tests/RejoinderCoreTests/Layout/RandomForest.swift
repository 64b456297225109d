import RejoinderCore

private typealias Comment = RejoinderCore.Comment

extension CommentTree<RejoinderCore.Comment> {
  /// A forest of any shape: each comment answers one of the last `tail`, or now and then nobody.
  static func random(
    count: Int,
    tail: Int,
    using random: inout some RandomNumberGenerator
  ) -> Self {
    var comments: [Comment] = []
    for number in 0..<count {
      let isTop = number == 0 || Int.random(in: 0..<8, using: &random) == 0
      let parent = Int.random(in: max(number - tail, 0)..<max(number, 1), using: &random)
      let parentID = isTop ? nil : Comment.ID(Int64(parent))
      comments.append(Comment(id: Comment.ID(Int64(number)), parentID: parentID))
    }
    return Self(comments)
  }

  /// About one in seven of the comments.
  func someIDs(using random: inout some RandomNumberGenerator) -> Set<RejoinderCore.Comment.ID> {
    Set(preOrder.map(\.id).filter { _ in Int.random(in: 0..<7, using: &random) == 0 })
  }
}
