import RejoinderJSON
import Testing

/// Errors say where, what was found and what was expected.
struct ErrorTests {
  @Test(arguments: [
    ("[1,\n 2,\n]", "line 3, column 1: found `]`, expected a value after the comma"),
    ("{\"a\":1,}", "line 1, column 8: found `}`, expected a name after the comma"),
    ("{\"a\" 1}", "line 1, column 6: found `1`, expected a colon after the name"),
    ("{a:1}", "line 1, column 2: found `a`, expected a name in double quotes"),
    ("{'a':1}", "line 1, column 2: found a single quote, expected a name in double quotes"),
    ("[None]", "line 1, column 2: found `None`, expected a value"),
    ("[1 2]", "line 1, column 4: found `2`, expected a comma or the end of the array"),
    ("{\"a\":1 2}", "line 1, column 8: found `2`, expected a comma or the end of the object"),
    ("[", "line 1, column 2: found the end of the text, expected a value"),
    (
      "\"abc", "line 1, column 5: found the end of the text, expected the closing quote of a string"
    ),
    (
      "\"a\nb\"",
      "line 1, column 3: found a line break, expected an escape such as \\n in its place"
    ),
    (
      "\"\\q\"",
      "line 1, column 3: found `q`, expected one of \" \\ / b f n r t u after a backslash"
    ),
    ("\"\\u12G4\"", "line 1, column 6: found `G4`, expected four hexadecimal digits after \\u"),
    ("01", "line 1, column 2: found `1`, expected the end of a number"),
    ("1.x", "line 1, column 3: found `x`, expected a digit after the decimal point"),
    ("-x", "line 1, column 2: found `x`, expected a digit"),
    ("1e", "line 1, column 3: found the end of the text, expected a digit in the exponent"),
    ("1 2", "line 1, column 3: found `2`, expected the end of the text"),
    ("\u{1}", "line 1, column 1: found the byte 0x01, expected a value"),
  ])
  func describes(text: String, description: String) {
    #expect(fault(Array(text.utf8))?.description == description)
  }

  @Test func namesTextInUTF16() {
    #expect(fault([0xFF, 0xFE, 0x5B, 0x00])?.seen == "a text in UTF-16")
    #expect(fault([0xFE, 0xFF, 0x00, 0x5B])?.seen == "a text in UTF-16")
  }

  @Test func countsBytesAndLines() {
    let error = fault(Array("[\r\n \"é\",\r\n  x]".utf8))
    #expect(error?.position == JSONPosition(offset: 13, line: 3, column: 3))
  }

  @Test(arguments: 1...40)
  func saysTheSameHoweverTheTextArrives(size: Int) {
    let text = Array("{\"name\": [1, 2.5e3, \"a\\u00e9\\ud83d\\ude00b\"],\n \"more\": tru }".utf8)
    var seen: JSONError?
    do throws(JSONError) {
      _ = try events(JSONReader(windowSize: 16, source: pieces(of: text, size: size)))
    } catch { seen = error }
    #expect(seen == fault(text))
    #expect(seen?.description == "line 2, column 10: found `tru`, expected a value")
  }
}
