import RejoinderCore

/// Puts pieces on lines, a dot between them, and begins another line where one does not fit.
struct LineFlow {
  private let width: Int
  private let characters: TerminalCharacters
  private let cellWidth: (String) -> Int
  private var used = 0

  init(width: Int, characters: TerminalCharacters) {
    (self.width, self.characters) = (width, characters)
    cellWidth = TextServices.terminal.cellWidth
  }

  /// Adds a piece; one that alone is wider than a line is cut.
  ///
  /// - Parameters:
  ///   - text: The words of the piece.
  ///   - role: What it is.
  ///   - frame: The frame to add it to.
  ///   - newLine: Ends the line and begins the next one.
  mutating func add(
    _ text: String,
    _ role: FrameRole,
    to frame: inout Frame,
    newLine: (inout Frame) -> Void
  ) {
    let text = fitting(SafeText.made(of: text, as: characters))
    let cells = cellWidth(text)
    guard cells > 0 else { return }
    if used > 0, used + 3 + cells > width {
      newLine(&frame)
      used = 0
    }
    if used > 0 {
      if characters == .unicode {
        frame.add(sign: " · ", .detail)
      } else {
        frame.add(sign: " - ", .detail)
      }
      used += 3
    }
    frame.add(text, role)
    used += cells
  }

  private func fitting(_ text: String) -> String {
    guard cellWidth(text) > width else { return text }
    let sign = characters == .unicode ? "…" : "..."
    var (kept, cells) = ("", cellWidth(sign))
    for character in text {
      cells += cellWidth(String(character))
      guard cells <= width else { break }
      kept.append(character)
    }
    return kept + sign
  }
}
