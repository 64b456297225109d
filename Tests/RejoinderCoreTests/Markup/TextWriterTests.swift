import RejoinderCore
import TestSupport
import Testing

struct TextWriterTests {
  @Test func writesEveryKindOfBlock() {
    let html = """
      <h2>Harvest</h2><p>The apples are ripe, and the <b>pears</b> will be soon enough.
      <blockquote>They never<br>were.<blockquote>Were so!</blockquote></blockquote>
      <ul><li>one<li>two, which goes on beyond the line<ol start=9><li>a<li>b</ol><p>more</ul>
      <hr><pre><code class=language-swift>let a = 1

        let b = 2</code></pre><details><summary>Secret</summary>told</details><ul><li></ul>
      """
    #expect(
      TextWriter(width: 30).text(of: Markup(html: html)) == """
        Harvest

        The apples are ripe, and the
        pears will be soon enough.

        > They never
        > were.
        >
        > > Were so!

        • one
        • two, which goes on beyond
          the line
          9. a
          10. b

          more

        ---

        let a = 1

          let b = 2

        Secret

        >! told

        •
        """
    )
  }

  @Test(arguments: [
    ("<a href='https://e.org/a'>text</a>.", "text (https://e.org/a)."),
    ("<a href='https://e.org/a'>https://e.org/a</a>", "https://e.org/a"),
    ("<a href='https://e.org/a'>e.org/a</a>", "e.org/a"),
    ("<a href='https://e.org/a/b/c'>https://e.org/a/...</a>", "https://e.org/a/b/c"),
    ("<a href='https://e.org/a/b/c'>https://e.org/a/…</a>", "https://e.org/a/b/c"),
    ("<a href='mailto:a@e.org'>a@e.org</a>", "a@e.org"),
    ("<a href='/u/ann'>@ann</a>", "@ann"),
    ("<a href='/a' title='More'>text</a>", "text (/a, More)"),
    ("<abbr title='HyperText'>HT</abbr>", "HT (HyperText)"),
    ("<a href=/a>one <b>two</b></a>", "one two (/a)"),
    ("<img src=/i.png alt='A cat'>", "A cat (/i.png)"),
    ("<a href=/a>one </a>two", "one (/a) two"),
    ("<a href='https://e.org/r/pears'>r/pears</a>", "r/pears"),
    ("<a href='https://e.org/r/pears'>/r/pears</a>", "/r/pears"),
    ("<a href='/c/pears'>c/pears</a>", "c/pears"),
    ("<a href='https://e.org/for/pears'>r/pears</a>", "r/pears (https://e.org/for/pears)"),
    ("<a href='https://e.org/r/f.org'>r/f.org</a>", "r/f.org (https://e.org/r/f.org)"),
    ("<a href='https://e.org/f.org'>f.org</a>", "f.org (https://e.org/f.org)"),
    ("a <a href=/a>\u{7F}</a>b", "a  (/a)b"),
  ])
  func showsAddresses(_ html: String, _ text: String) {
    #expect(TextWriter().text(of: Markup(html: html)) == text)
  }

  @Test func numbersAddresses() {
    let html = "<a href=/a>one</a> and <a href=/b title=B>two</a><p><a href=/c>/c</a>"
    let writer = TextWriter(links: .numbered)
    #expect(
      writer.text(of: Markup(html: html)) == """
        one [1] and two [2]

        /c

        [1] /a
        [2] /b, B
        """
    )
    #expect(TextWriter(links: .hidden).text(of: Markup(html: html)) == "one and two (B)\n\n/c")
  }

  @Test func alignsTables() {
    let html = """
      <table><tr><th>Name<th align=right>Votes<th align=center>Note
      <tr><td>Ann<td align=right>3<td align=center>x<tr><td>漢字<td align=right>1234<td></table>
      """
    #expect(
      TextWriter().text(of: Markup(html: html)) == """
        Name | Votes | Note
        -----+-------+-----
        Ann  |     3 |  x
        漢字 |  1234 |
        """
    )
  }

  @Test func narrowsTables() {
    let html = "<table><tr><td>a few words here<td>and some more words<tr><td>x<td>y</table>"
    #expect(
      TextWriter(width: 20).text(of: Markup(html: html)) == """
        a few    | and some
        words    | more
        here     | words
        x        | y
        """
    )
    let wide = "<table><tr><td>a<td>b<td>c<td>d<td>e<td>f</table>"
    #expect(TextWriter(width: 12).text(of: Markup(html: wide)) == "a | b | c |\nd | e | f")
  }

  @Test func breaksWordsThatAreTooLong() {
    let writer = TextWriter(width: 8)
    #expect(writer.text(of: Markup(plain: "a abcdefghijk b")) == "a\nabcdefgh\nijk b")
    #expect(writer.text(of: Markup(plain: "漢字漢字漢字")) == "漢字漢字\n漢字")
    #expect(writer.text(of: Markup(plain: "1234567e\u{301}8")) == "1234567e\u{301}\n8")
  }

  @Test func hidesSpoilers() {
    let html = "He <span class=spoiler>was é</span><details><summary>End</summary>dead</details>"
    let writer = TextWriter(hidesSpoilers: true)
    #expect(writer.text(of: Markup(html: html)) == "He ▒▒▒ ▒\n\nEnd\n\n▒▒▒▒")
    #expect(TextWriter().text(of: Markup(html: html)) == "He >!was é!<\n\nEnd\n\n>! dead")
  }

  @Test func leavesOutWhatSpeaksToATerminal() {
    let markup = Markup(html: "a\u{1B}[1mb\u{7F}c&#x9B;d\u{9B}e&#27;<pre>\u{1B}]0;f\u{7}</pre>")
    #expect(TextWriter().text(of: markup) == "a[1mbc›de\n\n]0;f")
  }

  @Test func keepsToItsWidth() {
    var random = SeededGenerator(default: 40)
    for _ in 0..<1000 {
      let html = RandomHTML.body(using: &random)
      let markup = Markup(html: html)
      let width = Int.random(in: 8...40, using: &random)
      var writer = TextWriter(
        width: width,
        links: Bool.random(using: &random) ? .inline : .hidden,
        hidesSpoilers: Bool.random(using: &random)
      )
      writer.wrapsCode = true
      if Bool.random(using: &random) { writer.marks = [] }
      for line in writer.text(of: markup).split(separator: "\n") {
        let cells = TextServices.simple.cellWidth(String(line))
        #expect(cells <= width, "\(random)\n\(html.debugDescription)\n\(line)")
      }
    }
  }

  @Test(.corpus("hn-firebase")) func keepsTheWordsOfRealBodies() {
    for html in CorpusBodies.html(in: ["hn-firebase", "reddit"]).prefix(2000) {
      let markup = Markup(html: html)
      var writer = TextWriter(links: .hidden)
      writer.marks = []
      let text = writer.text(of: markup)
      let found = text.filter { !$0.isWhitespace && !">•-|+".contains($0) }
      let words = markup.plainText.filter { !$0.isWhitespace && !">•-|+".contains($0) }
      // Numbers of items are the only words that are added.
      if !html.contains("<ol") && !html.contains("title=") { #expect(found == words, "\(html)") }
    }
  }
}
