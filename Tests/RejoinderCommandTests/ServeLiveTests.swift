import Foundation
import TestSupport
import Testing

/// Pages with a script.
struct ServeLiveTests {
  private static let script = [
    "page.js": "import { start } from './thread.js';\nstart(() => import(\"./later.js\"));\n",
    "thread.js": "export * from \"./keys.js\"\nimport './page.js'\nimport \"./gone.js\"\n",
    "elements.js": "import { keys } from './keys.js';\nexport const define = () => {};\n",
    "keys.js": "export const keys = 1;\n",
    "later.js": "export {};\n",
    "rejoinder.wasm": "\0asm",
    "notes.txt": "Not for readers.",
  ]

  private func matches(_ pattern: String, _ text: String) throws -> [String] {
    try text.matches(of: Regex(pattern)).map { String($0.output[1].substring ?? "") }
  }

  @Test func linksToWhatItServes() async throws {
    let folder = try TemporaryFolder(Self.script)
    let served = try await Served(["-", "--web", folder.url.path])
    let page = try #require(served.client.get("/discussion"))
    let script = try matches(#"<script type="module" src="([^"]*)">"#, page.text)
    let preloads = try matches(#"<link rel="modulepreload" href="([^"]*)">"#, page.text)
    let base = try #require(script.first?.dropLast("page.js".count))
    #expect(script == [base + "page.js"])
    #expect(preloads == [base + "thread.js", base + "keys.js"])
    let types = ["page.js": "text/javascript; charset=utf-8", "rejoinder.wasm": "application/wasm"]
    for (name, type) in types {
      let file = try #require(served.client.get(base + name))
      #expect(file.status == 200 && file.text == Self.script[name])
      #expect(file.headers["content-type"] == type)
      #expect(file.headers["cache-control"]?.contains("immutable") == true)
    }
    #expect(served.client.get(base + "later.js")?.status == 200)
    #expect(served.client.get(base + "notes.txt")?.status == 404)
    let entry = try #require(served.client.get("/rejoinder.js"))
    let lines = entry.text.split(separator: "\n")
    #expect(lines.first == "import { define } from \"\(base)elements.js\";")
    #expect(lines.dropFirst().first == "import \"\(base)keys.js\";")
    #expect(lines.last?.hasPrefix("define({\"en\": {") == true)
    #expect(lines.count == 3)
    #expect(entry.headers["cache-control"] == "no-cache")
    _ = await served.end()
  }

  @Test func answersWithPartsOfThePage() async throws {
    let served = try await Served(["-"])
    func part(_ query: String) throws -> WebClient.Answer {
      try #require(served.client.get("/discussion?" + query))
    }
    let skeleton = try part("part=skeleton&sort=newest&fold=1")
    #expect(skeleton.headers["content-type"] == "text/plain; charset=utf-8")
    let lines = skeleton.text.split(separator: "\n")
    #expect(lines[0].hasPrefix("rejoinder-skeleton 1\t"))
    #expect(lines.dropFirst().map { $0.split(separator: "\t").last } == ["4", "1", "2", "3"])
    let rows = try part("part=rows&rows=3,9,1")
    #expect(rows.headers["content-type"] == "text/html; charset=utf-8")
    #expect(try matches("<div class=\"row [^>]* id=\"([^\"]*)\"", rows.text) == ["c-3", "c-1"])
    for (words, tokens) in [("me", "2\n3\n"), ("NOR+me", "3\n"), ("olu", "4\n"), ("", "")] {
      let found = try part("part=found&find=" + words)
      #expect(found.status == 200 && found.text == tokens)
      #expect(found.headers["content-type"] == "text/plain; charset=utf-8")
    }
    _ = await served.end()
  }

  @Test func isWholeWithoutTheFolder() async throws {
    let served = try await Served(["-"])
    let page = try #require(served.client.get("/discussion"))
    #expect(!page.text.contains("<script") && !page.text.contains("data-"))
    #expect(served.client.get("/rejoinder.js")?.status == 404)
    _ = await served.end()
  }

  @Test func findsTheFolderBesideTheCommand() async throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    let (bin, web) = (folder.path("bin"), folder.path("share/rejoinder/web"))
    for path in [bin, web] {
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for (name, content) in Self.script {
      try Data(content.utf8).write(to: URL(fileURLWithPath: web + "/" + name))
    }
    try files.copyItem(
      atPath: builtProducts.appending(path: "rejoinder").path,
      toPath: bin + "/rejoinder"
    )
    let link = folder.path("rejoinder")
    try files.createSymbolicLink(atPath: link, withDestinationPath: bin + "/rejoinder")
    for (command, isLive) in [(bin + "/rejoinder", true), (link, true)] {
      let running = try Command.shell("exec '\(command)' serve --port 0 -").reading(garden).start()
      let line = try #require(await running.line { $0.hasPrefix("Serving ") })
      let port = try #require(line.firstMatch(of: /:([0-9]+)\//)?.1)
      let page = WebClient(port: try #require(UInt16(port))).get("/discussion")
      #expect(page?.text.contains("<script type=\"module\"") == isLive)
      await running.send(SIGINT)
      _ = await running.result()
    }
  }

  @Test func namesWhatAFolderLacks() async throws {
    let folder = try TemporaryFolder(["thread.js": "", "page.js": ""])
    for (path, message) in [
      (folder.path("web"), ": found nothing at this path, expected a file or a folder"),
      (folder.path("page.js"), ": not a folder; --web takes "),
      (folder.url.path, ": no elements.js and no rejoinder.wasm in this folder; --web takes "),
    ] {
      let run = try await Command.rejoinder("serve", "--web", path, "-").reading(garden).run()
      #expect(run.status == 66)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("rejoinder: " + path + message))
      #expect(run.errors.split(separator: "\n").count == 1)
    }
    let empty = try TemporaryFolder([:])
    try FileManager.default.createDirectory(at: empty.url, withIntermediateDirectories: true)
    let run = try await Command.rejoinder("serve", "--web", empty.url.path, "-").run()
    #expect(
      run.errors.contains(": no page.js and no elements.js and no rejoinder.wasm in this folder")
    )
  }
}
