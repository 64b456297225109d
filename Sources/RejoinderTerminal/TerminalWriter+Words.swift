import RejoinderCore

extension TerminalWriter {
  /// A date as the reader wants dates; `nil` where nothing is known.
  func date(_ date: Timestamp?, or age: String) -> String? {
    if let date, dates == .full { return wording.date(of: date, offset: clockOffset) }
    return Age(since: date, or: age, now: now).map { wording.text($0, .short) }
  }

  /// The words of a body, broken into lines.
  func lines(of body: Body, width: Int) -> BodyLines {
    body.isEmpty ? BodyLines() : lines(of: markup(body), width: width)
  }

  /// Some words, broken into lines.
  func wrapped(_ text: String, width: Int) -> [String] {
    guard !text.isEmpty else { return [] }
    let lines = lines(of: Markup(plain: text), width: width)
    return lines.ranges.map { String(decoding: lines.text.utf8[$0], as: UTF8.self) }
  }

  private func lines(of markup: Markup, width: Int) -> BodyLines {
    let services = TextServices.shown(in: characters)
    var writer = TextWriter(width: width, services: services)
    writer.wrapsCode = true
    // Letters can be struck through; they can't be raised, and what is concealed is to be seen.
    if palette != nil { writer.marks.remove(.strikethrough) }
    var lines = BodyLines(text: writer.styledText(of: markup))
    var start = 0
    // Bytes, not characters: looking for a line feed needs no grapheme breaks.
    while let end = lines.text.utf8[start...].firstIndex(of: 0x0A) {
      cut(start..<end, to: width, services, into: &lines)
      start = end + 1
    }
    cut(start..<lines.text.utf8.count, to: width, services, into: &lines)
    return lines
  }

  /// Cuts a line that is still too long, as in less room than the writer takes.
  private func cut(
    _ line: Range<Int>,
    to width: Int,
    _ services: TextServices,
    into lines: inout BodyLines
  ) {
    let bytes = lines.text.utf8[line]
    // No character takes more cells than bytes, unless several stand in for it.
    let isPlain = characters == .unicode || bytes.allSatisfy { $0 < 0x80 }
    guard bytes.count > width || !isPlain else { return lines.ranges.append(line) }
    var (start, end, used) = (line.lowerBound, line.lowerBound, 0)
    for character in String(decoding: bytes, as: UTF8.self) {
      let cells = services.cellWidth(String(character))
      if used + cells > width, end > start {
        lines.ranges.append(start..<end)
        (start, used) = (end, 0)
      }
      used += cells
      end += character.utf8.count
    }
    lines.ranges.append(start..<end)
  }
}
