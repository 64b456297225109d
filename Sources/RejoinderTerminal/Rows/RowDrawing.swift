import RejoinderCore

/// Draws rows into a frame, from the first one down.
struct RowDrawing {
  /// What a row needs to know of the rest of the discussion.
  struct Surroundings {
    /// How many replies it has.
    var replyCount = 0
    /// The names of those whom it answers, where that can't be seen from its place.
    var answered: [String] = []
    /// The depth of the row after it.
    var nextDepth: Int?
  }

  let writer: TerminalWriter
  /// Who opened the discussion.
  let opener: Comment.ID?
  private(set) var margin: Margin
  private var isFirst = true

  init(_ writer: TerminalWriter, opener: Comment.ID?) {
    (self.writer, self.opener) = (writer, opener)
    margin = Margin(
      width: writer.width,
      characters: writer.characters,
      connector: writer.style.metrics.connector
    )
  }

  mutating func draw(_ row: Row<Comment>, _ surroundings: Surroundings, to frame: inout Frame) {
    margin.enter(row.guides, nextDepth: surroundings.nextDepth)
    if !isFirst, hasGap(above: row) {
      margin.addGap(to: &frame)
      frame.endLine()
    }
    isFirst = false
    margin.addBranch(to: &frame)
    guard let comment = row.comment else { return drawMore(row, to: &frame) }
    let showsWords = style.folding.showsWords(isCollapsed: row.isCollapsed)
    let hasFoldInHeading = style.parts.togglePlace == .heading || !showsWords
    var pieces = heading(of: comment, showsScore: showsWords)
    if row.isCollapsed, hasFoldInHeading {
      pieces.append((foldTitle(surroundings.replyCount), .replies))
    }
    drawHeading(pieces, to: &frame)
    drawCues(of: row, surroundings, to: &frame)
    if showsWords { drawWords(of: comment, to: &frame) }
    if row.isCollapsed, !hasFoldInHeading {
      drawWrapped(foldTitle(surroundings.replyCount), .replies, to: &frame)
    }
  }

  /// Whether an empty line stands above a row that is not the first.
  ///
  /// Where nothing else tells rows apart, there is one in every look.
  private func hasGap(above row: Row<Comment>) -> Bool {
    let metrics = style.metrics
    return row.depth == 0 || metrics.connector == .elbow || metrics.replyMargin > 0
      || margin.columns == 0
  }

  private var style: DiscussionStyle { writer.style }

  private func line(_ text: some StringProtocol, _ role: FrameRole, to frame: inout Frame) {
    margin.add(to: &frame)
    frame.add(text, role)
    frame.endLine()
  }

  /// The cells that words have at the row.
  var width: Int { max(writer.width - margin.cells, 1) }
}

// MARK: The words

extension RowDrawing {
  private func drawWords(of comment: Comment, to frame: inout Frame) {
    guard comment.state.isReadable else {
      if comment.author != nil, let words = writer.wording.placeholder(for: comment.state) {
        drawWrapped(words, .marker, to: &frame)
      }
      return
    }
    let details = comment.details
    for quote in details.quotes { draw(quote, to: &frame) }
    let lines = writer.lines(of: comment.body, width: width)
    for line in lines.ranges {
      margin.add(to: &frame)
      lines.add(line, to: &frame)
      frame.endLine()
    }
    for attachment in details.attachments { draw(attachment, to: &frame) }
    if !details.reactions.isEmpty {
      let reactions = details.reactions.map { "\($0.name) \($0.count)" }
      drawWrapped(reactions.joined(separator: "  "), .detail, to: &frame)
    }
  }

  private func draw(_ quote: Quote, to frame: inout Frame) {
    let sign = "> "
    if let name = quote.author?.name { drawWrapped(sign + name + ":", .quote, to: &frame) }
    let lines = writer.lines(of: quote.body, width: max(width - sign.utf8.count, 1))
    for line in lines.ranges {
      margin.add(to: &frame)
      frame.add(sign, .quote)
      lines.add(line, .quote, to: &frame)
      frame.endLine()
    }
  }

  private func draw(_ attachment: Attachment, to frame: inout Frame) {
    let kind = writer.wording.kind(ofMediaType: attachment.mediaType)
    let name = attachment.title.isEmpty ? kind : attachment.title
    drawWrapped(
      name.isEmpty ? attachment.address : "[\(name)] \(attachment.address)",
      .detail,
      to: &frame
    )
  }

  func drawWrapped(_ text: String, _ role: FrameRole, to frame: inout Frame) {
    for words in writer.wrapped(text, width: width) { line(words, role, to: &frame) }
  }
}

// MARK: What is not shown

extension RowDrawing {
  private func foldTitle(_ count: Int) -> String {
    let words = count > 0 ? writer.wording.replies(count) : writer.wording.markers.folded
    return (writer.characters == .unicode ? "▸ " : "+ ") + words
  }

  private func drawMore(_ row: Row<Comment>, to frame: inout Frame) {
    let words = writer.wording.more(row.remainder?.count, isTopLevel: row.depth == 0)
    for (index, words) in writer.wrapped(words, width: width).enumerated() {
      if index > 0 { margin.add(to: &frame) }
      frame.add(words, .replies)
      frame.endLine()
    }
  }
}
