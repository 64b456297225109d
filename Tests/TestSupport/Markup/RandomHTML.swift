/// Bodies made of what readers stumble over.
package enum RandomHTML {
  /// A body of some random pieces.
  package static func body(using random: inout SeededGenerator) -> String {
    var html = ""
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      html += pieces.randomElement(using: &random) ?? ""
      if Int.random(in: 0...3, using: &random) == 0 { html += " " }
    }
    return html
  }

  /// Parts of some bodies one behind the other, cut anywhere.
  package static func splice(_ bodies: [String], using random: inout SeededGenerator) -> String {
    var html: [UInt8] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let part = Array((bodies.randomElement(using: &random) ?? "").utf8)
      let start = Int.random(in: 0...part.count, using: &random)
      html += part[start..<min(part.count, start + 120)]
    }
    return String(decoding: html, as: UTF8.self)
  }

  private static let pieces: [String] = words + tags + entities + attributes

  private static let words = [
    "word", "two words", " ", "  ", "\n", "\n\n", "\t", "\u{A0}", "é", "漢字", "👩‍👧", "\u{0}",
    "\u{1B}[2J", "a", "b", "<", ">", "&", "\"", "'", "=", "/", "]]>", "-->", "--", "\u{202E}",
    "http://example.org/a(b)", "https://example.org/…", "javascript:alert(1)", "\r\n", "\u{85}",
  ]

  private static let tags =
    [
      "a", "abbr", "b", "blockquote", "br", "code", "del", "details", "div", "em", "h1", "h3",
      "hr", "i", "ins", "kbd", "li", "ol", "p", "pre", "q", "span", "strong", "sub", "summary",
      "sup",
      "table", "tbody", "td", "th", "tr", "ul", "script", "style", "unknown", "svg", "math",
      "textarea", "title", "mark", "dl", "dd",
    ].flatMap { ["<\($0)>", "</\($0)>", "<\($0)>"] }

  private static let entities = [
    "&amp;", "&lt;", "&gt", "&quot;", "&#39;", "&#x3C;", "&#0;", "&#128;", "&#xD800;",
    "&#1114112;", "&nbsp;", "&notit;", "&amp;lt;", "&#10;", "&#32;", "&#x1F600;", "&fjlig;",
    "&NewLine;", "&Tab;", "&colon;", "&copy=", "&#", "&#x", "&;",
  ]

  private static let attributes = [
    "<a href='/u/ann'>", "<a href=\"https://e.org/?a=1&amp;b=2\">", "<a href=javascript:x>",
    "<a href=http:javascript:x>",
    "<a href='java\tscript:x'>", "<a href='&#106;avascript&colon;x' title='t'>",
    "<a href=' \u{1}JavaScript:x'>", "<a href=//e.org/x title='a \"b\" <c>'>", "<a href='data:x'>",
    "<a href=\"x\" onclick=\"y\">", "<a class='mention u-url' href='/@ann'>", "<a href='#'>",
    "<img src=x alt='an image'>", "<img src='/i.png'>", "<img src=x onerror=alert(1)>",
    "<img alt='' src='vbscript:x' title='words'>", "<img class=emoji alt=':sun:' src=/s.png>",
    "<span class='md-spoiler-text'>", "<span class=mention>", "<span title='note'>",
    "<abbr title=' an  abbreviation '>", "<div class=spoiler>", "<blockquote class=spoiler>",
    "<pre class='language-c++'>", "<pre><code class=\"language-<b>\">", "<code class=lang-go>",
    "<ol start=7>", "<ol start='-3'>", "<td align=right>", "<th style='text-align:center'>",
    "<p style='x' class=\"y\">", "<b x=\">\">", "<i y='", "<u z=\"", "<a ", "<a href=", "</a x",
    "<!-- comment -->", "<!--", "<![CDATA[", "<!doctype x>", "<?php", "<!>", "</>", "<//", "<b/",
    "<script>alert(1)</script>", "<style>b{}</style>", "<iframe src=x></iframe>", "<svg/onload=x>",
    "<math><mi xlink:href='data:x'>", "<template><img src=x></template>", "<noscript><p title='",
  ]
}
