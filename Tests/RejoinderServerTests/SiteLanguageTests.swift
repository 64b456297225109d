import RejoinderServer
import Testing

/// A site that speaks more than one language.
struct SiteLanguageTests {
  private let site = DiscussionSite(
    discussions: [
      SiteDiscussion(name: "one", title: "One", commentCount: 1) { request in
        RenderedPart([UInt8]("\(request.language) page, \(request.query["lang"] ?? "any")".utf8))
      },
      SiteDiscussion(name: "two", title: "Two", commentCount: 1) { _ in nil },
    ],
    parameters: ["lang"],
    language: { wish in wish?.hasPrefix("es") == true ? "es" : "en" },
    index: { _, request in [UInt8]("\(request.language) index".utf8) },
    notFound: { request in [UInt8]("\(request.language) nothing".utf8) }
  )

  private static let vary = "Accept-Encoding, Accept-Language"

  @Test(arguments: [
    ("/", "index"), ("/one", "page, any"), ("/nothing", "nothing"), ("/two", "nothing"),
  ])
  func tellsRenderersWhichLanguageToSpeak(target: String, words: String) throws {
    try withServer(handler: site.response) { port in
      for (wish, language) in [("", "en"), ("Accept-Language: es-MX\r\n", "es")] {
        for encoding in ["", "Accept-Encoding: gzip\r\n"] {
          let response = try ask(port, target, wish + encoding)
          #expect(response.headers["vary"] == Self.vary)
          #expect(response.headers["content-encoding"] == nil)
          #expect(response.text == "\(language) \(words)")
        }
      }
    }
  }

  @Test func keepsLanguagesApart() throws {
    try withServer(handler: site.response) { port in
      let english = try ask(port, "/one")
      let spanish = try ask(port, "/one", "Accept-Language: es\r\n")
      #expect(english.headers["etag"] != spanish.headers["etag"])
      #expect(try ask(port, "/one").text == "en page, any")
      #expect(try ask(port, "/one?lang=es").text == "en page, es")
      let tag = try #require(spanish.headers["etag"])
      let held = "If-None-Match: \(tag)\r\n"
      let again = try ask(port, "/one", "Accept-Language: es\r\n" + held)
      #expect(again.status == 304)
      #expect(again.headers["vary"] == Self.vary)
      #expect(try ask(port, "/one", held).status == 200)
    }
  }

  @Test func saysNothingOfLanguagesWhereThereIsOne() throws {
    let plain = DiscussionSite(
      discussions: [],
      index: { _, request in [UInt8]("index '\(request.language)'".utf8) },
      notFound: { _ in [UInt8]("nothing".utf8) }
    )
    try withServer(handler: plain.response) { port in
      let index = try ask(port, "/", "Accept-Language: es\r\n")
      #expect(index.text == "index ''")
      #expect(index.headers["vary"] == "Accept-Encoding")
      #expect(try ask(port, "/nothing").headers["vary"] == nil)
    }
  }
}
