import Foundation
import TestSupport
import Testing

/// The folder by which sites without a server show discussions.
struct EmbedTests {
  private static let script = [
    "page.js": "", "elements.js": "import './keys.js';\nexport const define = () => {};\n",
    "keys.js": "", "rejoinder.wasm": "\0asm",
  ]

  private func names(in folder: URL) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
  }

  @Test func writesAllThatPagesFetch() async throws {
    let web = try TemporaryFolder(Self.script)
    let site = try TemporaryFolder()
    let folder = site.url.appending(path: "comments/here")
    let run = try await Command.rejoinder(
      "embed",
      "--web",
      web.url.path,
      "--look",
      "hn",
      folder.path
    )
    .run()
    #expect(run.status == 0)
    let names = try names(in: folder)
    #expect(run.output.hasPrefix("\(names.count) files are in "))
    #expect(names.isSuperset(of: Self.script.keys))
    #expect(names.isSuperset(of: ["hn.css", "static.hn.en.html", "static.blocks.es.html"]))
    let script = try String(contentsOf: folder.appending(path: "rejoinder.js"), encoding: .utf8)
    #expect(script.hasPrefix("import { define } from \"./elements.js\";\nimport \"./keys.js\";\n"))
    #expect(script.hasSuffix("}, \"hn\");\n"))
    let page = try String(contentsOf: folder.appending(path: "static.hn.es.html"), encoding: .utf8)
    #expect(page.contains("<link rel=\"stylesheet\" href=\"hn.css\">"))
    #expect(page.contains("<html lang=\"es\" class=\"hn\">"))
  }

  @Test func writesDiscussionsThatPagesCanShow() async throws {
    let web = try TemporaryFolder(Self.script)
    let text = garden + "{\"id\":\"5\",\"markdown\":\"*Or* [there](javascript:x)\"}\n"
    let source = try TemporaryFolder(["The Shed.jsonl": text])
    let site = try TemporaryFolder()
    let arguments = ["--web", web.url.path, site.url.path, source.path("The Shed.jsonl")]
    var command = Command.rejoinder("embed")
    command.arguments += arguments
    #expect(try await command.run().status == 0)
    let file = site.url.appending(path: "the-shed.jsonl")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines[1].contains("\"text\":\"Who has the key?\""))
    #expect(lines[3].contains("<p>Nor <strong>me</strong>.</p>"))
    #expect(lines[5].contains("\"html\":\"<p><em>Or</em> there</p>\""))
  }

  @Test func saysWhatIsMissing() async throws {
    let nowhere = try await Command.rejoinder("embed").run()
    #expect(nowhere.status == 64 && nowhere.errors.contains("embed needs a folder to write into"))
    let web = try TemporaryFolder(Self.script)
    let file = web.path("page.js")
    let run = try await Command.rejoinder("embed", "--web", web.url.path, file).run()
    #expect(run.status == 74 && run.errors.contains("cannot be written into"))
  }
}
