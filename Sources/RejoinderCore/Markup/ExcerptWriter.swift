/// Writes the beginning of a markup on one line, as lists and notifications show it.
///
/// It is cut between words where that loses less than half of it, and then ends in `…`. Letters of
/// spoilers are replaced by blocks.
///
/// ```swift
/// ExcerptWriter(width: 12).text(of: Markup(html: "<p>Ripe apples<p>fall."))
/// // Ripe apples…
/// ```
public struct ExcerptWriter: Sendable {
  /// How many cells it may take, `…` included.
  public var width: Int
  /// How text is measured.
  public var services: TextServices

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - width: How many cells it may take, `…` included; at least one is used.
  ///   - services: How text is measured.
  public init(width: Int = 120, services: TextServices = .simple) {
    (self.width, self.services) = (width, services)
  }

  /// Writes the beginning of a markup.
  ///
  /// - Parameter markup: The markup.
  /// - Returns: One line without controls, empty where there are no words.
  /// - Complexity: O(n) in the width: what stands behind the beginning is not looked at.
  public func text(of markup: Markup) -> String {
    let width = max(width, 1)
    let (words, isWhole) = beginning(of: markup, limit: 16 * width + 64)
    let measure = TextMeasure(services: services)
    if isWhole, measure.fit(words[...], in: width).end == words.count {
      return String(decoding: words, as: UTF8.self)
    }
    var end = measure.fit(words[...], in: width - 1).end
    if end < words.count, words[end] != 0x20, let space = words[..<end].lastIndex(of: 0x20),
      space > end / 2
    {
      end = space
    }
    while end > 0, words[end - 1] == 0x20 { end -= 1 }
    return String(decoding: words[..<end], as: UTF8.self) + "…"
  }

  /// The first bytes of the words on one line, and whether these are all words.
  private func beginning(of markup: Markup, limit: Int) -> (words: [UInt8], isWhole: Bool) {
    var words: [UInt8] = []
    var spoilerEnd = 0
    var end = 0
    for run in markup.runs where run.length > 0 {
      if run.kind == .spoiler { spoilerEnd = max(spoilerEnd, run.range.upperBound) }
      if run.kind == .summary { end = run.range.upperBound }
      guard run.kind == .text else { continue }
      let isInSpoiler = run.range.lowerBound < spoilerEnd && run.range.lowerBound >= end
      if needsSpace(before: run, in: markup, words) { words.append(0x20) }
      for byte in markup.utf8[run.range] {
        append(byte, isMasked: isInSpoiler || run.style.contains(.spoiler), to: &words)
        // Between scalars only.
        if words.count >= limit, byte < 0x80 { return (words, false) }
      }
    }
    if words.last == 0x20 { words.removeLast() }
    return (words, true)
  }

  /// Whether a run is the first after the end of a line, a cell or a block.
  private func needsSpace(before run: Markup.Run, in markup: Markup, _ words: [UInt8]) -> Bool {
    guard let last = words.last, last != 0x20, run.range.lowerBound > 0 else { return false }
    let before = markup.utf8[run.range.lowerBound - 1]
    return before == 0x0A || before == 0x09
  }

  private func append(_ byte: UInt8, isMasked: Bool, to words: inout [UInt8]) {
    if byte <= 0x20 {
      if let last = words.last, last != 0x20 { words.append(0x20) }
    } else if byte == 0x7F || (words.last == 0xC2 && byte & 0xE0 == 0x80) {
      if byte != 0x7F { words.removeLast() }
    } else if !isMasked {
      words.append(byte)
    } else if byte & 0xC0 != 0x80 {
      words.append(contentsOf: [0xE2, 0x96, 0x92])
    }
  }
}
