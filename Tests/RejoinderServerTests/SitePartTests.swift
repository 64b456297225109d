import RejoinderServer
import Testing

/// A discussion that answers with more than pages.
struct SitePartTests {
  /// Answers with a number that grows, so that an answer tells whether it was made anew.
  private let site: DiscussionSite = {
    let count = Guarded(0)
    let discussion = SiteDiscussion(name: "one", title: "One", commentCount: 1) { request in
      guard let part = request.query["part"] else { return RenderedPart([UInt8]("page".utf8)) }
      guard part != "nothing" else { return nil }
      let number = count.withLock { count in
        count += 1
        return count
      }
      let words = "\(part) \(number) " + String(repeating: ".", count: 2_000)
      return RenderedPart(
        [UInt8](words.utf8),
        contentType: "text/plain; charset=utf-8",
        isWorthKeeping: part == "skeleton"
      )
    }
    return DiscussionSite(
      discussions: [discussion, discussion],
      parameters: ["part", "rows"],
      index: { _, _ in [] },
      notFound: { _ in [UInt8]("nothing".utf8) }
    )
  }()

  @Test func saysWhatKindOfThingEachPartIs() throws {
    try withServer(handler: site.response) { port in
      #expect(try ask(port, "/one").headers["content-type"] == "text/html; charset=utf-8")
      let part = try ask(port, "/one?part=skeleton")
      #expect(part.status == 200)
      #expect(part.headers["content-type"] == "text/plain; charset=utf-8")
      #expect(part.headers["x-content-type-options"] == "nosniff")
      #expect(part.headers["cache-control"] == "no-cache")
      #expect(part.headers["etag"] != nil)
      let missing = try ask(port, "/one?part=nothing")
      #expect(missing.status == 404 && missing.text == "nothing")
      #expect(missing.headers["content-type"] == "text/html; charset=utf-8")
    }
  }

  @Test func keepsOnlyWhatIsWorthKeeping() throws {
    try withServer(handler: site.response) { port in
      func text(_ query: String) throws -> Substring {
        try ask(port, "/one?" + query).text.prefix { $0 != "." }
      }
      let kept = try (0..<3).map { _ in try text("part=skeleton") }
      #expect(kept == ["skeleton 1 ", "skeleton 1 ", "skeleton 1 "])
      let made = try (0..<3).map { _ in try text("part=rows&rows=1") }
      #expect(made == ["rows 2 ", "rows 3 ", "rows 4 "])
      let other = try text("rows=1&part=skeleton&x=1")
      #expect(other == "skeleton 5 ")
    }
  }

  @Test func compressesPartsAndTellsVersionsApart() throws {
    try withServer(handler: site.response) { port in
      let packed = try ask(port, "/one?part=skeleton", "Accept-Encoding: gzip\r\n")
      #expect(packed.headers["content-encoding"] == "gzip")
      #expect(inflated(packed.body)?.count ?? 0 > packed.body.count)
      let tag = try #require(packed.headers["etag"])
      let held = "Accept-Encoding: gzip\r\nIf-None-Match: \(tag)\r\n"
      #expect(try ask(port, "/one?part=skeleton", held).status == 304)
    }
  }
}
