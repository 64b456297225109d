extension Comment {
  /// Makes a comment together with its replies, as a literal or a small demo would.
  ///
  /// The replies are flattened at once, each told its parent; a value never nests deeper than one
  /// level, so that freeing or comparing it needs no deep stack.
  ///
  /// - Parameters:
  ///   - id: Its identity.
  ///   - author: Who wrote it.
  ///   - text: What it says, as plain text.
  ///   - age: Its age in words, such as `2h`.
  ///   - replies: Its replies, with theirs.
  /// - Complexity: O(n) in the number of comments below it.
  public init(id: ID, author: String, text: String, age: String = "", replies: [Comment] = []) {
    self.init(id: id, author: Author(author), body: Body(text))
    details.age = age
    details.nestedReplies = Self.flattened(replies, under: id)
  }

  /// Makes a comment with a date together with its replies.
  ///
  /// - Parameters:
  ///   - id: Its identity.
  ///   - author: Who wrote it.
  ///   - text: What it says, as plain text.
  ///   - date: When it was written.
  ///   - replies: Its replies, with theirs.
  /// - Complexity: O(n) in the number of comments below it.
  public init(id: ID, author: String, text: String, date: Timestamp, replies: [Comment] = []) {
    self.init(id: id, author: Author(author), body: Body(text), createdAt: date)
    details.nestedReplies = Self.flattened(replies, under: id)
  }

  /// Lays comments and their nested replies out in pre-order, each with its parent named.
  ///
  /// - Parameters:
  ///   - comments: The comments.
  ///   - parentID: What the outermost ones answer; `nil` leaves their own parent as it is.
  /// - Returns: All of them, none with nested replies left.
  /// - Complexity: O(n) in the number of comments returned.
  public static func flattened(_ comments: [Comment], under parentID: ID? = nil) -> [Comment] {
    var flat: [Comment] = []
    for var comment in comments {
      let replies = comment.details.nestedReplies
      if !replies.isEmpty { comment.details.nestedReplies = [] }
      comment.parentID = parentID ?? comment.parentID
      flat.append(comment)
      flat.append(contentsOf: replies)
    }
    return flat
  }
}
