import RejoinderHTML
import Testing

@Suite struct PageWriterTests {
  private func written(_ write: (inout PageWriter) -> Void) -> String {
    var writer = PageWriter()
    write(&writer)
    return writer.bytes.string
  }

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("<b>", "&lt;b&gt;"), ("a & b", "a &amp; b"),
    ("\"'", "&quot;&#39;"), ("&lt;", "&amp;lt;"), ("é🪜", "é🪜"), ("\0a\u{1B}", "\u{FFFD}a\u{FFFD}"),
    ("\ta\r\nb", "\ta\r\nb"), ("<", "&lt;"), ("a<", "a&lt;"), ("<a", "&lt;a"),
  ])
  func encodesTextTheSameWayEverywhere(text: String, html: String) {
    #expect(written { $0.text(text) } == html)
    #expect(written { $0.text(Array(text.utf8)[...]) } == html)
    #expect(written { $0.attribute(" title=", text) } == " title=\"\(html)\"")
  }

  @Test(arguments: [0, 7, 10, -1, 4_000_000_000, .max, .min])
  func writesNumbers(_ number: Int) {
    #expect(written { $0.number(number) } == "\(number)")
  }

  @Test(arguments: [
    ("in reply to {name}", "in reply to <i>"), ("{name}", "<i>"),
    ("no place & none", "no place &amp; none"),
    ("{name", "{name"), ("<{name}>{name}", "&lt;<i>&gt;{name}"), ("", ""),
  ])
  func fillsOnePlaceOfAPhrase(template: String, html: String) {
    #expect(written { $0.phrase(template, "{name}") { $0.literal("<i>") } } == html)
  }

  @Test func leavesHTMLAsItIs() {
    #expect(written { $0.html(Array("<p>a &amp; b</p>".utf8)) } == "<p>a &amp; b</p>")
  }
}
