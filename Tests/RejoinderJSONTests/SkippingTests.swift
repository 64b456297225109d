import RejoinderJSON
import Testing

/// Going over values, keeping them as written, and several values in one input.
struct SkippingTests {
  private let text = #"{"a": [1, {"b": "x\n"}], "c": "text", "d": { }, "e": -1.50, "f": null}"#

  @Test func skipsValuesByName() throws {
    for wanted in ["a", "c", "d", "e", "f"] {
      var reader = JSONReader(copying: text.utf8)
      var names: [String] = []
      _ = try reader.next()
      while try reader.next() == .name {
        names.append(reader.text)
        if names.last == wanted { _ = try reader.rawValue() }
        try reader.skipValue()
      }
      #expect(names == ["a", "c", "d", "e", "f"])
      #expect(reader.token == .endObject)
    }
  }

  @Test(arguments: 1...20)
  func keepsValuesAsTheyAreWritten(size: Int) throws {
    var reader = JSONReader(windowSize: 16, source: pieces(of: Array(text.utf8), size: size))
    var values: [String] = []
    _ = try reader.next()
    while try reader.next() == .name {
      _ = try reader.next()
      values.append(String(decoding: try reader.rawValue(), as: UTF8.self))
    }
    #expect(values == [#"[1, {"b": "x\n"}]"#, #""text""#, "{ }", "-1.50", "null"])
  }

  @Test func skipsWhatTheLastTokenBegan() throws {
    var reader = JSONReader(copying: "[[1,[2]],3]".utf8)
    _ = try reader.next()
    _ = try reader.next()
    try reader.skipContents()
    #expect(try reader.next() == .number)
    try reader.skipContents()
    #expect(reader.int64 == 3)
    #expect(try reader.next() == .endArray)
  }

  @Test(arguments: ["[1,]", #"{"a":1 2}"#, #"["\x"]"#, "[01]"])
  func checksWhatItSkips(text: String) {
    var reader = JSONReader(copying: text.utf8)
    #expect(throws: JSONError.self) { try reader.skipValue() }
  }

  @Test func readsJSONLines() throws {
    let text = "{\"a\":1}\n\n[2]\r\n\"three\"\n4"
    #expect(
      try events(JSONReader(copying: text.utf8, documents: .lines))
        == ["{", "name a", "number 1", "}", "[", "number 2", "]", "string three", "number 4"]
    )
  }

  @Test func readsValuesOverSeveralLinesInASequence() throws {
    let text = "{\n}\n[\n1]2 \"x\"{}"
    #expect(
      try events(JSONReader(copying: text.utf8, documents: .sequence))
        == ["{", "}", "[", "number 1", "]", "number 2", "string x", "{", "}"]
    )
    #expect(fault(Array(text.utf8), documents: .lines)?.code == .unexpectedEnd)
  }

  @Test func goesOnAfterABrokenLine() throws {
    let text = "[1]\n[2,\n[3]\n[\"a\\q\", 4\n\"5\n6 7\n{\"x\":}\n8"
    var reader = JSONReader(copying: text.utf8, documents: .lines)
    var (numbers, broken): ([Int64], [Int]) = ([], [])
    while true {
      do throws(JSONError) {
        if try reader.next() == .end { break }
        if let number = reader.int64 { numbers.append(number) }
      } catch {
        broken.append(error.position.line)
        reader.skipLine()
      }
    }
    #expect(numbers == [1, 2, 3, 6, 7, 8])
    #expect(broken == [2, 4, 5, 7])
  }

  @Test func tellsWhereATokenBegins() throws {
    var reader = JSONReader(copying: "[1,\n  \"ab\"]".utf8)
    _ = try reader.next()
    _ = try reader.next()
    _ = try reader.next()
    #expect(reader.tokenPosition == JSONPosition(offset: 6, line: 2, column: 3))
    #expect(reader.offset == 10)
  }

  @Test func skipsALongStringInASmallWindow() throws {
    // The source counts what it is asked for: a window that grew would ask for more at once.
    var (given, largest) = (0, 0)
    let total = 1 << 20
    var reader = JSONReader(windowSize: 64) { buffer in
      largest = max(largest, buffer.count)
      let count = min(buffer.count, total - given)
      for index in 0..<count {
        let place = given + index
        buffer[index] =
          place == 0
          ? 0x5B : place == total - 1 ? 0x5D : place == 1 || place == total - 2 ? 0x22 : 0x61
      }
      given += count
      return count
    }
    _ = try reader.next()
    try reader.skipValue()
    #expect(reader.token == .string)
    #expect(try reader.next() == .endArray)
    #expect(largest == 64)
  }
}
