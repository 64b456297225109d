import RejoinderServer
import Testing

/// What pages of other sites ask a site: by the address of an article, and for numbers.
struct SiteKeyTests {
  private func ask(_ names: [String], _ target: String) throws -> TestClient.Response {
    let site = DiscussionSite(
      discussions: names.enumerated().map { index, name in
        SiteDiscussion(name: name, title: name, commentCount: index + 1) { request in
          RenderedPart([UInt8](request.path.utf8))
        }
      },
      parameters: ["lang", "look"],
      count: { count, request in "\(count) \(request.query["lang"] ?? "en")" },
      index: { _, _ in [UInt8]("index".utf8) },
      notFound: { _ in [] }
    )
    return try withServer(handler: site.response) { try RejoinderServerTests.ask($0, target) }
  }

  @Test(arguments: ["/posts/hello", "/posts/hello/", "/Posts/Hello", "/posts/hello.html"])
  func leadsFromTheAddressOfAnArticleToItsDiscussion(path: String) throws {
    let response = try ask(["posts-hello", "posts-hello-html"], path + "?look=hn&utm=x")
    let slug = path.hasSuffix("html") ? "/posts-hello-html" : "/posts-hello"
    #expect(response.status == 302)
    #expect(response.headers["location"] == slug + "?look=hn")
  }

  @Test(arguments: ["/posts/none", "/Posts-Hello", "/posts%20hello", "//"])
  func findsNothingUnderOtherAddresses(path: String) throws {
    let response = try ask(["posts-hello", "b"], path)
    #expect(response.status == 404)
  }

  @Test func saysHowManyCommentsThereAre() throws {
    let pages = "/b%0A/none%0A/posts/hello%0A/posts-hello%0A/"
    let response = try ask(["posts-hello", "b"], "/?part=counts&lang=es&pages=" + pages)
    #expect(response.status == 200)
    #expect(response.headers["content-type"] == "text/plain; charset=utf-8")
    #expect(response.text == "2 es\n\n1 es\n1 es\n\n")
  }

  @Test func countsTheOnlyDiscussionOfASite() throws {
    let response = try ask(["b"], "/?part=counts&pages=/")
    #expect(response.text == "1 en\n")
  }

  @Test(arguments: [(99, 99), (100, 100), (101, 100)])
  func answersForAHundredPagesAtMost(count: Int, answered: Int) throws {
    let pages = Array(repeating: "/b", count: count).joined(separator: "%0A")
    let response = try ask(["b"], "/?part=counts&pages=" + pages)
    #expect(response.text.split(separator: "\n").count == answered)
  }
}
