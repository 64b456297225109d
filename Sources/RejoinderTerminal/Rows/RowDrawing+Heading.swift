import RejoinderCore

/// The first lines of a row: who, when, and why it stands where it does.
extension RowDrawing {
  typealias Piece = (text: String, role: FrameRole)

  func drawHeading(_ pieces: [Piece], to frame: inout Frame) {
    var flow = LineFlow(width: width, writer)
    for piece in pieces {
      flow.add(piece.text, piece.role, to: &frame) { frame in
        frame.endLine()
        margin.add(to: &frame)
      }
    }
    frame.endLine()
  }

  func heading(of comment: Comment, showsScore: Bool) -> [Piece] {
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
    if showsScore, let score = score(of: comment) { pieces.append((score, .detail)) }
    return pieces + markers(of: comment).map { ($0, .marker) }
  }

  /// The name, or that there is none where nothing of it can be shown.
  private func name(of author: Author) -> String {
    let name = SafeText.made(of: author.name, as: writer.characters)
    let isSeen = !SafeLine.made(of: author.name).isEmpty && !name.allSatisfy { $0 == " " }
    return isSeen ? name : writer.wording.markers.unknownAuthor
  }

  /// The score as the look says it, `nil` where it is not shown.
  private func score(of comment: Comment) -> String? {
    guard let votes = comment.votes, comment.state.isReadable,
      !comment.flags.contains(.scoreHidden)
    else { return nil }
    switch writer.style.parts.score {
    case .hidden: return nil
    case .points: return writer.wording.points(votes.score)
    case .arrow:
      let number = writer.wording.numbers.text(Int(clamping: votes.score))
      switch writer.characters {
      case .unicode: return (votes.score < 0 ? "↓ " : "↑ ") + number
      case .ascii: return (votes.score < 0 ? "v " : "^ ") + number
      }
    }
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
  func drawCues(
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
