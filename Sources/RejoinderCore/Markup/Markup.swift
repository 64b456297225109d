/// What a comment says, ready to be drawn: one buffer of UTF-8 and a flat array of runs.
///
/// A block is an opener, what it holds, and an `end`. Words stand in paragraphs, headings, blocks
/// of code, summaries and table cells, and nowhere else; those never hold other blocks. Quotes,
/// lists with their items, tables with their rows, and spoilers hold blocks, at most
/// ``MarkupBuilder/maximumDepth`` deep. Within a line there is never more than one space, and none
/// at its ends, except in code.
///
/// Values are made by readers, such as ``HTMLReader``, all of which use ``MarkupBuilder``: runs are
/// always balanced, and every link is safe to follow.
///
/// ```swift
/// let markup = Markup(html: "See <a href='https://example.org'>this</a>.")
/// markup.plainText                        // "See this."
/// for run in markup.runs where run.kind == .text {
///   draw(markup.text(of: run), style: run.style, link: markup.link(of: run))
/// }
/// ```
public struct Markup: Sendable {
  /// The words as UTF-8: blocks and lines end with a line break, the cells of a row with a tab.
  public internal(set) var utf8: [UInt8] = []

  /// The runs, in the order of the text, each opener before what it holds.
  public internal(set) var runs: [Run] = []

  /// The bytes of addresses, titles and names of languages.
  var strings: [UInt8] = []

  /// What runs refer to by number, counted from one.
  var references: [Reference] = []

  /// Makes markup that says nothing.
  public init() {}

  /// Whether there are neither words nor anything else to draw.
  public var isEmpty: Bool { runs.isEmpty }

  /// The words alone, with line breaks between blocks.
  ///
  /// - Complexity: O(n) in the length of the text.
  public var plainText: String { String(decoding: utf8, as: UTF8.self) }
}

extension Markup {
  /// Where a reference's strings stand: an address with its title, or the name of a language.
  struct Reference: Hashable, Sendable {
    var start: UInt32
    var length: UInt32
    var titleLength: UInt32

    var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
    var titleRange: Range<Int> { range.upperBound..<range.upperBound + Int(titleLength) }
  }

  /// The text that a run covers; that of an opener is everything in its block.
  ///
  /// - Parameter run: A run of this markup.
  /// - Returns: The text.
  /// - Complexity: O(n) in its length.
  public func text(of run: Run) -> String { String(decoding: utf8[run.range], as: UTF8.self) }

  /// The address that a run leads to: `http`, `https`, `mailto`, or relative to the page.
  ///
  /// - Parameter run: A run of this markup.
  /// - Returns: The address, or `nil` where the run is no link.
  public func link(of run: Run) -> String? {
    let address = address(of: run)
    return address.isEmpty ? nil : String(decoding: address, as: UTF8.self)
  }

  /// The words that a link or an abbreviation carries besides its text.
  ///
  /// - Parameter run: A run of this markup.
  /// - Returns: The words, or `nil` where there are none.
  public func title(of run: Run) -> String? {
    let title = titleBytes(of: run)
    return title.isEmpty ? nil : String(decoding: title, as: UTF8.self)
  }

  /// The programming language that a block of code names.
  ///
  /// - Parameter run: The opener of a block of code in this markup.
  /// - Returns: The name, made of letters, digits and `+ # . _ -`, or `nil` where there is none.
  public func language(of run: Run) -> String? {
    guard run.kind == .code, run.attribute > 0 else { return nil }
    return String(decoding: strings[references[Int(run.attribute) - 1].range], as: UTF8.self)
  }

  /// The bytes of a run's address, empty where it has none.
  package func address(of run: Run) -> ArraySlice<UInt8> {
    guard run.kind.isInline, run.attribute > 0 else { return [] }
    return strings[references[Int(run.attribute) - 1].range]
  }

  /// The bytes of a run's title, empty where it has none.
  package func titleBytes(of run: Run) -> ArraySlice<UInt8> {
    guard run.kind.isInline, run.attribute > 0 else { return [] }
    return strings[references[Int(run.attribute) - 1].titleRange]
  }

  /// Forgets everything but keeps the memory.
  mutating func removeAll() {
    if !utf8.isEmpty { utf8.removeAll(keepingCapacity: true) }
    if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
    if !strings.isEmpty { strings.removeAll(keepingCapacity: true) }
    if !references.isEmpty { references.removeAll(keepingCapacity: true) }
  }
}

extension Markup: Hashable {
  /// Hashes the text, which nearly always decides.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    utf8.withUnsafeBytes { hasher.combine(bytes: $0) }
    hasher.combine(runs.count)
  }
}
