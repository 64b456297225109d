/// Reads the HTML of comments as markup: forgiving, in one pass, without losing words.
///
/// It knows what discussion sites write: paragraphs that are never closed, spoilers, mentions,
/// tables, code with its language. An unknown tag keeps its words. Tags that are never finished
/// and lone `<` and `&` are words themselves. Of scripts, styles, templates and frames nothing is
/// shown, except where a body consists of nothing else: then its source is shown as text. Bytes
/// that are no UTF-8 become U+FFFD.
///
/// A reader keeps its memory from body to body:
///
/// ```swift
/// var reader = HTMLReader()
/// var markup = Markup()
/// for body in bodies {
///   body.withUnsafeBufferPointer { reader.read($0, into: &markup) }
///   show(markup)
/// }
/// ```
public struct HTMLReader: Sendable {
  var builder = MarkupBuilder()

  /// The values of attributes once their entities are read.
  var address: [UInt8] = []
  var title: [UInt8] = []
  private var repaired: [UInt8] = []

  /// How many inline elements without a meaning of their own are open, and which of those have one
  /// after all: a class or a title gave it to them.
  var spanDepth = 0
  var spans: [Scope] = []
  /// The same for `<div>`.
  var divDepth = 0
  var divs: [Scope] = []

  /// How many quotations are open within the line, and in which block of words they were begun.
  var quotationDepth = 0
  var quotedBlock = 0

  /// Whether the open link mentions somebody.
  var linkIsMention = false
  /// Whether something was left out that is not meant to be read.
  var hasDropped = false

  /// How many bytes were looked at for the last body, by all searches together.
  package private(set) var work = 0

  /// An element that means something because of its attributes.
  struct Scope: Sendable {
    var depth: Int
    var style: Markup.Style
    var hasNote = false
  }

  /// Makes a reader.
  public init() {}

  /// Reads a body.
  ///
  /// - Parameters:
  ///   - bytes: HTML as UTF-8; what is none is repaired.
  ///   - markup: What takes the result; its memory is used again.
  /// - Complexity: O(n) in the number of bytes, whatever they are.
  public mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, into markup: inout Markup) {
    precondition(bytes.count < Int32.max, "A body must be smaller than two gigabytes.")
    builder.begin(reusing: &markup)
    reset()
    if UTF8Repair.isValid(bytes) {
      parse(bytes)
    } else {
      var buffer: [UInt8] = []
      swap(&buffer, &repaired)
      buffer.removeAll(keepingCapacity: true)
      UTF8Repair.append(bytes, to: &buffer)
      buffer.withUnsafeBufferPointer { parse($0) }
      swap(&buffer, &repaired)
    }
    builder.finish(into: &markup)
  }

  /// Reads a body.
  ///
  /// - Parameter html: The body.
  /// - Returns: What it says.
  /// - Complexity: O(n) in its length.
  public mutating func read(_ html: String) -> Markup {
    var (html, markup) = (html, Markup())
    html.withUTF8 { read($0, into: &markup) }
    return markup
  }

  private mutating func reset() {
    (spanDepth, divDepth, linkIsMention, hasDropped) = (0, 0, false, false)
    (quotationDepth, quotedBlock) = (0, 0)
    if !spans.isEmpty { spans.removeAll(keepingCapacity: true) }
    if !divs.isEmpty { divs.removeAll(keepingCapacity: true) }
  }

  private mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>) {
    work = 0
    guard let base = bytes.baseAddress else { return }
    var scanner = HTMLScanner(base, bytes.count)
    scanner.skipByteOrderMark()
    parse(&scanner)
    work = scanner.work
    if hasDropped && builder.isWordless {
      builder.startOver()
      PlainReader.read(bytes, into: &builder)
    }
  }

  private mutating func parse(_ scanner: inout HTMLScanner) {
    while !scanner.isAtEnd {
      switch scanner.byte {
      case 0x3C: readMarkup(&scanner)
      case 0x26: readReference(&scanner)
      case ..<0x20: builder.writeControl(&scanner)
      default:
        builder.writePiece(&scanner)
        // Only a second space can be where a piece ends and another one would begin.
        if !scanner.isAtEnd && scanner.byte == 0x20 { builder.writeControl(&scanner) }
      }
    }
  }

  /// Reads the reference at hand as text, white space and controls included.
  private mutating func readReference(_ scanner: inout HTMLScanner) {
    if let common = scanner.commonReference() {
      scanner.position &+= common.length
      return builder.writeByte(common.byte)
    }
    guard let found = scanner.reference(at: scanner.position, before: scanner.count) else {
      return writeLiteral(&scanner)
    }
    scanner.position = found.end
    var bytes = found.bytes.littleEndian
    guard found.count == 1 else {
      withUnsafeBytes(of: &bytes) { bytes in
        guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
        builder.write(base, found.count)
      }
      return
    }
    let byte = UInt8(truncatingIfNeeded: found.bytes)
    if byte > 0x20 { builder.writeByte(byte) } else { builder.writeWhite(byte) }
  }

  /// Takes the character at hand for itself.
  mutating func writeLiteral(_ scanner: inout HTMLScanner) {
    builder.writeByte(scanner.byte)
    scanner.position &+= 1
  }
}

extension Markup {
  /// Reads HTML.
  ///
  /// To read many bodies, keep an ``HTMLReader``.
  ///
  /// - Parameter html: A body as people paste it: unclosed, misnested and hostile alike.
  /// - Complexity: O(n) in its length.
  public init(html: String) {
    var reader = HTMLReader()
    self = reader.read(html)
  }
}
