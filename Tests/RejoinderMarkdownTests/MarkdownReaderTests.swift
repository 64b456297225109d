import RejoinderCore
import RejoinderMarkdown
import TestSupport
import Testing

/// What Markdown means, in the HTML of our writer.
struct MarkdownReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var markdown: String
    var html: String
    var testDescription: String { name }

    init(_ name: String, _ markdown: String, _ html: String) {
      (self.name, self.markdown, self.html) = (name, markdown, html)
    }
  }

  private static let rel = "rel=\"nofollow ugc noopener\""

  static let words = [
    Case("nothing", "", ""),
    Case("white space alone", " \n\t\n", ""),
    Case("paragraphs", "Ripe\napples\n\nfall.", "<p>Ripe apples</p><p>fall.</p>"),
    Case("a backslash break", "one\\\ntwo", "<p>one<br>two</p>"),
    Case("a break by spaces", "one  \ntwo", "<p>one<br>two</p>"),
    Case(
      "styles",
      "*a* __b__ ~~c~~ `d`",
      "<p><em>a</em> <strong>b</strong> <del>c</del> <code>d</code></p>"
    ),
    Case("styles in styles", "***a** b*", "<p><strong><em>a</em></strong><em> b</em></p>"),
    Case("escapes", "\\*a\\* \\# \\<b>", "<p>*a* # &lt;b&gt;</p>"),
    Case("entities", "&copy; &#8364; &#x41; &ngE;", "<p>© € A ≧̸</p>"),
    Case(
      "what is no entity",
      "&nope; &copy &notit; &",
      "<p>&amp;nope; &amp;copy &amp;notit; &amp;</p>"
    ),
    Case("an entity in code", "`&copy;`", "<p><code>&amp;copy;</code></p>"),
    Case("a zero byte", "a\0b `c\0d`", "<p>a\u{FFFD}b <code>c\u{FFFD}d</code></p>"),
    Case("a byte order mark", "\u{FEFF}# Pears", "<h1>Pears</h1>"),
    Case("returns and line feeds", "a\r\nb\r\rc", "<p>a b</p><p>c</p>"),
    Case(
      "tags",
      "<b>a</b> <script>x()</script>",
      "<p>&lt;b&gt;a&lt;/b&gt; &lt;script&gt;x()&lt;/script&gt;</p>"
    ),
    Case("a block of tags", "<div>\n*a*\n</div>", "<p>&lt;div&gt; <em>a</em> &lt;/div&gt;</p>"),
    Case("a comment of HTML", "<!-- a -->", "<p>&lt;!-- a --&gt;</p>"),
  ]

  static let blocks = [
    Case("headings", "# One\nTwo\n---\n###### Six #", "<h1>One</h1><h2>Two</h2><h6>Six</h6>"),
    Case("a line across", "a\n\n***\nb", "<p>a</p><hr><p>b</p>"),
    Case("code", "    one\n\n     two", "<pre>one\n\n two\n</pre>"),
    Case(
      "code with its language",
      "```swift title\nlet a = \"<b>\"\n```",
      "<p>swift title</p><pre language-swift>let a = &quot;&lt;b&gt;&quot;\n</pre>"
    ),
    Case(
      "a language that is none",
      "``` \"><b>\na\n```",
      "<p>&quot;&gt;&lt;b&gt;</p><pre>a\n</pre>"
    ),
    Case("a fence without code", "``` swift code\n```", "<pre language-swift>swift code\n</pre>"),
    Case("code to the end", "~~~\na\n", "<pre>a\n</pre>"),
    Case(
      "quotes",
      "> a\n> > b\n\nc",
      "<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote><p>c</p>"
    ),
    Case("a list", "- a\n- b", "<ul><li>a</li><li>b</li></ul>"),
    Case("a list with air", "- a\n\n- b\n\n  c", "<ul><li>a</li><li>b<p>c</p></li></ul>"),
    Case("a list from three", "3. a\n4. b", "<ol start=\"3\"><li>a</li><li>b</li></ol>"),
    Case(
      "lists in lists",
      "1. a\n   - b\n\n     7) c",
      "<ol><li>a<ul><li>b<ol start=\"7\"><li>c</li></ol></li></ul></li></ol>"
    ),
    Case("code in an item", "- a\n\n      b", "<ul><li>a<pre>b\n</pre></li></ul>"),
    Case("an empty item", "-\n- a", "<ul><li></li><li>a</li></ul>"),
    Case(
      "tasks",
      "- [ ] a\n- [x] b\n- [X]\n- [y] c",
      "<ul><li class=\"task\">☐ a</li><li class=\"task\">☑ b</li><li>☑</li><li>[y] c</li></ul>"
    ),
    Case(
      "tasks with air",
      "- [ ] *a*\n\n- [x] b",
      "<ul><li class=\"task\">☐ <em>a</em></li><li class=\"task\">☑ b</li></ul>"
    ),
    Case(
      "a task with a list",
      "- [ ] a\n  - [x] b",
      "<ul><li class=\"task\">☐ a<ul><li class=\"task\">☑ b</li></ul></li></ul>"
    ),
  ]

  static let links = [
    Case(
      "a link",
      "[*a* b](/x \"t\")",
      "<p><a href=\"/x\" \(rel) title=\"t\"><em>a</em> b</a></p>"
    ),
    Case(
      "a reference",
      "[a][B]\n\n[b]: <https://e.org/?a&amp;b> 'some\nwords'",
      "<p><a href=\"https://e.org/?a&amp;b\" \(rel) title=\"some words\">a</a></p>"
    ),
    Case(
      "an address in brackets",
      "<https://e.org/a>",
      "<p><a href=\"https://e.org/a\" \(rel)>https://e.org/a</a></p>"
    ),
    Case(
      "a mail address",
      "<ann@e.org>",
      "<p><a href=\"mailto:ann@e.org\" \(rel)>ann@e.org</a></p>"
    ),
    Case(
      "bare addresses",
      "https://e.org/a. (www.e.org) ann@e.org",
      "<p><a href=\"https://e.org/a\" \(rel)>https://e.org/a</a>. "
        + "(<a href=\"http://www.e.org\" \(rel)>www.e.org</a>) "
        + "<a href=\"mailto:ann@e.org\" \(rel)>ann@e.org</a></p>"
    ),
    Case(
      "a bare address in a link",
      "[see www.e.org there](/x)",
      "<p><a href=\"/x\" \(rel)>see www.e.org there</a></p>"
    ),
    Case("an unsafe link", "[a](javascript:x) [b](JaVa&#9;script:x) <data:x>", "<p>a b data:x</p>"),
    Case("a link without words", "[](/x) a", "<p><a href=\"/x\" \(rel)>/x</a> a</p>"),
    Case(
      "a link without words but a title",
      "[ ](/x 'ripe')",
      "<p><a href=\"/x\" \(rel) title=\"ripe\">ripe</a></p>"
    ),
    Case(
      "a link of an image without words",
      "[![](/a.png)](/x)",
      "<p><a href=\"/x\" \(rel)>/x</a></p>"
    ),
    Case(
      "an image",
      "![an *apple*](/a.png \"ripe\")",
      "<p><a href=\"/a.png\" \(rel) title=\"ripe\">an apple</a></p>"
    ),
    Case("an image without words", "![](/a.png)", "<p><a href=\"/a.png\" \(rel)>/a.png</a></p>"),
    Case(
      "an image with a title alone",
      "![](/a.png 'ripe')",
      "<p><a href=\"/a.png\" \(rel)>ripe</a></p>"
    ),
    Case("an image in a link", "[![a](/a.png)](/x)", "<p><a href=\"/x\" \(rel)>a</a></p>"),
    Case(
      "an image in an image",
      "![a ![b](/b) `c` &amp;](/a)",
      "<p><a href=\"/a\" \(rel)>a b c &amp;</a></p>"
    ),
    Case("an unsafe image", "![a](data:image/png;x)", "<p>a</p>"),
  ]

  static let tables = [
    Case(
      "a table",
      "a|b\n:---|---:\n*c*|d",
      "<table><tr><th left>a</th><th right>b</th></tr>"
        + "<tr><td left><em>c</em></td><td right>d</td></tr></table>"
    ),
    Case(
      "narrow columns",
      "|a|b|\n|-|:-:|\n|c|d|",
      "<table><tr><th>a</th><th center>b</th></tr>"
        + "<tr><td>c</td><td center>d</td></tr></table>"
    ),
    Case(
      "an empty cell",
      "a|b\n-|-\n|| c",
      "<table><tr><th>a</th><th>b</th></tr>"
        + "<tr><td></td><td>c</td></tr></table>"
    ),
    Case(
      "a missing cell",
      "a|b\n-|-\nc",
      "<table><tr><th>a</th><th>b</th></tr>"
        + "<tr><td>c</td><td></td></tr></table>"
    ),
    Case(
      "a cell too many",
      "a\n-|\nb|c",
      "<table><tr><th>a</th><th></th></tr>"
        + "<tr><td>b</td><td>c</td></tr></table>"
    ),
    Case(
      "a header that is wider",
      "|a|b|\n|-|\n|c|",
      "<table><tr><th>a</th><th>b</th></tr>"
        + "<tr><td>c</td><td></td></tr></table>"
    ),
    Case(
      "bars that are words",
      "a|b\n-|-\n`x\\|y`|c\\|d",
      "<table><tr><th>a</th><th>b</th></tr>"
        + "<tr><td><code>x|y</code></td><td>c|d</td></tr></table>"
    ),
    Case(
      "a table in a quote",
      "> a|b\n> -|-\n> c|d",
      "<blockquote><table><tr><th>a</th><th>b</th>"
        + "</tr><tr><td>c</td><td>d</td></tr></table></blockquote>"
    ),
    Case("a table in code", "```\na||b\n-|-|\nc||d\n```", "<pre>a||b\n-|-|\nc||d\n</pre>"),
    Case("what is no table", "x\na||b\n-|-|\nc", "<p>x a||b -|-| c</p>"),
  ]

  @Test(arguments: words + blocks + links + tables + KeptWordsTests.all) func reads(_ example: Case)
  {
    let markup = Markup(markdown: example.markdown)
    #expect(short(markup.html) == example.html)
    #expect(faults(in: markup) == [])
    #expect(dangers(in: markup.html) == [])
    #expect(Markup(html: markup.html) == markup)
  }

  /// The HTML without the attributes that all blocks of code and tables have.
  private func short(_ html: String) -> String {
    html.replacing("<div class=\"scroll\" tabindex=\"0\"><table>", with: "<table>")
      .replacing("</table></div>", with: "</table>")
      .replacing(/<pre class="scroll" tabindex="0"><code( class="([^"]*)")?>/) {
        $0.output.2.map { "<pre \($0)>" } ?? "<pre>"
      }
      .replacing("</code></pre>", with: "</pre>")
      .replacing(/<(t[dh]) align="([a-z]+)">/) { "<\($0.output.1) \($0.output.2)>" }
  }

  @Test func commonMarkHasNothingBesides() {
    let markdown = "a|b\n-|-\n\n~~c~~ www.e.org\n\n- [ ] d"
    let html = "<p>a|b -|-</p><p>~~c~~ www.e.org</p><ul><li>[ ] d</li></ul>"
    #expect(Markup(markdown: markdown, dialect: .commonMark).html == html)
  }

  @Test func repairsWhatIsNoText() {
    let bytes: [UInt8] = [0x2A, 0xFF, 0x2A, 0x20, 0xE2, 0x82]
    var (reader, markup) = (MarkdownReader(), Markup())
    bytes.withUnsafeBufferPointer { reader.read($0, into: &markup) }
    #expect(markup.html == "<p><em>\u{FFFD}</em> \u{FFFD}</p>")
  }

  @Test func keepsNothingFromBodyToBody() {
    let bodies = ["[a](/x \"t", "> - *a", "- [ ]", "|a|\n|-|", "![a", "```x", "# a", ">!a ^b"]
    for dialect in [MarkdownDialect.commonMark, .github, .reddit] {
      var reader = MarkdownReader(dialect: dialect)
      for body in bodies + bodies.reversed() {
        let isSame = reader.read(body) == Markup(markdown: body, dialect: dialect)
        #expect(isSame, "\(body)")
      }
    }
  }

  @Test func readsBodiesInTheirFormat() {
    #expect(Markup(Body("*a*", format: .markdown), dialect: .github).html == "<p><em>a</em></p>")
    #expect(Markup(Body("*a*"), dialect: .github).html == "<p>*a*</p>")
    #expect(Markup(Body("<i>a</i>", format: .html), dialect: .github).html == "<p><em>a</em></p>")
    #expect(
      Markup(Body(">!a!<", format: .markdown), dialect: .reddit).html
        == "<p><span class=\"spoiler\" role=\"group\" aria-labelledby=\"spoiler-name\" tabindex=\"0\"><span>a</span></span></p>"
    )
  }
}
