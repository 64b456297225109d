import RejoinderCore
import RejoinderHTML
import Testing

/// The pages that are not of one discussion.
@Suite struct OtherPagesTests {
  private func body(_ html: [UInt8]) -> String {
    html.string.split(separator: "\n").drop { $0 != "<body>" }.joined(separator: "\n")
  }

  @Test func listsDiscussions() {
    let now = DiscussionPage.noon
    let entries = [
      IndexPage.Entry(
        title: "Pears & plums",
        path: "/pears",
        commentCount: 1_200,
        source: "fruit.example",
        createdAt: now.advanced(byMicroseconds: -3_600_000_000)
      ),
      IndexPage.Entry(title: "", path: "/2", commentCount: 1),
    ]
    #expect(
      body(IndexPage().html(listing: entries, now: now)) == """
        <body>
        <div class="page">
        <main>
        <header class="page-head">
        <h1>Discussions</h1>
        </header>
        <ul class="index">
        <li><a dir="auto" href="/pears">Pears &amp; plums</a><p><span>1,200 comments</span>\
        <span><bdi>fruit.example</bdi></span><span><time datetime="2023-11-14T21:13:20Z" \
        title="14 November 2023, 21:13 UTC">1 hour ago</time></span></p></li>
        <li><a dir="auto" href="/2">Discussion</a><p><span>1 comment</span></p></li>
        </ul>
        </main>
        </div>
        </body>
        </html>
        """
    )
  }

  @Test func saysThatThereAreNoDiscussions() throws {
    let page = try ParsedPage(IndexPage().html(listing: [], now: DiscussionPage.noon))
    #expect(page.elements.first { $0.has("empty") }?.text == "No discussions yet")
  }

  @Test func saysThatNothingIsAtAnAddress() {
    #expect(
      body(NotFoundPage().html(for: "/<x>")) == """
        <body>
        <div class="page">
        <header class="site"><a href="/">Discussions</a></header>
        <main>
        <header class="page-head">
        <h1>Not found</h1>
        <p class="source">There is nothing at this address.</p>
        <p class="source"><code>/&lt;x&gt;</code></p>
        </header>
        </main>
        </div>
        </body>
        </html>
        """
    )
  }

  @Test func keepsTheAppearanceFromPageToPage() throws {
    let state = PageState(parameters: [("look", "hn"), ("theme", "dark"), ("lang", "es")])
    let parameters = "?look=hn&theme=dark&lang=es"
    var (index, missing) = (IndexPage(), NotFoundPage())
    (index.appearance, missing.appearance) = (state.appearance, state.appearance)
    let entry = IndexPage.Entry(title: "Pears", path: "/pears", commentCount: 1)
    let list = try ParsedPage(index.html(listing: [entry], now: DiscussionPage.noon))
    #expect(list.ownLinks.last?.attributes["href"] == "/pears" + parameters)
    #expect(list.elements[0].attributes["class"] == "blocks dark")
    let nothing = try ParsedPage(missing.html(for: "/x"))
    #expect(nothing.ownLinks.last?.attributes["href"] == "/" + parameters)
    #expect(nothing.elements[0].attributes["class"] == "blocks dark")
    var page = DiscussionPage(Discussion(id: "d"))
    (page.indexPath, page.styles, page.wordings) = ("/all", DiscussionStyle.all, Wording.all)
    let outline = CommentOutline(CommentTree<Comment>())
    let html = try ParsedPage(page.html(of: outline, in: state, now: DiscussionPage.noon))
    let links = html.ownLinks.filter { $0.attributes["href"]?.hasPrefix("/all") == true }
    #expect(links.map { $0.attributes["href"] } == ["/all" + parameters])
  }
}
