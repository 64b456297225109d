import RejoinderCore
import TestSupport
import Testing

struct HTMLReaderTests {
  /// A body and the structure it has.
  struct Sample: Sendable, CustomTestStringConvertible {
    let html: String
    let lines: [String]

    init(_ html: String, _ lines: String...) { (self.html, self.lines) = (html, lines) }

    var testDescription: String { html }
  }

  @Test(arguments: [
    Sample("one<p>two<p>three", "paragraph: one", "paragraph: two", "paragraph: three"),
    Sample("<p>one</p>\n\n<p>two</p>", "paragraph: one", "paragraph: two"),
    Sample("a<br>b<br/>c", "paragraph: a⏎b⏎c"),
    Sample("<br>a<br><br><br>b<br>", "paragraph: a⏎⏎b"),
    Sample("  a \n\t b  <b> c </b> d ", "paragraph: a b ‹strong: c ›d"),
    Sample("<div>a</div>b<section>c</section>", "paragraph: a", "paragraph: b", "paragraph: c"),
    Sample("<h1>a</h1><h6>b</h6>c", "heading 1: a", "heading 6: b", "paragraph: c"),
    Sample("<h2>a<p>b", "heading 2: a", "paragraph: b"),
    Sample("a<hr>b", "paragraph: a", "rule", "paragraph: b"),
    Sample("<p></p><div> </div><blockquote><p></p></blockquote>", ""),
    Sample("<p>&nbsp;</p>", "paragraph: \u{A0}"),
    Sample("<center>a</center><foo-bar>b</foo-bar> <x>c</x>", "paragraph: a", "paragraph: b c"),
  ])
  func readsBlocks(_ sample: Sample) { expect(sample) }

  @Test(arguments: [
    Sample("<i>a</i><em>b</em>", "paragraph: ‹emphasis: ab›"),
    Sample("<b>a<i>b</b>c</i>d", "paragraph: ‹strong: a›‹strong emphasis: b›‹emphasis: c›d"),
    Sample("<b>a<p>b</b>c", "paragraph: ‹strong: a›", "paragraph: ‹strong: b›c"),
    Sample("</b>a</i></p></span></div></a>b", "paragraph: a", "paragraph: b"),
    Sample("<s>a</s><strike>b</strike><del>c</del>", "paragraph: ‹strikethrough: abc›"),
    Sample("<u>a</u><ins>b</ins><mark>c</mark>", "paragraph: ‹inserted: ab›‹marked: c›"),
    Sample("x<sub>i</sub><sup>2</sup>", "paragraph: x‹subscript: i›‹superscript: 2›"),
    Sample("<code>a  b</code> <kbd>c</kbd>", "paragraph: ‹code: a b› ‹keyboard: c›"),
    Sample("<b><b>a</b>b</b>c", "paragraph: ‹strong: ab›c"),
    Sample("a<b></b>b", "paragraph: ab"),
    Sample("<b>a<br>b</b><br>c", "paragraph: ‹strong: a›‹strong: ⏎›‹strong: b›⏎c"),
    Sample("👩‍👧<i>é</i>", "paragraph: 👩‍👧‹emphasis: é›"),
  ])
  func readsStyles(_ sample: Sample) { expect(sample) }

  @Test(arguments: [
    Sample("She said <q>no</q>.", "paragraph: She said “no”."),
    Sample("<q>a <q>b <q>c</q></q></q>", "paragraph: “a ‘b “c”’”"),
    Sample("<Q cite=/x>a <b>b</Q>c</b>", "paragraph: “a ‹strong: b”c›"),
    Sample("<q></q></q>a</q>", "paragraph: “”a"),
    Sample("<p><q>a<p>b</q> <q>c</q>", "paragraph: “a", "paragraph: b “c”"),
    Sample(
      "<q>a<blockquote>b</q></blockquote>c</q>",
      "paragraph: “a",
      "quote",
      "  paragraph: b",
      "paragraph: c"
    ),
    Sample("<q>a<br>b</q>", "paragraph: “a⏎b”"), Sample("<q> a </q> b", "paragraph: “ a ” b"),
    Sample("<pre><q>a</q>\n</pre><li><q>b", "code: “a”", "list", "  item", "    paragraph: “b"),
    Sample("<a href=/1><q>a</q></a>", "paragraph: ‹→/1: “a”›"),
  ])
  func readsQuotationsWithTheirMarks(_ sample: Sample) { expect(sample) }

