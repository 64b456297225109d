import Foundation
import RejoinderFormats
import Testing

/// Every fixture against its golden text.
///
/// To record them anew, run `RECORD=1 swift test --filter GoldenTests`, and read the difference before
/// committing it.
struct GoldenTests {
  @Test(arguments: Fixtures.all)
  func readsAsRecorded(name: String) throws {
    let path = Fixtures.path(name)
    let imported = try Formats.read(path: path)
    let text = rendered(imported, leavingOut: Fixtures.folder.path + "/")
    let golden = URL(fileURLWithPath: path).deletingPathExtension()
      .appendingPathExtension("golden.txt")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(text.utf8).write(to: golden)
    }
    #expect(text == (try String(contentsOf: golden, encoding: .utf8)))
  }

  @Test(arguments: Fixtures.all)
  func readsFromMemoryAsFromAFile(name: String) throws {
    guard Fixtures.names(in: URL(fileURLWithPath: Fixtures.path(name))).isEmpty else { return }
    let fromFile = try Formats.read(path: Fixtures.path(name))
    let fromMemory = try Formats.read(bytes: Fixtures.bytes(name), name: Fixtures.path(name))
    #expect(rendered(fromMemory) == rendered(fromFile))
  }

  @Test(arguments: Fixtures.all)
  func belongsToTheFormatOfItsFolder(name: String) throws {
    let imported = try Formats.read(path: Fixtures.path(name))
    #expect(imported.formats.map(\.name) == [String(name.prefix { $0 != "/" })])
  }
}
