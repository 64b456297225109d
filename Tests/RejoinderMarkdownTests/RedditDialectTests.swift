import RejoinderCore
import RejoinderMarkdown
import TestSupport
import Testing

/// What Reddit adds to Markdown.
struct RedditDialectTests {
  private static func hidden(_ words: String) -> String {
    "<span class=\"spoiler\" role=\"group\" aria-labelledby=\"spoiler-name\""
      + " tabindex=\"0\"><span>\(words)</span></span>"
  }

  private static func link(_ name: String, _ words: String) -> String {
    let words = name.hasPrefix("/u/") ? "<span class=\"mention\">\(words)</span>" : words
    return "<a href=\"https://www.reddit.com\(name)\" rel=\"nofollow ugc noopener\">\(words)</a>"
  }

  /// A scalar that stands for no character, and that sources may not smuggle in.
  private static let reserved = String(decoding: [0xEF, 0xB7, 0x91] as [UInt8], as: UTF8.self)

  static let styles: [(String, String)] = [
    ("n^th", "<p>n<sup>th</sup></p>"),
    ("n^(th and more) a", "<p>n<sup>th and more</sup> a</p>"),
    ("a^*b*c d", "<p>a<em><sup>b</sup></em><sup>c</sup> d</p>"),
    ("*a^b* c", "<p><em>a<sup>b</sup></em> c</p>"),
    ("a^b^c d", "<p>a<sup>bc</sup> d</p>"),
    ("a^b\nc", "<p>a<sup>b</sup> c</p>"),
    ("a\\^b \\\\^c", "<p>a^b \\<sup>c</sup></p>"),
    ("a ^ b^", "<p>a ^ b^</p>"),
    ("a^(b", "<p>a^(b</p>"),
    ("`a^b`", "<p><code>a^b</code></p>"),
    ("(a)^b) c", "<p>(a)<sup>b)</sup> c</p>"),
    ("Say >!the *end*!< now.", "<p>Say \(hidden("the <em>end</em>")) now.</p>"),
    (">!a!< b", "<p>\(hidden("a")) b</p>"),
    ("a >!b", "<p>a &gt;!b</p>"),
    ("a !< >! b", "<p>a !&lt; &gt;! b</p>"),
    ("a \\>!b!<", "<p>a &gt;!b!&lt;</p>"),
    ("`>!a!<` >!b!<", "<p><code>&gt;!a!&lt;</code> \(hidden("b"))</p>"),
    ("> >!a!< b", "<blockquote><p>\(hidden("a")) b</p></blockquote>"),
    (">! a\n>! b\n\nc", "<details><p>a b</p></details><p>c</p>"),
    (">! a\n>!\n>! b", "<details><p>a</p><p>b</p></details>"),
    (">! a >!b!<", "<p>&gt;! a \(hidden("b"))</p>"),
    ("> a\n>\n>! b", "<blockquote><p>a</p><p>\(hidden("b"))</p></blockquote>"),
    (
      "```\n>! a\n>!b!<\n```",
      "<pre class=\"scroll\" tabindex=\"0\"><code>&gt;! a\n&gt;!b!&lt;\n</code></pre>"
    ),
    (
      "    >! a >!b!<",
      "<pre class=\"scroll\" tabindex=\"0\"><code>&gt;! a &gt;!b!&lt;\n</code></pre>"
    ),
    ("a\u{1}\u{2}\u{3}\u{4}<" + reserved + "b", "<p>a&lt;b</p>"),
    ("#a", "<h1>a</h1>"),
  ]

  static let names: [(String, String)] = [
    ("/r/swift", link("/r/swift", "/r/swift")),
    ("r/swift", link("/r/swift", "r/swift")),
    ("see u/ann-b, ok", "see \(link("/u/ann-b", "u/ann-b")), ok"),
    ("/u/ann/m/pears", link("/u/ann/m/pears", "/u/ann/m/pears")),
    ("r/a+b", "r/a+b"),
    ("r/aa+bb.", "\(link("/r/aa+bb", "r/aa+bb"))."),
    ("r/all-music", link("/r/all-music", "r/all-music")),
    ("r/music-all", "\(link("/r/music", "r/music"))-all"),
    (
      "r/reddit.com r/t:soon",
      "\(link("/r/reddit.com", "r/reddit.com")) \(link("/r/t:soon", "r/t:soon"))"
    ),
    ("bar/r/swift or/swift /R/swift r/ /u/x", "bar/r/swift or/swift /R/swift r/ /u/x"),
    ("\\/r/swift", "/r/swift"),
    ("`r/swift`", "<code>r/swift</code>"),
    ("[r/swift](/x)", link("/x", "r/swift")),
    ("r/under_score_d", link("/r/under_score_d", "r/under_score_d")),
  ]

  private static func whole(_ address: String) -> String {
    "<a href=\"\(address)\" rel=\"nofollow ugc noopener\">a</a>"
  }

  static let addresses: [(String, String)] = [
    ("[a](/r/pears/wiki)", whole("https://www.reddit.com/r/pears/wiki")),
    ("[a](wiki/pears)", whole("https://www.reddit.com/wiki/pears")),
    ("[a](?b=c:d)", whole("https://www.reddit.com/?b=c:d")),
    ("[a](#b)", whole("https://www.reddit.com/#b")),
    ("[a](//e.org/b)", whole("//e.org/b")),
    ("[a](/\\\\e.org/b)", whole("/\\e.org/b")),
    ("[a](https://e.org)", whole("https://e.org")),
    ("[a](mailto:b@e.org)", whole("mailto:b@e.org")),
    ("![a](/b.png)", whole("https://www.reddit.com/b.png")),
    ("[a](javascript:b)", "a"),
    ("[a](java&#9;script:b)", "a"),
    ("[a](<>)", "a"),
    ("[![b](/c)](/u/ann) d", "\(link("/u/ann", "b")) d"),
  ]

  @Test(arguments: styles + (names + addresses).map { ($0, "<p>\($1)</p>") })
  func reads(_ markdown: String, _ html: String) {
    let markup = Markup(markdown: markdown, dialect: .reddit)
    #expect(markup.html == html)
    #expect(faults(in: markup) == [])
    #expect(Markup(html: markup.html) == markup)
  }
}
