public import RejoinderCore

/// Reads Markdown as markup, without losing words.
///
/// Tags are words like any other, images become links with the words that stand for them, and only
/// addresses that are safe to follow become links. A task shows as `☐` or `☑`. Bytes that are no
/// UTF-8 become U+FFFD, as do zero bytes.
///
/// What would take more than ``maximumByteCount`` bytes or more than ``stepLimit(forByteCount:)``
/// steps, or would say far more than its source does, is read as plain text: its marks stay visible,
/// and nothing is lost.
///
/// A reader keeps its memory from body to body:
///
/// ```swift
/// var reader = MarkdownReader()
/// reader.read("*Ripe* apples, see [the list](/list).").html
/// // <p><em>Ripe</em> apples, see <a href="/list" rel="nofollow ugc noopener">the list</a>.</p>
/// ```
public struct MarkdownReader: Sendable {
  /// How long a body may be that is read as Markdown; sites allow far less.
  public static var maximumByteCount: Int { 4 << 20 }

  /// Which Markdown is meant.
  public var dialect: MarkdownDialect

  private var events = MarkdownEvents()
  /// The source as the parser gets it.
  private var source: [UInt8] = []

  /// Makes a reader.
  ///
  /// - Parameter dialect: Which Markdown is meant.
  public init(dialect: MarkdownDialect = .github) { self.dialect = dialect }

  /// How many steps of the parser a body may take: a fixed number for each byte, and some to spare.
  ///
  /// The steps are those that grow faster than the body does, estimated before it is read: open
  /// brackets and the lines and labels that are gone over for each, bare addresses and what is looked
  /// at behind each, empty lines in deeply nested lists. Ordinary text takes less than one a byte.
  ///
  /// - Parameter count: How long the body is.
  /// - Returns: The number of steps.
  public static func stepLimit(forByteCount count: Int) -> Int { 1 << 26 + 64 * count }

  /// Reads a body.
  ///
  /// - Parameters:
  ///   - bytes: Markdown as UTF-8; what is none is repaired.
  ///   - markup: What takes the result; its memory is used again.
  /// - Complexity: O(n) in the number of bytes, whatever they are.
  public mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, into markup: inout Markup) {
    precondition(bytes.count < Int32.max, "A body must be smaller than two gigabytes.")
    copy(bytes)
    events.begin(dialect, byteCount: source.count, reusing: &markup)
    let isRead = bytes.count <= Self.maximumByteCount && isWithinLimits && parse()
    if !isRead {
      copy(bytes, isPlain: true)
      events.startOver()
      source.withUnsafeBufferPointer { PlainReader.read($0, into: &events.builder) }
    }
    events.builder.finish(into: &markup)
  }

  /// Reads a body.
  ///
  /// - Parameter markdown: The body.
  /// - Returns: What it says.
  /// - Complexity: O(n) in its length.
  public mutating func read(_ markdown: String) -> Markup {
    var (markdown, markup) = (markdown, Markup())
    markdown.withUTF8 { read($0, into: &markup) }
    return markup
  }

  private var isWithinLimits: Bool {
    let steps = source.withUnsafeBufferPointer { MarkdownSteps.count(in: $0) }
    return steps <= Self.stepLimit(forByteCount: source.count)
  }

  /// Takes the source as valid UTF-8 that ends with a line break, as the parser reads it fastest.
  private mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>, isPlain: Bool = false) {
    source.removeAll(keepingCapacity: true)
    source.reserveCapacity(bytes.count + 1)
    let count = bytes.count
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let bytes = UnsafeBufferPointer(rebasing: bytes.dropFirst(isMarked ? 3 : 0))
    if UTF8Repair.isValid(bytes) {
      source.append(contentsOf: bytes)
    } else {
      UTF8Repair.append(bytes, to: &source)
    }
    replaceZeros()
    if let last = source.last, last != 0x0A, last != 0x0D { source.append(0x0A) }
    events.insertions.removeAll(keepingCapacity: true)
    guard !isPlain && count <= Self.maximumByteCount else { return }
    if dialect.isReddit { source = RedditSource.prepared(source) }
    if dialect.hasTables { TableSource.prepare(&source, insertions: &events.insertions) }
  }

  /// Zero bytes are no text; the parser reports only some of them.
  private mutating func replaceZeros() {
    guard source.contains(0) else { return }
    var replaced: [UInt8] = []
    replaced.reserveCapacity(source.count)
    for byte in source {
      if byte != 0 {
        replaced.append(byte)
      } else {
        replaced.append(contentsOf: [0xEF, 0xBF, 0xBD])
      }
    }
    source = replaced
  }

  private mutating func parse() -> Bool {
    events.definitions = LinkDefinition.find(in: source)
    guard parseOnce() else { return false }
    guard !events.definitions.isEmpty, events.escapeUnused(in: &source) else { return true }
    events.startOver()
    return parseOnce()
  }

  private mutating func parseOnce() -> Bool {
    source.withUnsafeBufferPointer { MarkdownParser.parse($0, dialect.flags, to: &events) }
  }
}

extension Markup {
  /// Reads Markdown.
  ///
  /// To read many bodies, keep a ``MarkdownReader``.
  ///
  /// - Parameters:
  ///   - markdown: The body.
  ///   - dialect: Which Markdown is meant.
  /// - Complexity: O(n) in its length.
  public init(markdown: String, dialect: MarkdownDialect = .github) {
    var reader = MarkdownReader(dialect: dialect)
    self = reader.read(markdown)
  }

  /// Reads a body in its format, Markdown included.
  ///
  /// Faces take it as their way of reading bodies.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - dialect: Which Markdown is meant where it is Markdown.
  /// - Complexity: O(n) in its length.
  public init(_ body: Body, dialect: MarkdownDialect) {
    switch body.format {
    case .markdown: self.init(markdown: body.source, dialect: dialect)
    case .html, .plain: self.init(body)
    }
  }
}
