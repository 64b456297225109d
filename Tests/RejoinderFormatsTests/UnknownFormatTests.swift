import Foundation
import RejoinderFormats
import TestSupport
import Testing

/// A content that nobody knows is named in the error.
struct UnknownFormatTests {
  private func error(_ bytes: [UInt8]) -> FormatError? {
    do throws(FormatError) {
      _ = try Formats.read(bytes: bytes, name: "file")
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("", "an empty file"), (" \n\t", "only white space"),
    ("PK\u{3}\u{4}\u{0}", "binary data starting with 50 4B 03 04 (a zip archive)"),
    ("ab\u{1}cd", "binary data starting with 61 62 01 63"),
    (
      "<!DOCTYPE html><html><head><title>Bread &amp; butter</title>",
      "an HTML page titled “Bread & butter”"
    ),
    ("<html><body>x", "an HTML page without a title"),
    (
      "<?xml version=\"1.0\"?>\n<rss version=\"2.0\"><channel/></rss>",
      "an XML document with the root element <rss>"
    ),
    (#"{"a":1,"b":{"d":2},"c":[]}"#, "a JSON object with the keys a, b, c"),
    ("{}", "an empty JSON object"),
    (#"[{"flour":1},{"water":2}]"#, "a JSON array of objects with the keys flour, water"),
    ("[1,2]", "a JSON array without objects"), ("\"a\"", "a JSON string"), ("12", "a JSON number"),
    ("null", "the JSON value null"),
    ("From ana@bread.example Fri Mar  1\n", "a mailbox (it begins with “From ”)"),
    ("Dear baker,\nplease", "text that begins with “Dear baker,”"),
    (
      "{\"a\":1,}               ",
      "JSON that breaks at line 1, column 8: found `}`, expected a name after the comma"
    ),
  ])
  func namesWhatItFound(text: String, found: String) {
    let error = error(Array(text.utf8))
    #expect(error?.code == .unknownFormat)
    #expect(error?.found == found)
  }

  @Test func namesBinaryData() {
    #expect(
      error([0x1F, 0x8B, 8, 0])?.found == "binary data starting with 1F 8B 08 00 (gzip data)"
    )
    #expect(
      error([0xFF, 0xFE, 0x5B, 0])?.found
        == "binary data starting with FF FE 5B 00 (text in UTF-16)"
    )
  }

  @Test func namesTheFileAndWhatIsUnderstood() {
    let text = error(Array("{\"a\":1}".utf8))?.description
    #expect(
      text
        == "file: found a JSON object with the keys a, expected one of the formats rejoinder, "
        + "hn-algolia, hn-firebase, hn-node, hn-flat, hn-html, reddit"
    )
  }

  @Test func saysWhereABrokenFileBreaks() {
    let text = "[{\"id\":1,\"by\":\"ana\",\"time\":1,\n\"type\":\"story\",}]"
    let error = error(Array(text.utf8))
    #expect(error?.code == .malformed)
    #expect(
      error?.description == "file, line 2, column 16: found `}`, expected a name after the comma"
    )
  }

  @Test(arguments: ["rejoinder", "hn-html", "hn-flat", "hn-node", "reddit"])
  func refusesAFormatThatTheContentIsPlainlyNot(_ name: String) throws {
    let format = try #require(Formats.named(name))
    let item = #"{"id":1,"type":"story","by":"ana","time":1,"title":"Soup","kids":[2]}"#
    let error = #expect(throws: FormatError.self) {
      try Formats.read(bytes: Array(item.utf8), as: format)
    }
    #expect(error?.code == .wrongFormat && error?.found.contains("hn-firebase") == true)
  }

  @Test func saysThatAFileIsMissing() {
    let error = #expect(throws: FormatError.self) { try Formats.read(path: "/nowhere/at/all.json") }
    #expect(error?.code == .unreadable)
    #expect(error?.found == "nothing at this path")
  }

  @Test func namesAnEmptyFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let error = #expect(throws: FormatError.self) { try Formats.read(path: folder.path) }
    #expect(error?.found == "an empty folder")
  }

  @Test(arguments: Fixtures.all)
  func survivesDamage(name: String) throws {
    guard Fixtures.names(in: URL(fileURLWithPath: Fixtures.path(name))).isEmpty else { return }
    let whole = try Fixtures.bytes(name)
    let format = Formats.named(String(name.prefix { $0 != "/" }))
    for seed in SeededGenerator.seeds {
      var random = SeededGenerator(seed: seed)
      var bytes = whole
      for _ in 0..<20 {
        let place = random.below(bytes.count)
        if random.once(in: 3) {
          bytes.remove(at: place)
        } else {
          bytes[place] = UInt8(random.below(256))
        }
      }
      bytes.removeLast(random.once(in: 3) ? random.below(bytes.count) : 0)
      // It reads or throws; what it must not do is crash or hang.
      _ = try? Formats.read(bytes: bytes, as: format)
    }
  }
}