  @Test(arguments: [
    Sample("<a href=https://e.org/a?b>x</a>", "paragraph: ‹→https://e.org/a?b: x›"),
    Sample("a <a href='/b'> b </a> c", "paragraph: a ‹→/b: b ›c"),
    Sample(
      "<a href=\"https:&#x2F;&#x2F;e.org&#x2F;?a=1&amp;b=2\" rel=\"nofollow\">e</a>\"",
      "paragraph: ‹→https://e.org/?a=1&b=2: e›\""
    ),
    Sample("<a href=/1>a<a href=/2>b</a>c", "paragraph: ‹→/1: a›‹→/2: b›c"),
    Sample("<a href=/1>a<b>b</b></a>", "paragraph: ‹→/1: a›‹strong →/1: b›"),
    Sample("<a href=/1>a<p>b</a>c", "paragraph: ‹→/1: a›", "paragraph: ‹→/1: b›c"),
    Sample("<a href=/1 title='A  T&amp;T'>a</a>", "paragraph: ‹→/1 “A T&T”: a›"),
    Sample("<a name=x>a</a><a>b</a><a href=''>c</a>", "paragraph: abc"),
    Sample("<abbr title='HyperText'>HT</abbr>!", "paragraph: ‹“HyperText”: HT›!"),
    Sample(
      "<a href=/1>a <abbr title=t>b</abbr> c</a>",
      "paragraph: ‹→/1: a ›‹→/1 “t”: b› ‹→/1: c›"
    ),
    Sample("<img src=/i.png alt='A cat'>", "paragraph: ‹→/i.png: A cat›"),
    Sample(
      "<img src=/i.png title=Cat> <img src=/j.png>",
      "paragraph: ‹→/i.png: Cat› ‹→/j.png: /j.png›"
    ),
    Sample(
      "<img src=/i alt=a title=b><img src=/i alt=a title=a>",
      "paragraph: ‹→/i “b”: a›‹→/i: a›"
    ),
    Sample("<a href=/x><img src=/i alt=a title=b></a>", "paragraph: ‹→/x “b”: a›"),
    Sample("<img src=javascript:x alt=a title=b>", "paragraph: ‹“b”: a›"),
    Sample("<img class=emoji src=/e.png alt=':sun:'>", "paragraph: :sun:"),
    Sample("<a href=/big><img src=/i.png alt=Tree></a>", "paragraph: ‹→/big: Tree›"),
    Sample("<a href='/u/ann'>/u/ann</a>", "paragraph: ‹mention →/u/ann: /u/ann›"),
    Sample(
      "<a href='https://e.org/@ann' class='u-url mention'>@<span>ann</span></a> hi",
      "paragraph: ‹mention →https://e.org/@ann: @ann› hi"
    ),
    Sample("<span class=mention>@all</span>", "paragraph: ‹mention: @all›"),
    Sample("<a class='mention hashtag' href=/t/x>#x</a>", "paragraph: ‹→/t/x: #x›"),
    Sample("<a href='x' href='y'>a</a>", "paragraph: ‹→x: a›"),
    Sample("<A HREF=X>a</A>", "paragraph: ‹→X: a›"),
    Sample("<a href='/a b\tc'>a</a>", "paragraph: ‹→/a%20bc: a›"),
    Sample("<a href=/a>x<br>y</a>", "paragraph: ‹→/a: x›‹→/a: ⏎›‹→/a: y›"),
  ])
  func readsLinks(_ sample: Sample) { expect(sample) }

