import RejoinderCore

extension TerminalWriter {
  /// A date as the reader wants dates; `nil` where nothing is known.
  func date(_ date: Timestamp?, or age: String) -> String? {
    if let date, dates == .full { return wording.date(of: date, offset: clockOffset) }
    return Age(since: date, or: age, now: now).map { wording.text($0, .short) }
  }

  /// The words of a body, broken into lines.
  func lines(of body: Body, width: Int) -> [Substring] {
    body.isEmpty ? [] : lines(of: markup(body), width: width)
  }

  private func lines(of markup: Markup, width: Int) -> [Substring] {
    let services = TextServices.shown(in: characters)
    let text = TextWriter(width: width, services: services).text(of: markup)
    var lines: [Substring] = []
    // Bytes, not characters: looking for a line feed needs no grapheme breaks.
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      cut(Substring(line), to: width, services, into: &lines)
    }
    return lines
  }

  /// Cuts a line that the writer kept whole, as it keeps those of code and tables.
  private func cut(
    _ line: Substring,
    to width: Int,
    _ services: TextServices,
    into lines: inout [Substring]
  ) {
    var line = line
    // No character takes more cells than bytes, unless several stand in for it.
    let isPlain = characters == .unicode || line.utf8.allSatisfy { $0 < 0x80 }
    while line.utf8.count > width || !isPlain {
      var (end, cells) = (line.startIndex, 0)
      while end < line.endIndex {
        cells += services.cellWidth(String(line[end]))
        guard cells <= width || end == line.startIndex else { break }
        end = line.index(after: end)
      }
      guard end < line.endIndex else { break }
      lines.append(line[..<end])
      line = line[end...]
    }
    lines.append(line)
  }

  /// Some words, broken into lines.
  func wrapped(_ text: String, width: Int) -> [Substring] {
    text.isEmpty ? [] : lines(of: Markup(plain: text), width: width)
  }
}
