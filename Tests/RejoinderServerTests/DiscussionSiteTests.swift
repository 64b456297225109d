import Dispatch
import RejoinderServer
import Testing

struct DiscussionSiteTests {
  /// Counts how often pages are made.
  private final class Count: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func add() { semaphore.signal() }

    /// The count since the last call.
    func take() -> Int {
      var count = 0
      while semaphore.wait(timeout: .now()) == .success { count += 1 }
      return count
    }
  }

  private let made = Count()
  private let style = SiteAsset(
    path: "/rejoinder.css",
    contentType: "text/css; charset=utf-8",
    bytes: [UInt8](String(repeating: ".row { margin: 0 }\n", count: 50).utf8)
  )

  private func discussion(_ name: String) -> SiteDiscussion {
    let made = made
    return SiteDiscussion(name: name, title: "About \(name)", commentCount: 3) { request in
      made.add()
      guard request.query["comment"] != "nowhere" else { return nil }
      let sort = request.query["sort"] ?? "none"
      let html = String(repeating: "<p>\(name) by \(sort)</p>\n", count: 100)
      return RenderedPart([UInt8](html.utf8))
    }
  }

  private func site(_ names: String..., cacheCapacity: Int = 1_000_000) -> DiscussionSite {
    DiscussionSite(
      discussions: names.map(discussion),
      assets: [style],
      parameters: ["comment", "sort"],
      cacheCapacity: cacheCapacity,
      index: { discussions, _ in [UInt8](discussions.map(\.path).joined(separator: " ").utf8) },
      notFound: { [UInt8]("<h1>Nothing at \($0.path)</h1>".utf8) }
    )
  }

  @Test func listsItsDiscussions() throws {
    let response = try withServer(handler: site("One", "Two", "One", "é").response) {
      try ask($0, "/")
    }
    #expect(response.status == 200)
    #expect(response.headers["content-type"] == "text/html; charset=utf-8")
    #expect(response.text == "/one /two /one-2 /%C3%A9")
  }

  @Test func leadsToItsOnlyDiscussion() throws {
    try withServer(handler: site("é").response) { port in
      let root = try ask(port, "/")
      #expect(root.status == 302)
      #expect(root.headers["location"] == "/%C3%A9")
      let page = try ask(port, "/%C3%A9")
      #expect(page.text.hasPrefix("<p>é by none</p>"))
    }
  }

  @Test func leadsFromAPathWithASlashToTheOneWithout() throws {
    let response = try withServer(handler: site("one", "two").response) { try ask($0, "/one/") }
    #expect(response.status == 302 && response.headers["location"] == "/one")
  }

  @Test func leadsElsewhereWithTheParametersThatItKnows() throws {
    let response = try withServer(handler: site("one").response) {
      try ask($0, "/?sort=a%26b%20c&other=1&comment=%C3%A9")
    }
    #expect(response.headers["location"] == "/one?comment=%C3%A9&sort=a%26b%20c")
  }

  @Test(arguments: ["/three", "/three/", "/One", "/one?comment=nowhere"])
  func saysWhatIsNotThere(target: String) throws {
    let response = try withServer(handler: site("one", "two").response) { try ask($0, target) }
    #expect(response.status == 404)
    #expect(response.headers["content-type"] == "text/html; charset=utf-8")
    #expect(response.text == "<h1>Nothing at \(target.split(separator: "?")[0])</h1>")
  }

  @Test func compressesForThoseWhoTakeIt() throws {
    try withServer(handler: site("one").response) { port in
      let plain = try ask(port, "/one")
      let compressed = try ask(port, "/one", "Accept-Encoding: gzip\r\n")
      #expect(plain.headers["content-encoding"] == nil)
      #expect(compressed.headers["content-encoding"] == "gzip")
      #expect(plain.headers["vary"] == "Accept-Encoding")
      #expect(compressed.headers["vary"] == "Accept-Encoding")
      #expect(plain.headers["etag"] != compressed.headers["etag"])
      #expect(inflated(compressed.body) == plain.body)
    }
  }

  @Test(arguments: ["", "Accept-Encoding: gzip\r\n"])
  func sendsNothingToThoseWhoHaveIt(encoding: String) throws {
    try withServer(handler: site("one").response) { port in
      let client = try #require(TestClient(port: port))
      let first = try #require(client.get("/one", encoding))
      let tag = try #require(first.headers["etag"])
      let again = try #require(client.get("/one", encoding + "If-None-Match: \(tag)\r\n"))
      #expect(again.status == 304)
      #expect(again.headers["etag"] == tag)
      #expect(again.headers["vary"] == "Accept-Encoding")
      #expect(again.headers["cache-control"] == "no-cache")
      #expect(again.headers["content-type"] == nil)
      let stale = try #require(client.get("/one", encoding + "If-None-Match: \"x\"\r\n"))
      #expect(stale.status == 200)
      #expect(stale.body == first.body)
    }
  }

  @Test func makesEachPageOnce() throws {
    let (made, handler) = (made, site("one", "two").response)
    try withServer(handler: handler) { port in
      for target in ["/one", "/one?x=1", "/one?x=2", "/one"] { _ = try ask(port, target) }
      #expect(made.take() == 1)
      for target in ["/one?sort=top", "/one?y&sort=top", "/two"] { _ = try ask(port, target) }
      #expect(made.take() == 2)
    }
  }

  @Test func makesAPageAgainThatIsTooLargeToKeep() throws {
    let (made, handler) = (made, site("one", cacheCapacity: 100).response)
    try withServer(handler: handler) { port in
      for _ in 0..<3 { _ = try ask(port, "/one") }
    }
    #expect(made.take() == 3)
  }

  @Test func letsClientsKeepAnAssetByItsVersion() throws {
    let address = style.address
    try withServer(handler: site("one").response) { port in
      let versioned = try ask(port, address)
      #expect(versioned.headers["content-type"] == "text/css; charset=utf-8")
      #expect(versioned.headers["cache-control"] == "public, max-age=31536000, immutable")
      for other in ["/rejoinder.css", "/rejoinder.css?v=0"] {
        let checked = try ask(port, other)
        #expect(checked.headers["cache-control"] == "no-cache")
        #expect(checked.body == versioned.body)
      }
    }
  }

  @Test func answersManyClientsFromOneCache() throws {
    try withServer(handler: site("one", "two").response) { port in
      let clients = try (0..<100).map { _ in try #require(TestClient(port: port)) }
      for round in 0..<10 {
        for (number, client) in clients.enumerated() {
          let name = (number + round).isMultiple(of: 2) ? "one" : "two"
          client.send("GET /\(name)?sort=\(number % 7) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        }
        for (number, client) in clients.enumerated() {
          let name = (number + round).isMultiple(of: 2) ? "one" : "two"
          let response = try #require(client.readResponse())
          #expect(response.text.hasPrefix("<p>\(name) by \(number % 7)</p>"))
        }
      }
    }
  }
}
