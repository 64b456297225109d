import Foundation
import TestSupport
import Testing

struct ServeTests {
  @Test func servesOneDiscussionUntilCtrlC() async throws {
    let served = try await Served(["-"])
    let root = try #require(served.client.get("/"))
    #expect(root.status == 302)
    let page = try #require(served.client.get(root.headers["location"] ?? "/"))
    #expect(page.status == 200)
    #expect(page.headers["content-type"] == "text/html; charset=utf-8")
    #expect(page.text.contains("Who has the key?"))
    #expect(page.text.contains("Look in your coat."))
    let result = await served.end()
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("Serving 1 discussion at http://127.0.0.1:"))
    #expect(result.output.hasSuffix("/ (Ctrl-C ends it)\n"))
  }

  @Test func servesMarkdownAsWhatItMeans() async throws {
    let discussion = """
      {"rejoinder":1,"discussion":{"id":"d","title":"Pears","markdown":"*Ripe* ones?"}}
      {"id":"1","markdown":"See **this** <script>x()</script>\\n\\n|a|\\n|-|\\n|b|"}
      """
    let served = try await Served(["-"], input: discussion)
    let root = try #require(served.client.get("/"))
    let page = try #require(served.client.get(root.headers["location"] ?? "/"))
    #expect(page.text.contains("<em>Ripe</em> ones?"))
    #expect(page.text.contains("See <strong>this</strong> &lt;script&gt;x()&lt;/script&gt;"))
    #expect(page.text.contains("<tr><td>b</td></tr>"))
    _ = await served.end()
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func endsWhenTheSystemAsks(signal: Int32) async throws {
    let served = try await Served(["-"])
    let result = await served.end(signal)
    #expect(result.status == 0)
  }

  @Test func outlivesTheTerminalWhereToldTo() async throws {
    let rejoinder = builtProducts.appending(path: "rejoinder").path
    let script = "trap '' HUP; exec '\(rejoinder)' serve --port 0 -"
    let running = try Command.shell(script).reading(garden).start()
    let line = try #require(await running.line { $0.hasPrefix("Serving ") })
    let port = try #require(line.firstMatch(of: /:([0-9]+)\//)?.1)
    await running.send(SIGHUP)
    let client = WebClient(port: try #require(UInt16(port)))
    #expect(client.get("/discussion")?.status == 200)
    await running.send(SIGINT)
    #expect(await running.result().status == 0)
  }

  @Test func answersWithTagsAndCompresses() async throws {
    let served = try await Served(["-"])
    let page = try #require(served.client.get("/discussion"))
    let tag = try #require(page.headers["etag"])
    let again = try #require(served.client.get("/discussion", "If-None-Match: \(tag)\r\n"))
    #expect(again.status == 304)
    #expect(again.body.isEmpty)
    let packed = try #require(served.client.get("/discussion", "Accept-Encoding: gzip\r\n"))
    #expect(packed.headers["content-encoding"] == "gzip")
    #expect(packed.body.starts(with: [0x1F, 0x8B]))
    #expect(packed.body.count < page.body.count)
    let style = try #require(page.text.firstMatch(of: /href="(\/rejoinder-blocks\.css[^"]*)"/)?.1)
    let sheet = try #require(served.client.get(String(style)))
    #expect(sheet.status == 200 && sheet.headers["cache-control"]?.contains("immutable") == true)
    _ = await served.end()
  }

  @Test func ordersAndFoldsByAddress() async throws {
    let served = try await Served(["-", "--sort", "newest"])
    func authors(_ target: String) throws -> [String] {
      let page = try #require(served.client.get(target))
      return page.text.matches(of: /class="author"><bdi>([^<]*)<\/bdi>/).map { String($0.1) }
    }
    #expect(try authors("/discussion") == ["Olu", "Marta", "Luis", "Ana"])
    #expect(try authors("/discussion?sort=oldest") == ["Marta", "Luis", "Ana", "Olu"])
    #expect(try authors("/discussion?levels=1") == ["Olu", "Marta"])
    #expect(try authors("/discussion?sort=oldest&fold=2") == ["Marta", "Luis", "Olu"])
    #expect(try authors("/discussion?sort=nonsense") == ["Olu", "Marta", "Luis", "Ana"])
    _ = await served.end()
  }

  @Test func speaksTheLanguageOfTheSiteWhereNobodyWishesForAnother() async throws {
    let served = try await Served(["-", "--lang", "es"])
    func language(_ wish: String) throws -> Substring? {
      let header = wish.isEmpty ? "" : "Accept-Language: \(wish)\r\n"
      let page = try #require(served.client.get("/discussion", header))
      return page.text.firstMatch(of: /<html[^>]* lang="?([a-z]+)/)?.1
    }
    #expect(try language("") == "es")
    #expect(try language("fr") == "es")
    #expect(try language("en-GB") == "en")
    _ = await served.end()
  }

  @Test func beginsFoldedWhereAsked() async throws {
    let served = try await Served(["-", "--fold-below", "1"])
    let page = try #require(served.client.get("/discussion"))
    #expect(!page.text.contains("Not me."))
    #expect(page.text.contains("Show 2 replies"))
    _ = await served.end()
  }

  @Test func listsSeveralDiscussions() async throws {
    let folder = try TemporaryFolder([
      "shed.jsonl": garden, "Bees & Wasps.jsonl": garden.replacing("The shed", with: "Bees"),
    ])
    let served = try await Served([folder.url.path])
    let index = try #require(served.client.get("/"))
    #expect(index.status == 200)
    let paths = index.text.matches(of: /<li><a[^>]* href="([^"]*)"/).map { String($0.1) }
    #expect(paths == ["/bees-wasps", "/shed"])
    for path in paths { #expect(served.client.get(path)?.status == 200) }
    #expect(served.client.get("/nothing")?.status == 404)
    let result = await served.end()
    #expect(result.output.hasPrefix("Serving 2 discussions at "))
  }

  @Test func cutsLongDiscussionsIntoPages() async throws {
    let sample = try await Command.rejoinder("sample", "--comments", "2100", "--shape=roots").run()
    let served = try await Served(["-"], input: sample.output)
    let first = try #require(served.client.get("/discussion"))
    #expect(first.text.matches(of: /id="c-[0-9]/).count == 2_000)
    #expect(first.text.contains("rel=\"next\" href=\"?page=2\""))
    let second = try #require(served.client.get("/discussion?page=2"))
    #expect(second.text.matches(of: /id="c-[0-9]/).count == 100)
    _ = await served.end()
  }

  @Test func namesATakenPort() async throws {
    let served = try await Served(["-"])
    let port = String(served.client.port)
    let second = try await Command.rejoinder("serve", "--port", port, "-").reading(garden).run()
    #expect(second.status == 69)
    #expect(second.output.isEmpty)
    #expect(second.errors.hasPrefix("rejoinder: Port \(port) on 127.0.0.1 is taken"))
    #expect(second.errors.split(separator: "\n").count == 1)
    _ = await served.end()
  }

  @Test func answersOnlyToHostsThatItKnows() async throws {
    let served = try await Served(["-", "--allow-host", "talk.example"])
    #expect(served.client.get("/discussion", host: "talk.example")?.status == 200)
    #expect(served.client.get("/discussion", host: "elsewhere.example")?.status != 200)
    _ = await served.end()
  }

  @Test func letsPagesOfOtherSitesReadWhereTheyAreAllowed() async throws {
    let site = "https://courier.example"
    let served = try await Served([
      "-", "--allow-origin", site, "--allow-origin=http://localhost:1",
    ])
    let name = "access-control-allow-origin"
    for target in ["/discussion", "/discussion?part=skeleton", "/rejoinder-blocks.css", "/none"] {
      let allowed = try #require(served.client.get(target, "Origin: \(site)\r\n"))
      #expect(allowed.headers[name] == site)
      #expect(allowed.headers["vary"]?.hasSuffix("Origin") == true)
      let other = try #require(served.client.get(target, "Origin: https://elsewhere.example\r\n"))
      #expect(other.headers[name] == nil)
    }
    _ = await served.end()
  }

  @Test func saysHowManyCommentsThereAreInTheLanguageAskedFor() async throws {
    let served = try await Served(["-"])
    let english = try #require(served.client.get("/?part=counts&pages=/discussion"))
    let spanish = try #require(served.client.get("/?part=counts&pages=/discussion&lang=es"))
    #expect(english.text.contains("comments\n"))
    #expect(spanish.text == english.text.replacing("comments", with: "comentarios"))
    _ = await served.end()
  }

  @Test(arguments: ["courier.example", "https://courier.example/", "*"])
  func refusesWhatIsNoOrigin(text: String) async throws {
    let run = try await Command.rejoinder("serve", "--allow-origin", text, "-").reading(garden)
      .run()
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("rejoinder: serve: --allow-origin takes a scheme and a host"))
    #expect(run.errors.hasSuffix("not '\(text)'\n"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
