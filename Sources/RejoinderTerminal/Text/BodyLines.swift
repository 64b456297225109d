import RejoinderCore

/// The words of a body, and where its lines stand in them.
struct BodyLines {
  var text = StyledText()
  var ranges: [Range<Int>] = []

  /// Adds a line to a frame.
  func add(_ line: Range<Int>, _ role: FrameRole? = nil, to frame: inout Frame) {
    let role = role ?? self.role(of: line)
    text.forEachPiece(in: line) { piece, meaning in
      frame.add(String(decoding: text.utf8[piece], as: UTF8.self), role, meaning)
    }
  }

  /// People write `>` before what they quote in plain text too; `>!` hides words.
  private func role(of line: Range<Int>) -> FrameRole {
    let words = text.utf8[line]
    return words.first == 0x3E && words.dropFirst().first != 0x21 ? .quote : .text
  }
}
