/// Reads plain text: empty lines end paragraphs, other line breaks stay, addresses become links.
package enum PlainReader {
  /// Adds text, which must be valid UTF-8.
  package static func read(_ bytes: UnsafeBufferPointer<UInt8>, into builder: inout MarkupBuilder) {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if line.contains(where: { $0 > 0x20 }) {
        readLine(line, into: &builder)
        builder.lineBreak()
      } else {
        builder.open(.paragraph)
      }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    builder.open(.paragraph)
  }

  private static func readLine(
    _ line: UnsafeBufferPointer<UInt8>,
    into builder: inout MarkupBuilder
  ) {
    var written = 0
    var index = 0
    while index < line.count {
      guard let end = PlainAddress.end(in: line, from: index) else {
        index += 1
        continue
      }
      write(UnsafeBufferPointer(rebasing: line[written..<index]), into: &builder)
      let address = UnsafeBufferPointer(rebasing: line[index..<end])
      builder.openLink(to: address, title: UnsafeBufferPointer(start: nil, count: 0))
      builder.text(utf8: address)
      builder.closeLink()
      (index, written) = (end, end)
    }
    write(UnsafeBufferPointer(rebasing: line[written...]), into: &builder)
  }

  /// Adds a part of a line.
  ///
  /// Spaces that people align things with do not shrink: all but the last one of several, and those
  /// at the beginning, become spaces that do not break.
  private static func write(
    _ text: UnsafeBufferPointer<UInt8>,
    into builder: inout MarkupBuilder
  ) {
    var index = 0
    while index < text.count {
      var end = index
      while end < text.count, text[end] != 0x20, text[end] != 0x09 { end += 1 }
      builder.text(utf8: UnsafeBufferPointer(rebasing: text[index..<end]))
      index = end
      while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
      if index < end { writeSpaces(text[index..<end], into: &builder) }
      index = end
    }
  }

  private static func writeSpaces(
    _ spaces: Slice<UnsafeBufferPointer<UInt8>>,
    into builder: inout MarkupBuilder
  ) {
    var count = 0
    for byte in spaces { count += byte == 0x09 ? 4 : 1 }
    // At the beginning of a line a common space would vanish.
    let isFirst = builder.blocksSpace
    for _ in 0..<(isFirst ? count : count - 1) { builder.text("\u{A0}") }
    if !isFirst { builder.writeSpace() }
  }
}

extension Markup {
  /// Reads plain text: empty lines end paragraphs, other line breaks stay, and addresses that
  /// begin with `http://` or `https://` become links.
  ///
  /// - Parameter text: The text.
  /// - Complexity: O(n) in its length.
  public init(plain text: String) {
    var (text, builder) = (text, MarkupBuilder())
    text.withUTF8 { PlainReader.read($0, into: &builder) }
    self = builder.finish()
  }

  /// Reads a body in its format.
  ///
  /// Markdown is read as plain text, line by line: its marks stay visible. The product
  /// RejoinderMarkdown reads it as what it means.
  ///
  /// - Parameter body: The body.
  /// - Complexity: O(n) in its length.
  public init(_ body: Body) {
    switch body.format {
    case .html: self.init(html: body.source)
    case .plain, .markdown: self.init(plain: body.source)
    }
  }
}
