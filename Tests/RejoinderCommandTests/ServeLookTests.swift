import Foundation
import RejoinderCore
import TestSupport
import Testing

/// Looks, themes and languages of served pages.
struct ServeLookTests {
  private func root(_ page: WebClient.Answer) -> String {
    page.text.firstMatch(of: /<html[^>]*>/).map { String($0.0) } ?? ""
  }

  private func ask(_ served: Served, _ target: String, wish: String? = nil) throws
    -> WebClient.Answer
  {
    try #require(served.client.get(target, wish.map { "Accept-Language: \($0)\r\n" } ?? ""))
  }

  /// A page without the moment at which it was written, which one of its links names.
  private func timeless(_ page: WebClient.Answer) -> String {
    page.text.replacing(/since=\d+/, with: "since=")
  }

  /// A folder of two discussions, so that there is a list of them.
  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "shed.jsonl": garden, "bees.jsonl": garden.replacing("The shed", with: "Bees"),
    ])
  }

  @Test func beginsWithTheLookThatIsAskedFor() async throws {
    let folder = try folder()
    let served = try await Served(["--look", "reddit", folder.url.path])
    for target in ["/", "/shed", "/nothing"] {
      #expect(root(try ask(served, target)) == "<html lang=\"en\" class=\"reddit\">")
      #expect(try ask(served, target).text.contains("href=\"/rejoinder-reddit.css?v="))
    }
    let other = try ask(served, "/shed?look=hn&theme=dark")
    #expect(root(other) == "<html lang=\"en\" class=\"hn dark\">")
    #expect(other.text.contains("href=\"?look=hn&amp;theme=dark&amp;lang=es\""))
    #expect(other.text.contains("href=\"?theme=dark\""))
    let index = try ask(served, "/?look=hn&theme=dark&lang=es")
    #expect(root(index) == "<html lang=\"es\" class=\"hn dark\">")
    #expect(index.text.contains("href=\"/shed?look=hn&amp;theme=dark&amp;lang=es\""))
    let missing = try ask(served, "/nothing?look=reddit&theme=dark&lang=xx")
    #expect(root(missing) == "<html lang=\"en\" class=\"reddit dark\">")
    for page in [missing, try ask(served, "/shed?theme=dark")] {
      #expect(page.text.contains("<header class=\"site\"><a href=\"/?theme=dark\">"))
    }
    #expect(root(try ask(served, "/shed?look=grey")) == "<html lang=\"en\" class=\"reddit\">")
    let unknown = try timeless(ask(served, "/shed?look=grey"))
    #expect(unknown == (try timeless(ask(served, "/shed"))))
    _ = await served.end()
  }

  @Test func knowsOnlyItsOwnLooks() async throws {
    let result = try await Command.rejoinder("serve", "--look", "redit", "-").reading(garden).run()
    #expect(result.status == 64)
    #expect(result.errors.contains("redit") && result.errors.contains("reddit"))
  }

  @Test func servesTheSheetOfEveryLook() async throws {
    let served = try await Served(["-"])
    for style in DiscussionStyle.all {
      let page = try ask(served, "/discussion?look=" + style.name)
      let address = try #require(page.text.firstMatch(of: /rel="stylesheet" href="([^"]*)"/)?.1)
      #expect(address.hasPrefix("/rejoinder-\(style.name).css?v="))
      let sheet = try ask(served, String(address))
      #expect(sheet.status == 200)
      #expect(sheet.headers["content-type"] == "text/css; charset=utf-8")
      #expect(sheet.headers["cache-control"]?.contains("immutable") == true)
    }
    _ = await served.end()
  }

  @Test(arguments: [
    (nil, "en"), ("es", "es"), ("es-MX, en;q=0.5", "es"), ("en, es", "en"), ("de, es;q=0.3", "es"),
    ("de", "en"), ("en;q=0, es;q=0.1", "es"), ("", "en"), ("*", "en"), ("\u{F1}", "en"),
  ])
  func speaksTheLanguageThatTheReaderLikes(wish: String?, language: String) async throws {
    let folder = try folder()
    let served = try await Served([folder.url.path])
    for target in ["/", "/shed", "/nothing", "/shed?comment=2", "/shed?lang=xx", "/?lang=xx"] {
      let page = try ask(served, target, wish: wish)
      #expect(root(page).contains("lang=\"\(language)\""), "\(target)")
      #expect(page.headers["vary"] == "Accept-Encoding, Accept-Language", "\(target)")
    }
    _ = await served.end()
  }

  @Test func speaksTheLanguageOfTheAddressFirst() async throws {
    let folder = try folder()
    let served = try await Served([folder.url.path])
    for (target, words) in [
      ("/?lang=es", "Debates"), ("/shed?lang=es", "Respuestas"), ("/nothing?lang=es", "No"),
    ] {
      let page = try ask(served, target, wish: "en")
      #expect(root(page).contains("lang=\"es\""))
      #expect(page.text.contains(words) || target != "/shed?lang=es")
      #expect(try root(ask(served, target.replacing("es", with: "en"), wish: "es")).contains("en"))
    }
    _ = await served.end()
  }

  @Test func keepsThePagesOfLanguagesApart() async throws {
    let served = try await Served(["-"])
    let english = try ask(served, "/discussion", wish: "en")
    let spanish = try ask(served, "/discussion", wish: "es")
    #expect(english.text != spanish.text)
    #expect(english.headers["etag"] != spanish.headers["etag"])
    for _ in 0..<2 {
      #expect(try timeless(ask(served, "/discussion", wish: "es")) == timeless(spanish))
      #expect(try timeless(ask(served, "/discussion", wish: "en")) == timeless(english))
    }
    let tag = try #require(spanish.headers["etag"])
    let same = "Accept-Language: es\r\nIf-None-Match: \(tag)\r\n"
    #expect(served.client.get("/discussion", same)?.status == 304)
    let other = "Accept-Language: en\r\nIf-None-Match: \(tag)\r\n"
    #expect(served.client.get("/discussion", other)?.status == 200)
    #expect(spanish.text.contains("<html lang=\"es\""))
    #expect(!spanish.text.contains("Hide all replies"))
    _ = await served.end()
  }
}
