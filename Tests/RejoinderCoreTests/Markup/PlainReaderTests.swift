import RejoinderCore
import TestSupport
import Testing

struct PlainReaderTests {
  @Test(arguments: [
    (
      "one\ntwo\n\nthree\n \n\n four", "paragraph: one⏎two\nparagraph: three\nparagraph: \u{A0}four"
    ),
    ("a\r\nb\r\rc", "paragraph: a⏎b\nparagraph: c"),
    ("  a   b c", "paragraph: \u{A0}\u{A0}a\u{A0}\u{A0} b c"),
    ("a  \nb", "paragraph: a\u{A0}⏎b"),
    ("<b>a</b> & &amp; *c*", "paragraph: <b>a</b> & &amp; *c*"),
    ("> a\n> b", "paragraph: > a⏎> b"),
    ("", ""), ("\n \n", ""),
    ("see http://e.org.", "paragraph: see ‹→http://e.org: http://e.org›."),
    ("(https://e.org/a_(b))", "paragraph: (‹→https://e.org/a_(b): https://e.org/a_(b)›)"),
    ("<https://e.org/?a=1&b=2>", "paragraph: <‹→https://e.org/?a=1&b=2: https://e.org/?a=1&b=2›>"),
    (
      "xhttp://e.org http:// https://! ftp://e.org e.org http:e.org http:/e.org http:javascript:x",
      "paragraph: xhttp://e.org http:// https://! ftp://e.org e.org http:e.org http:/e.org "
        + "http:javascript:x"
    ),
    ("HTTP://E.org/a, b", "paragraph: ‹→HTTP://E.org/a: HTTP://E.org/a›, b"),
    ("http://a.b\nhttp://c.d", "paragraph: ‹→http://a.b: http://a.b›⏎‹→http://c.d: http://c.d›"),
  ])
  func readsText(_ text: String, _ expected: String) {
    let markup = Markup(plain: text)
    #expect(sketch(markup) == expected)
    #expect(faults(in: markup) == [])
    #expect(Markup(html: markup.html) == markup)
  }

  @Test func readsABodyInItsFormat() {
    #expect(sketch(Markup(Body("<i>a</i>", format: .html))) == "paragraph: ‹emphasis: a›")
    #expect(sketch(Markup(Body("<i>a</i>\nb"))) == "paragraph: <i>a</i>⏎b")
    #expect(
      sketch(Markup(Body("*a*\nb\n\nc", format: .markdown))) == "paragraph: *a*⏎b\nparagraph: c"
    )
  }
}