  @Test(arguments: [
    Sample("<pre>a\n  b</pre>", "code: a⏎  b"),
    Sample("<pre>\n\n a\n\n</pre>b", "code: ⏎ a⏎", "paragraph: b"),
    Sample("<pre><code>  f()\n\n  g &lt; 1\n</code></pre>", "code:   f()⏎⏎  g < 1"),
    Sample(
      "a<p><pre><code>b\n</code></pre>\nc<p>d",
      "paragraph: a",
      "code: b",
      "paragraph: c",
      "paragraph: d"
    ),
    Sample("<pre><code class='hljs language-c++'>a</code></pre>", "code in c++: a"),
    Sample(
      "<pre class=lang-swift>a</pre><pre lang=go>b</pre>",
      "code in swift: a",
      "code in go: b"
    ),
    Sample("<pre><code class='language-\"><script>'>a</code></pre>", "code: a"),
    Sample("<pre>a\r\nb\rc\0d\te</pre>", "code: a⏎b⏎cd\te"),
    Sample("<pre>a<br>b<p>c</p>d<ul><li>e</ul></pre>f", "code: a⏎b⏎c⏎d⏎e", "paragraph: f"),
    Sample("<pre><b>a</b> <a href=/x>b</a></pre>", "code: ‹strong: a› ‹→/x: b›"),
    Sample("<pre><code>a</pre>b", "code: a", "paragraph: b"),
    Sample("<pre></pre><pre>\n</pre>a", "paragraph: a"),
    Sample("<blockquote><pre>a</blockquote>b", "quote", "  code: a", "paragraph: b"),
  ])
  func readsCode(_ sample: Sample) { expect(sample) }

  @Test(arguments: [
    Sample(
      "<blockquote>a<p>b</blockquote>c",
      "quote",
      "  paragraph: a",
      "  paragraph: b",
      "paragraph: c"
    ),
    Sample(
      "<ul><li>a<li>b</ul>c",
      "list",
      "  item",
      "    paragraph: a",
      "  item",
      "    paragraph: b",
      "paragraph: c"
    ),
    Sample(
      "<ol start=3><li><p>a</p><ul><li>b</ul><li>c</ol>",
      "orderedList from 3",
      "  item",
      "    paragraph: a",
      "    list",
      "      item",
      "        paragraph: b",
      "  item",
      "    paragraph: c"
    ),
    Sample("<ol start=-1><li>a</ol>", "orderedList from -1", "  item", "    paragraph: a"),
    Sample(
      "<ol start=99999999999><li>a</ol>",
      "orderedList from 2147483647",
      "  item",
      "    paragraph: a"
    ),
    Sample(
      "<li>a</li><li>b</li>c",
      "list",
      "  item",
      "    paragraph: a",
      "  item",
      "    paragraph: b",
      "paragraph: c"
    ),
    Sample(
      "<ul><li>a</li><ul><li>b</ul></ul>",
      "list",
      "  item",
      "    paragraph: a",
      "    list",
      "      item",
      "        paragraph: b"
    ),
    Sample(
      "<ul>a<li>b</li>c</ul>",
      "list",
      "  item",
      "    paragraph: a",
      "  item",
      "    paragraph: b",
      "    paragraph: c"
    ),
    Sample("<ul><li></li><li>b</ul>", "list", "  item", "  item", "    paragraph: b"),
    Sample("<ul> </ul>a", "paragraph: a"),
    Sample(
      "<blockquote><ul><li>a</blockquote>b",
      "quote",
      "  list",
      "    item",
      "      paragraph: a",
      "paragraph: b"
    ),
    Sample(
      "<ul><li>a<ul></li><li>b</ul></ul>",
      "list",
      "  item",
      "    paragraph: a",
      "    list",
      "      item",
      "        paragraph: b"
    ),
    Sample(
      "<details><summary>a</summary>b</details>c",
      "spoiler",
      "  summary: a",
      "  paragraph: b",
      "paragraph: c"
    ),
    Sample(
      "<details>a<summary>b</summary></details>",
      "spoiler",
      "  paragraph: a",
      "  paragraph: b"
    ),
    Sample("<summary>a</summary>", "paragraph: a"),
    Sample(
      "a <span class='md-spoiler-text'>b <span>c</span></span> d",
      "paragraph: a ‹spoiler: b c› d"
    ),
    Sample(
      "<div class=spoiler><p>a<div>b</div></div>c",
      "spoiler",
      "  paragraph: a",
      "  paragraph: b",
      "paragraph: c"
    ),
    Sample(
      "<blockquote class=spoiler>a</blockquote>b",
      "spoiler",
      "  paragraph: a",
      "paragraph: b"
    ),
    Sample("<span data-mx-spoiler>a</span><tg-spoiler>b</tg-spoiler>", "paragraph: ‹spoiler: ab›"),
  ])
  func readsContainers(_ sample: Sample) { expect(sample) }

