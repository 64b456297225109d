extension SpeechWriter {
  /// Says a row of comments.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - outline: What the row is of.
  ///   - opener: The id of the discussion's author.
  ///   - markup: What gives the markup of a comment; faces that keep it give theirs.
  /// - Returns: What is said.
  /// - Complexity: O(log n), and O(m) in the size of the comment's body.
  public func speech(
    of row: Row<Comment>,
    in outline: CommentOutline<Comment>,
    opener: Comment.ID? = nil,
    markup: (Comment) -> Markup = { Markup($0.body) }
  ) -> RowSpeech {
    speech(of: row, context(of: row, in: outline, opener: opener, markup: markup))
  }

  /// What an outline knows about a row: everything but what depends on who listens.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - outline: What the row is of.
  ///   - opener: The id of the discussion's author.
  ///   - markup: What gives the markup of a comment.
  /// - Returns: The context, to be completed by what was read, voted and sent.
  /// - Complexity: O(log n), and that of making the markup.
  public func context(
    of row: Row<Comment>,
    in outline: CommentOutline<Comment>,
    opener: Comment.ID? = nil,
    markup: (Comment) -> Markup = { Markup($0.body) }
  ) -> SpeechContext {
    var context = SpeechContext()
    let parent = (row.comment?.parentID ?? row.remainder?.parentID).flatMap { outline.tree[$0] }
    if row.depth > 0 { context.answered.append(wording.name(of: parent)) }
    guard let comment = row.comment else { return context }
    let details = comment.details
    context.answered += details.extraParents.map { wording.name(of: outline.tree[$0]) }
    // Who is quoted and not what: that would be heard again with every answer.
    for quote in details.quotes where quote.commentID != comment.parentID || row.depth == 0 {
      guard let name = name(of: quote, in: outline) else { continue }
      context.answered.append(name)
    }
    context.replyCount = outline.replyCount(of: comment.id)
    if let opener, let author = comment.author { context.isOpener = author.id == opener }
    (context.age, context.editedAt) = (details.age, comment.editedAt)
    context.attachments = details.attachments
    if comment.state.isReadable || comment.state == .dead { context.body = markup(comment) }
    if row.depth > 0, let parent, parent.state.isReadable { context.parentBody = markup(parent) }
    return context
  }

  private func name(of quote: Quote, in outline: CommentOutline<Comment>) -> String? {
    if let author = quote.author { return wording.known(SafeLine.made(of: author.name)) }
    return quote.commentID.map { wording.name(of: outline.tree[$0]) }
  }
}
