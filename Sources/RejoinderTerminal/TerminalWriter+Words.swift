import RejoinderCore

extension TerminalWriter {
  /// A date as the reader wants dates; `nil` where nothing is known.
  func date(_ date: Timestamp?, or age: String) -> String? {
    if let date, dates == .full { return wording.date(of: date, offset: clockOffset) }
    return Age(since: date, or: age, now: now).map { wording.text($0, .short) }
  }

  /// The words of a body, broken into lines.
  func lines(of body: Body, width: Int) -> [Substring] {
    guard !body.isEmpty else { return [] }
    let writer = TextWriter(width: width, services: .shown(in: characters))
    let text = writer.text(of: Markup(body))
    // Bytes, not characters: looking for a line feed needs no grapheme breaks.
    return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Substring.init)
  }

  /// Some words, broken into lines.
  func wrapped(_ text: String, width: Int) -> [Substring] {
    lines(of: Body(text), width: width)
  }
}
