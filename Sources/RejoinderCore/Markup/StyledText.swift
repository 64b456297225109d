/// Text as UTF-8, and how each piece of it is meant.
package struct StyledText: Sendable {
  /// How a piece of text is meant.
  package struct Meaning: Hashable, Sendable {
    /// The styles of the words.
    package var style: Markup.Style = []
    /// Whether the words are a heading.
    package var isHeading = false
    /// Whether the words lead somewhere.
    package var isLink = false
    /// Whether a writer added it: marks, addresses, the sign of a line that goes on.
    package var isAdded = false

    package init(_ style: Markup.Style = [], isAdded: Bool = false) {
      (self.style, self.isAdded) = (style, isAdded)
    }
  }

  /// A piece that begins at a byte and goes on to the next one.
  struct Span: Hashable, Sendable {
    var start: Int
    var meaning: Meaning
  }

  package private(set) var utf8: [UInt8] = []
  private(set) var spans: [Span] = []

  package init() {}

  /// Forgets everything but keeps the memory.
  mutating func removeAll() {
    utf8.removeAll(keepingCapacity: true)
    spans.removeAll(keepingCapacity: true)
  }

  mutating func append(_ bytes: some Sequence<UInt8>, _ meaning: Meaning = Meaning()) {
    begin(meaning)
    utf8.append(contentsOf: bytes)
  }

  /// Appends a byte that is meant as what was begun last.
  mutating func append(_ byte: UInt8) { utf8.append(byte) }

  /// Appends a part of another text as it is meant there.
  mutating func append(_ text: StyledText, _ range: Range<Int>) {
    text.forEachPiece(in: range) { piece, meaning in append(text.utf8[piece], meaning) }
  }

  mutating func removeLast(_ count: Int = 1) { utf8.removeLast(count) }

  /// Gives the pieces of a part, each with its place.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - body: Takes each piece that is not empty.
  /// - Complexity: O(log n + k) for k pieces.
  package func forEachPiece(
    in range: Range<Int>,
    _ body: (_ piece: Range<Int>, _ meaning: Meaning) -> Void
  ) {
    var (start, index) = (range.lowerBound, indexOfSpan(at: range.lowerBound))
    while start < range.upperBound {
      let next = index + 1 < spans.count ? spans[index + 1].start : utf8.count
      let end = min(next, range.upperBound)
      if end > start { body(start..<end, spans[index].meaning) }
      (start, index) = (max(start, end), index + 1)
    }
  }

  /// The last span that begins at or before a byte.
  private func indexOfSpan(at place: Int) -> Int {
    var (low, high) = (0, spans.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if spans[middle].start <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// Has what is appended next be meant in a way.
  mutating func begin(_ meaning: Meaning) {
    while let last = spans.last, last.start >= utf8.count { spans.removeLast() }
    if spans.last?.meaning != meaning { spans.append(Span(start: utf8.count, meaning: meaning)) }
  }
}
