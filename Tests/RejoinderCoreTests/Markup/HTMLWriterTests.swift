import RejoinderCore
import TestSupport
import Testing

struct HTMLWriterTests {
  @Test(arguments: [
    ("a<p>b", "<p>a</p><p>b</p>"),
    ("a & b < c > d \" e ' f", "<p>a &amp; b &lt; c &gt; d &quot; e &#39; f</p>"),
    (
      "<b>a<i>b</b>c</i>",
      "<p><strong>a<em>b</em></strong><em>c</em></p>"
    ),
    (
      "<a href='https://e.org/?a=1&b=\"' title='A'>x<b>y</b></a>",
      "<p><a href=\"https://e.org/?a=1&amp;b=&quot;\" rel=\"nofollow ugc noopener\" title=\"A\">"
        + "x<strong>y</strong></a></p>"
    ),
    (
      "<pre><code class=lang-go>a &lt; b\n</code></pre>",
      "<pre class=\"scroll\" tabindex=\"0\"><code class=\"language-go\">a &lt; b\n</code></pre>"
    ),
    ("<ul><li>a<p>b<li></ul>", "<ul><li>a<p>b</p></li><li></li></ul>"),
    ("<ol start=3><li>a</ol>", "<ol start=\"3\"><li>a</li></ol>"),
    (
      "<table><tr><th align=right>a<td>b</table>",
      "<div class=\"scroll\" tabindex=\"0\"><table><tr><th align=\"right\">a</th><td>b</td></tr>"
        + "</table></div>"
    ),
    (
      "<details><summary>a</summary>b<span class=spoiler>c</span></details>",
      "<details><summary>a</summary><p>b<span class=\"spoiler\" role=\"group\" aria-labelledby=\"spoiler-name\" tabindex=\"0\"><span>c</span></span></p>"
        + "</details>"
    ),
    ("<span class=mention>@a</span><br>b<hr>", "<p><span class=\"mention\">@a</span><br>b</p><hr>"),
    ("<h3>a</h3><blockquote>b</blockquote>", "<h3>a</h3><blockquote><p>b</p></blockquote>"),
    ("<abbr title='\"<b>\"'>a</abbr>", "<p><abbr title=\"&quot;&lt;b&gt;&quot;\">a</abbr></p>"),
    ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
    ("<img src=x onerror=alert(1)>", "<p><a href=\"x\" rel=\"nofollow ugc noopener\">x</a></p>"),
    ("<a href=javascript:x>a</a><svg onload=y>b</svg>", "<p>ab</p>"),
    ("", ""),
  ])
  func writesOnlyWhatIsSafe(_ html: String, _ written: String) {
    #expect(Markup(html: html).html == written)
    #expect(dangers(in: written) == [])
  }

  @Test func appendsToWhatIsThere() {
    var bytes = Array("<div>".utf8)
    HTMLWriter().write(Markup(html: "a"), into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "<div><p>a</p>")
  }

  /// The check itself must find what it looks for.
  @Test(arguments: [
    "<p>", "</p>", "<b></b>", "<p>a</p></p>", "<p><em>a</p></em>", "<script>", "a < b", "a & b",
    "\"", "<p class=\"x\">a</p>", "<a href=\"javascript:x\" rel=\"nofollow ugc noopener\">a</a>",
    "<a href=\"/x\">a</a>", "<span class=\"y\">a</span>", "<P>a</P>", "<p onclick=\"x\">a</p>",
    "<a href=\"java&#39;script:x\" rel=\"nofollow ugc noopener\">a</a>", "<br/>", "<p >a</p>",
    "<!-- a -->", "\u{0}", "<hr", "<a href=\"/x rel=\"nofollow ugc noopener\">a</a>",
    "<a href=\"/\" href=\"/\" rel=\"nofollow ugc noopener\">a</a>",
  ])
  func knowsDanger(_ html: String) { #expect(dangers(in: html) != []) }
}
