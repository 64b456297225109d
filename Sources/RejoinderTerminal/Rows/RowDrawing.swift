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
  private var margin: Margin
  private var isFirst = true

  init(_ writer: TerminalWriter, opener: Comment.ID?) {
    (self.writer, self.opener) = (writer, opener)
    margin = Margin(
      levels: Indentation.levels(inWidth: writer.width),
      characters: writer.characters
    )
  }

  mutating func draw(_ row: Row<Comment>, _ surroundings: Surroundings, to frame: inout Frame) {
    margin.enter(row.guides, nextDepth: surroundings.nextDepth)
    if !isFirst {
      margin.addGap(to: &frame)
      frame.endLine()
    }
    isFirst = false
    margin.addBranch(to: &frame)
    if let comment = row.comment {
      drawHeader(of: comment, to: &frame)
      drawCues(of: row, surroundings, to: &frame)
      drawWords(of: comment, to: &frame)
      if row.isCollapsed { drawFold(surroundings.replyCount, to: &frame) }
    } else {
      drawMore(row, to: &frame)
    }
  }

  private func line(_ text: some StringProtocol, _ role: FrameRole, to frame: inout Frame) {
    margin.add(to: &frame)
    frame.add(text, role)
    frame.endLine()
  }

  /// The cells that words have at the row.
  private var width: Int { max(writer.width - margin.cells, 1) }
}

// MARK: The first lines

extension RowDrawing {
  private func drawHeader(of comment: Comment, to frame: inout Frame) {
    var flow = LineFlow(width: width, characters: writer.characters)
    for piece in header(of: comment) {
      flow.add(piece.text, piece.role, to: &frame) { frame in
        frame.endLine()
        margin.add(to: &frame)
      }
    }
    frame.endLine()
  }

  private typealias Piece = (text: String, role: FrameRole)

  private func header(of comment: Comment) -> [Piece] {
    var pieces: [Piece] = []
    if let author = comment.author {
      pieces.append((name(of: author), .author))
      if author.id == opener {
        pieces.append((writer.wording.markers.originalPoster, .opener))
      }
    } else if comment.state.isReadable {
      pieces.append((writer.wording.markers.unknownAuthor, .author))
    } else if let words = writer.wording.placeholder(for: comment.state) {
      pieces.append((words, .marker))
    }
    if let date = writer.date(comment.createdAt, or: comment.details.age) {
      pieces.append((date, .detail))
    }
    if let votes = comment.votes, comment.state.isReadable, !comment.flags.contains(.scoreHidden) {
      pieces.append((writer.wording.points(votes.score), .detail))
    }
    return pieces + markers(of: comment).map { ($0, .marker) }
  }

  /// The name, or that there is none where nothing of it can be shown.
  private func name(of author: Author) -> String {
    let name = SafeText.made(of: author.name, as: writer.characters)
    let isSeen = !SafeLine.made(of: author.name).isEmpty && !name.allSatisfy { $0 == " " }
    return isSeen ? name : writer.wording.markers.unknownAuthor
  }

  private func markers(of comment: Comment) -> [String] {
    var markers = writer.wording.labels(for: comment.flags)
    if comment.editedAt != nil { markers.append(writer.wording.markers.edited) }
    if comment.state == .pending, let words = writer.wording.placeholder(for: .pending) {
      markers.append(words)
    }
    return markers
  }

  /// What can't be seen from the place of the row: its level, whom it answers, why it is there.
  private func drawCues(
    of row: Row<Comment>,
    _ surroundings: Surroundings,
    to frame: inout Frame
  ) {
    let wording = writer.wording
    var cues: [String] = []
    if margin.isBeyond(row.depth) { cues.append(wording.level(depth: row.depth)) }
    if !surroundings.answered.isEmpty {
      cues.append(wording.inReplyTo(surroundings.answered.joined(separator: ", ")))
    }
    switch row.placement {
    case .missingParent: cues.append(wording.pages.missingParent)
    case .cycleCut: cues.append(wording.markers.cycleCut)
    case .placed, .waiting: break
    }
    guard !cues.isEmpty else { return }
    let sign = writer.characters == .unicode ? "↳ " : "-> "
    drawWrapped(sign + cues.joined(separator: ", "), .detail, to: &frame)
  }
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
    for words in writer.lines(of: comment.body, width: width) {
      line(words, words.hasPrefix(">") ? .quote : .text, to: &frame)
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
    for words in writer.lines(of: quote.body, width: max(width - sign.utf8.count, 1)) {
      line(sign + words, .quote, to: &frame)
    }
  }

  private func draw(_ attachment: Attachment, to frame: inout Frame) {
    let name = attachment.title.isEmpty ? attachment.mediaType : attachment.title
    drawWrapped(
      name.isEmpty ? attachment.address : "[\(name)] \(attachment.address)",
      .detail,
      to: &frame
    )
  }

  private func drawWrapped(_ text: String, _ role: FrameRole, to frame: inout Frame) {
    for words in writer.wrapped(text, width: width) { line(words, role, to: &frame) }
  }
}

// MARK: What is not shown

extension RowDrawing {
  private func drawFold(_ count: Int, to frame: inout Frame) {
    let words = count > 0 ? writer.wording.replies(count) : writer.wording.markers.folded
    let sign = writer.characters == .unicode ? "▸ " : "+ "
    drawWrapped(sign + words, .replies, to: &frame)
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