  @Test(arguments: [
    Sample(
      "<table><thead><tr><th>a<th align=right>b</thead><tbody><tr><td>c<td style='text-align: center'>d</table>e",
      "table",
      "  row",
      "    headerCell: a",
      "    headerCell right: b",
      "  row",
      "    cell: c",
      "    cell center: d",
      "paragraph: e"
    ),
    Sample("<table><tr><td></td><td>b</table>", "table", "  row", "    cell: ", "    cell: b"),
    Sample(
      "<table><caption>a</caption><tr><td>b</table>",
      "paragraph: a",
      "table",
      "  row",
      "    cell: b"
    ),
    Sample("<td>a<td>b", "table", "  row", "    cell: a", "    cell: b"),
    Sample("<tr><td>a</table>b", "table", "  row", "    cell: a", "paragraph: b"),
    Sample(
      "<table><tr><td>a<p>b<ul><li>c</ul><table><tr><td>d</table>e<td>f</table>",
      "table",
      "  row",
      "    cell: a⏎b⏎c⏎d⏎e",
      "    cell: f"
    ),
    Sample(
      "<table><tr><td><pre>a\nb</pre></td></tr></table>",
      "table",
      "  row",
      "    cell: a⏎b"
    ),
    Sample(
      "<blockquote><table><tr><td>a</blockquote>b</table>c",
      "quote",
      "  table",
      "    row",
      "      cell: a⏎b",
      "  paragraph: c"
    ),
    Sample("<table><tr></tr></table><table></table>a", "paragraph: a"),
  ])
  func readsTables(_ sample: Sample) { expect(sample) }

  @Test(arguments: [
    Sample("a<!-- b -->c<!---->d<!-->e<!--->f<!-- > -- g --!>h", "paragraph: acdefh"),
    Sample("<!doctype html><?xml version='1.0'?>a", "paragraph: a"),
    Sample("a<![CDATA[b < c & d]]>e", "paragraph: ab < c & de"),
    Sample("a<script>b</script>c<style>d</style >e<iframe src=x>f</iframe\n>g", "paragraph: aceg"),
    Sample("a<SCRIPT>if (b < c) '</scripty>'</ScRiPt x='>'>d", "paragraph: ad"),
    Sample("a<template><p>b</p></template>c", "paragraph: ac"),
    Sample("use the <script> tag", "paragraph: use the tag"),
    Sample("<noscript>a</noscript><textarea>b</textarea>", "paragraph: ab"),
  ])
  func dropsWhatIsNotMeantToBeRead(_ sample: Sample) { expect(sample) }

  @Test(arguments: [
    Sample("<script>alert(1)</script>", "paragraph: <script>alert(1)</script>"),
    Sample(" <style>\nb {}\n\n</style>", "paragraph: \u{A0}<style>⏎b {}", "paragraph: </style>"),
    Sample("<p><script></script></p>", "paragraph: <p><script></script></p>"),
  ])
  func showsTheSourceOfABodyMadeOfNothingElse(_ sample: Sample) { expect(sample) }

