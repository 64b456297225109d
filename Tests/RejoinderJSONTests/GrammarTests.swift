import RejoinderJSON
import Testing

/// The grammar of RFC 8259, case by case: what must be read, what must not, and what is up to us.
struct GrammarTests {
  @Test(arguments: [
    "[]", "{}", "[[]   ]", "[\"\"]", "null", "true", "false", " [] ", "\t\r\n 1 \n", "[1\n]",
    "[ 4]",
    "-0", "0", "-1", "10", "123e65", "0e+1", "0e1", "1E22", "1E-2", "1E+2", "123.456e78", "20e1",
    "-1.5", "123456789012345678901234567890", "[-0.000000000000000000000000000000000000000001]",
    "\"\"", "\"a\"", "\" \"", "\"\u{7F}\"", "\"é\"", "\"\u{1D11E}\"", "\"\u{2028}\u{2029}\"",
    #""\"\\\/\b\f\n\r\t""#, #""\u0000""#, #""\u0060\u012a\u12AB""#, #""\uD834\uDd1e""#,
    #""\\u0000""#, #""\\a""#, #"{"":0}"#, #"{"a":[]}"#, #"{"a":1,"a":1}"#, #"{"a":1,"a":2}"#,
    #"{"x":[{"id":"y"}],"z":{}}"#, #"{"a\u0000b": 1}"#, "{\"a\"\n:\n1\n}", #"[null,1,"1",{}]"#,
    "[1,null,null,null,2]", "\"\u{FFFF}\"", "[1e-2]",
  ])
  func reads(text: String) {
    #expect(fault(Array(text.utf8)) == nil, "\(text)")
  }

  @Test(arguments: [
    ("[1 true]", JSONError.Code.unexpected), ("[a]", .unexpected), ("[\"\": 1]", .unexpected),
    ("[\"\"],", .afterValue), ("[,1]", .unexpected), ("[1,,2]", .unexpected),
    ("[\"x\"]]", .afterValue), ("[\"\",]", .trailingComma), ("[1,]", .trailingComma),
    ("{\"a\":0,}", .trailingComma), ("[1,}", .trailingComma), ("[\"x\"", .unexpectedEnd),
    ("[x", .unexpected), ("[3[4]]", .unexpected), ("[1:2]", .unexpected), ("[,]", .unexpected),
    ("[-]", .invalidNumber), ("[   , \"\"]", .unexpected), ("[\"a\",\n4\n,1,", .unexpectedEnd),
    ("[*]", .unexpected), ("[1,", .unexpectedEnd), ("[", .unexpectedEnd), ("]", .unexpected),
    ("[nul]", .unexpected), ("[tru]", .unexpected), ("[fals]", .unexpected), ("nulll", .unexpected),
    ("True", .unexpected), ("NaN", .unexpected), ("Infinity", .unexpected),
    ("-NaN", .invalidNumber),
    ("++1", .unexpected), ("+1", .unexpected), ("-01", .invalidNumber), ("012", .invalidNumber),
    (".5", .unexpected), ("2.e3", .invalidNumber), ("1.", .invalidNumber),
    ("0.1.2", .invalidNumber),
    ("0e", .invalidNumber), ("0e+", .invalidNumber), ("1e1e1", .invalidNumber),
    ("0x1", .invalidNumber),
    ("1a", .invalidNumber), ("1 000", .afterValue), ("- 1", .invalidNumber), ("１", .unexpected),
    ("{\"x\", null}", .unexpected), ("{\"x\"::1}", .unexpected), ("{a: 1}", .unexpected),
    ("{'a':0}", .unexpected), ("{\"a\" 1}", .unexpected), ("{:1}", .unexpected),
    ("{1:1}", .unexpected), ("{null:1}", .unexpected), ("{\"a\":1 \"b\":2}", .unexpected),
    ("{\"a\":\"a\" 123}", .unexpected), ("{\"a\":", .unexpectedEnd), ("{\"a\"", .unexpectedEnd),
    ("{\"a\":1", .unexpectedEnd), ("{\"a\":/*c*/1}", .unexpected), ("{}#", .afterValue),
    ("{}/**/", .afterValue), ("{\"a\":true} \"x\"", .afterValue), ("{,}", .unexpected),
    ("[1}", .unexpected), ("{]", .unexpected), ("\"", .unexpectedEnd), ("\"a", .unexpectedEnd),
    ("\"\n\"", .controlCharacter), ("\"\t\"", .controlCharacter), ("\"\u{0}\"", .controlCharacter),
    ("\"\u{1F}\"", .controlCharacter), ("\"\\", .invalidEscape), ("\"\\x00\"", .invalidEscape),
    ("\"\\u\"", .invalidEscape), ("\"\\u00A\"", .invalidEscape), ("\"\\uqqqq\"", .invalidEscape),
    ("\"\\\u{1F300}\"", .invalidEscape), ("\"\\a\"", .invalidEscape),
    ("\"\\U0041\"", .invalidEscape),
    ("\"\\u 123\"", .invalidEscape), ("'a'", .unexpected), ("\u{FEFF}\u{FEFF}1", .unexpected),
    ("<b>x</b>", .unexpected), ("\u{A0}1", .unexpected), ("\u{C}1", .unexpected),
    ("abc", .unexpected),
  ])
  func refuses(text: String, code: JSONError.Code) {
    #expect(fault(Array(text.utf8))?.code == code, "\(text)")
  }

  @Test func readsNothingFromNothing() throws {
    #expect(try events("").isEmpty)
    #expect(try events(" \n\t ").isEmpty)
  }

  @Test func skipsAByteOrderMark() throws {
    #expect(try events("\u{FEFF}[1]") == ["[", "number 1", "]"])
    #expect(fault(Array("\u{FEFF}x".utf8))?.position == JSONPosition(offset: 3, line: 1, column: 1))
  }

  @Test func handsOutBothOfTwoMembersWithOneName() throws {
    #expect(
      try events(#"{"a":1,"a":2}"#) == ["{", "name a", "number 1", "name a", "number 2", "}"]
    )
  }

  @Test func yieldsTheEndAgainAndAgain() throws {
    var reader = JSONReader(copying: "1".utf8)
    #expect(try reader.next() == .number)
    #expect(try reader.next() == .end)
    #expect(try reader.next() == .end)
  }

  @Test func throwsTheSameErrorAgain() {
    var reader = JSONReader(copying: "[1,]".utf8)
    var faults: [JSONError] = []
    for _ in 0..<5 {
      do throws(JSONError) { _ = try reader.next() } catch { faults.append(error) }
    }
    #expect(faults.count == 3)
    #expect(Set(faults).count == 1)
  }
}
