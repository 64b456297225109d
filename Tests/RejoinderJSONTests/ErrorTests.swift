import RejoinderJSON
import Testing

/// Errors say where, what was found and what was expected.
struct ErrorTests {
  @Test(arguments: [
    ("[1,\n 2,\n]", "line 3, column 1: expected a value after the comma, found `]`"),
    ("{\"a\":1,}", "line 1, column 8: expected a name after the comma, found `}`"),
    ("{\"a\" 1}", "line 1, column 6: expected a colon after the name, found `1`"),
    ("{a:1}", "line 1, column 2: expected a name in double quotes, found `a`"),
    ("{'a':1}", "line 1, column 2: expected a name in double quotes, found a single quote"),
    ("[None]", "line 1, column 2: expected a value, found `None`"),
    ("[1 2]", "line 1, column 4: expected a comma or the end of the array, found `2`"),
    ("{\"a\":1 2}", "line 1, column 8: expected a comma or the end of the object, found `2`"),
    ("[", "line 1, column 2: expected a value, found the end of the text"),
    (
      "\"abc", "line 1, column 5: expected the closing quote of a string, found the end of the text"
    ),
    (
      "\"a\nb\"",
      "line 1, column 3: expected this as an escape, such as \\n, in a string, found a line break"
    ),
    (
      "\"\\q\"",
      "line 1, column 3: expected one of \" \\ / b f n r t u after a backslash, found `q`"
    ),
    ("\"\\u12G4\"", "line 1, column 6: expected four hexadecimal digits after \\u, found `G4`"),
    ("01", "line 1, column 2: expected the end of a number, found `1`"),
    ("1.x", "line 1, column 3: expected a digit after the decimal point, found `x`"),
    ("-x", "line 1, column 2: expected a digit, found `x`"),
    ("1e", "line 1, column 3: expected a digit in the exponent, found the end of the text"),
    ("1 2", "line 1, column 3: expected the end of the text, found `2`"),
    ("\u{1}", "line 1, column 1: expected a value, found the byte 0x01"),
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
    #expect(seen?.description == "line 2, column 10: expected a value, found `tru`")
  }
}