  @Test(arguments: [
    Sample("a<p>b", "paragraph: a", "paragraph: b"),
    Sample("AT&T rocks", "paragraph: AT&T rocks"),
    Sample("a & b", "paragraph: a & b"),
    Sample("AT&T; ok", "paragraph: AT&T; ok"),
    Sample("&nbsp;&mdash;", "paragraph: \u{A0}—"),
    Sample("3 < 4 and 5 > 2", "paragraph: 3 < 4 and 5 > 2"),
    Sample(
      "<a href=\"https:&#x2F;&#x2F;example.org&#x2F;?a=1&amp;b=2\" rel=\"nofollow\">https:&#x2F;&#x2F;example.org&#x2F;...</a>",
      "paragraph: ‹→https://example.org/?a=1&b=2: https://example.org/...›"
    ),
    Sample("😀 so <i>very</i> nice", "paragraph: 😀 so ‹emphasis: very› nice"),
    Sample("<pre><code>  a\n\n    b\n</code></pre>", "code:   a⏎⏎    b"),
    Sample("see <b and more", "paragraph: see <b and more"),
    Sample("see <a href=\"x and more", "paragraph: see <a href=\"x and more"),
    Sample("less <", "paragraph: less <"),
    Sample("i <3 you </3 <> </> <- <!- <? 1", "paragraph: i <3 you </3 <> </> <- <!- <? 1"),
    Sample("a <!-- b", "paragraph: a <!-- b"),
    Sample("a <![CDATA[ b", "paragraph: a <![CDATA[ b"),
    Sample("a <b title=\"b > c\">d</b>", "paragraph: a ‹strong: d›"),
    Sample("a <b title=\"b>c</b>", "paragraph: a ‹strong: c›"),
  ])
  func showsTheWordsOfWhatBreaksReaders(_ sample: Sample) { expect(sample) }

  @Test func repairsBytesThatAreNoText() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x62, 0xC3, 0x3C, 0x62, 0x3E, 0xE2, 0x82, 0x63, 0xED, 0xA0]
    var reader = HTMLReader()
    var markup = Markup()
    bytes.withUnsafeBufferPointer { reader.read($0, into: &markup) }
    #expect(sketch(markup) == "paragraph: a\u{FFFD}b\u{FFFD}‹strong: \u{FFFD}c\u{FFFD}\u{FFFD}›")
    #expect(faults(in: markup) == [])
  }

  @Test func dropsAByteOrderMarkAndControls() {
    #expect(Markup(html: "\u{FEFF}a\u{0}b\u{1B}[31mc\u{7}").plainText == "ab[31mc")
  }

  @Test func leavesNothingOfABodyToTheNext() {
    var reader = HTMLReader()
    _ = reader.read("<blockquote><ul><li><b><a class=mention href=/x title=t><span class=spoiler>a")
    _ = reader.read("<pre><code class=language-c>a")
    #expect(sketch(reader.read("b")) == "paragraph: b")
  }

  @Test func separatesThePlainTextOfBlocks() {
    let html = "a<p>b<br>c<ul><li>d</ul><table><tr><td>e<td>f<tr><td><td>g</table>h"
    #expect(Markup(html: html).plainText == "a\nb\nc\nd\ne\tf\n\tg\nh")
  }

  private func expect(_ sample: Sample, sourceLocation: SourceLocation = #_sourceLocation) {
    let markup = Markup(html: sample.html)
    #expect(
      sketch(markup) == sample.lines.joined(separator: "\n"),
      sourceLocation: sourceLocation
    )
    #expect(faults(in: markup) == [], sourceLocation: sourceLocation)
    #expect(dangers(in: markup.html) == [], sourceLocation: sourceLocation)
    #expect(Markup(html: markup.html) == markup, "\(markup.html)", sourceLocation: sourceLocation)
  }
}
