import RejoinderCore

/// Comment bodies as two kinds of site write them, together with the blocks that they consist of.
///
/// Lengths and densities are near those of published discussions: some 340 bytes and four tags a
/// kilobyte where paragraphs are unclosed, some 190 bytes and thirty tags a kilobyte where blocks are
/// closed, with somewhat more entities than there.
struct Bodies {
  var html: [[UInt8]] = []
  /// For each body, its blocks in order.
  var blocks: [[Markup.Kind]] = []

  var byteCount: Int { html.reduce(0) { $0 + $1.count } }

  private static let words = """
    the of a to and harbour lantern quietly seven people would rather keep their boats where nobody \
    measured anything before breakfast although it&#x27;s said that &quot;slow&quot; &amp; steady wins \
    when evening comes around again we listened carefully to what the engineers had written down
    """.split(separator: " ").map { Array($0.utf8) }

  private var random = Random(state: 11)

  /// Bodies with paragraphs that are never closed, separated by `<p>` alone.
  static func unclosed(_ count: Int) -> Bodies {
    var bodies = Bodies()
    for _ in 0..<count {
      var (text, blocks): ([UInt8], [Markup.Kind]) = ([], [])
      for paragraph in 0...bodies.random.next(below: 2) {
        if paragraph > 0 { text += Array("<p>".utf8) }
        if bodies.random.next(below: 25) == 0 {
          text += Array("<pre><code>".utf8) + bodies.sentence(6) + Array("\n</code></pre>".utf8)
          blocks.append(.code)
        } else {
          text += bodies.sentence(10 + bodies.random.next(below: 50))
          blocks.append(.paragraph)
        }
      }
      bodies.html.append(text)
      bodies.blocks.append(blocks)
    }
    return bodies
  }

  /// Bodies in a wrapper, with closed paragraphs, quotes and lists.
  static func closed(_ count: Int) -> Bodies {
    var bodies = Bodies()
    for _ in 0..<count {
      var text = Array("<div class=\"md\">".utf8)
      var blocks: [Markup.Kind] = []
      for _ in 0...bodies.random.next(below: 2) { bodies.appendClosed(to: &text, &blocks) }
      bodies.html.append(text + Array("</div>".utf8))
      bodies.blocks.append(blocks)
    }
    return bodies
  }

  private mutating func appendClosed(to text: inout [UInt8], _ blocks: inout [Markup.Kind]) {
    switch random.next(below: 14) {
    case 0:
      text += Array("<blockquote>\n<p>".utf8) + sentence(12) + Array("</p>\n</blockquote>\n\n".utf8)
      blocks += [.quote, .paragraph]
    case 1:
      text += Array("<ul>\n".utf8)
      blocks.append(.list)
      for _ in 0..<3 {
        text += Array("<li>".utf8) + sentence(7) + Array("</li>\n".utf8)
        blocks += [.item, .paragraph]
      }
      text += Array("</ul>\n\n".utf8)
    default:
      text += Array("<p>".utf8) + sentence(4 + random.next(below: 22)) + Array("</p>\n\n".utf8)
      blocks.append(.paragraph)
    }
  }

  private mutating func sentence(_ count: Int) -> [UInt8] {
    var text: [UInt8] = []
    for position in 0..<count {
      if position > 0 { text.append(0x20) }
      let word = Self.words[random.next(below: Self.words.count)]
      switch random.next(below: 300) {
      case 0: text += Array("<i>".utf8) + word + Array("</i>".utf8)
      case 1:
        text += Array("<a href=\"https:&#x2F;&#x2F;example.org&#x2F;".utf8) + word
        text += Array("\" rel=\"nofollow\">".utf8) + word + Array("</a>".utf8)
      default: text += word
      }
    }
    return text
  }
}
