import RejoinderServer
import Testing

/// Files under an address with their version.
struct AssetFolderTests {
  private typealias Files = [(name: String, bytes: [UInt8])]

  private static let files: Files = [
    ("page.js", [UInt8](String(repeating: "let a = 1;\n", count: 99).utf8)),
    ("engine.wasm", [0, 0x61, 0x73, 0x6D]), ("README", [1]), (".js", [2]), ("notes.txt", [3]),
    ("a.b.css", [4]),
  ]
  private let folder = AssetFolder(path: "/web", files: files)

  @Test func servesWhatPagesAskForAndNothingElse() throws {
    #expect(folder.assets.map(\.path) == ["page.js", "engine.wasm", "a.b.css"].map(folder.address))
    #expect(folder.assets.map(\.address) == folder.assets.map(\.path))
    #expect(folder.path.hasPrefix("/web/") && !folder.path.hasSuffix("/"))
  }

  @Test func letsClientsKeepThemForGood() throws {
    let site = DiscussionSite(
      discussions: [],
      assets: folder.assets,
      index: { _, _ in [] },
      notFound: { _ in [] }
    )
    try withServer(handler: site.response) { port in
      for (name, type) in [
        ("page.js", "text/javascript; charset=utf-8"), ("engine.wasm", "application/wasm"),
      ] {
        for query in ["", "?v=0"] {
          let response = try ask(port, folder.address(of: name) + query)
          #expect(response.status == 200)
          #expect(response.headers["content-type"] == type)
          #expect(response.headers["cache-control"] == "public, max-age=31536000, immutable")
          #expect(response.body == Self.files.first { $0.name == name }?.bytes)
        }
      }
      let packed = try ask(port, folder.address(of: "page.js"), "Accept-Encoding: gzip\r\n")
      #expect(packed.headers["content-encoding"] == "gzip")
      #expect(try ask(port, "/web/0-0/page.js").status == 404)
      #expect(try ask(port, folder.address(of: "README")).status == 404)
    }
  }

  @Test func anyChangeIsAnotherVersion() {
    var versions = [folder.path]
    for change: (inout Files) -> Void in [
      { $0[0].bytes[7] += 1 }, { $0[0].name = "pages.js" }, { $0.swapAt(0, 1) },
      { $0.removeLast() }, { $0[0].bytes.append(0) }, { $0.append(("z.js", [])) },
    ] {
      var files = Self.files
      change(&files)
      versions.append(AssetFolder(path: "/web", files: files).path)
    }
    #expect(Set(versions).count == versions.count)
    #expect(AssetFolder(path: "/web", files: Self.files).path == folder.path)
  }
}
