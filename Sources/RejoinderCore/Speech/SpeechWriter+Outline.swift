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
    context(
      of: row,
      in: outline,
      opener: opener,
      comment: { $0 },
      elementID: { $0 },
      markup: markup
    )
  }

  /// What an outline of any type knows about a row: everything but what depends on who listens.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - outline: What the row is of.
  ///   - opener: The id of the discussion's author.
  ///   - comment: What makes a comment of an element.
  ///   - elementID: Which element has the id of a comment.
  ///   - markup: What gives the markup of an element.
  /// - Returns: The context, to be completed by what was read, voted and sent.
  /// - Complexity: O(log n), and that of making the markup.
  public func context<Element>(
    of row: Row<Element>,
    in outline: CommentOutline<Element>,
    opener: Comment.ID? = nil,
    comment: (Element) -> Comment,
    elementID: (Comment.ID) -> Element.ID?,
    markup: (Element) -> Markup
  ) -> SpeechContext {
    var context = SpeechContext()
    let above = (row.comment?.parentID ?? row.remainder?.parentID).flatMap { outline.tree[$0] }
    let parent = above.map(comment)
    func found(_ id: Comment.ID) -> Comment? {
      elementID(id).flatMap { outline.tree[$0] }.map(comment)
    }
    if row.depth > 0 { context.answered.append(wording.name(of: parent)) }
    guard let element = row.comment else { return context }
    let shown = comment(element)
    let details = shown.details
    context.answered += details.extraParents.map { wording.name(of: found($0)) }
    // Who is quoted and not what: that would be heard again with every answer.
    for quote in details.quotes
    where row.depth == 0 || quote.commentID.flatMap({ elementID($0) }) != element.parentID {
      guard let name = name(of: quote, found) else { continue }
      context.answered.append(name)
    }
    context.replyCount = outline.replyCount(of: element.id)
    if let opener, let author = shown.author { context.isOpener = author.id == opener }
    (context.age, context.editedAt) = (details.age, shown.editedAt)
    context.attachments = details.attachments
    if shown.state.isReadable || shown.state == .dead { context.body = markup(element) }
    if row.depth > 0, let above, let parent, parent.state.isReadable {
      context.parentBody = markup(above)
    }
    return context
  }

  private func name(of quote: Quote, _ find: (Comment.ID) -> Comment?) -> String? {
    if let author = quote.author { return wording.known(SafeLine.made(of: author.name)) }
    return quote.commentID.map { wording.name(of: find($0)) }
  }
}
