import RejoinderCore

/// Puts pieces on lines, a sign between them, and begins another line where one does not fit.
struct LineFlow {
  private let width: Int
  private let characters: TerminalCharacters
  private let cellWidth: (String) -> Int
  private let separator: String
  private var used = 0

  /// Makes an empty line.
  ///
  /// - Parameters:
  ///   - width: How many cells a line has.
  ///   - writer: Says which characters there are, and which sign the look has; a dot where it has none.
  init(width: Int, _ writer: TerminalWriter) {
    (self.width, characters) = (width, writer.characters)
    cellWidth = TextServices.terminal.cellWidth
    let sign = SafeText.made(of: writer.style.parts.headingSeparator, as: characters)
    separator =
      characters == .ascii ? " - " : cellWidth(sign) > 0 ? " " + sign + " " : " · "
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
    if used > 0, used + cellWidth(separator) + cells > width {
      newLine(&frame)
      used = 0
    }
    if used > 0 {
      frame.add(separator, .detail)
      used += cellWidth(separator)
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
