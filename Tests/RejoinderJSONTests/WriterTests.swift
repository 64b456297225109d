import RejoinderJSON
import Testing

/// The writer's output, byte for byte.
struct WriterTests {
  private func written(
    options: JSONWriter.Options = [],
    _ steps: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(options: options)
    steps(&writer)
    return String(decoding: writer.takeBytes(), as: UTF8.self)
  }

  private func sample(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("a")
    writer.value(1)
    writer.name("b")
    writer.beginArray()
    writer.value("x")
    writer.value(true)
    writer.null()
    writer.raw("{}".utf8)
    writer.endArray()
    writer.name("c")
    writer.beginArray()
    writer.endArray()
    writer.endObject()
  }

  @Test func writesCompactly() {
    #expect(written(sample) == #"{"a":1,"b":["x",true,null,{}],"c":[]}"#)
  }

  @Test func writesIndented() {
    let expected = """
      {
        "a": 1,
        "b": [
          "x",
          true,
          null,
          {}
        ],
        "c": []
      }
      """
    #expect(written(options: .indented, sample) == expected)
  }

  @Test func writesLines() {
    let text = written { writer in
      for number: Int64 in 1...3 {
        writer.beginArray()
        writer.value(number)
        writer.endArray()
        writer.endLine()
      }
    }
    #expect(text == "[1]\n[2]\n[3]\n")
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("\"\\/", #""\"\\/""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
    ("\u{0}\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""), ("é€😀\u{2028}", "\"é€😀\u{2028}\""),
    ("<b>&", "\"<b>&\""), ("", "\"\""),
  ])
  func escapes(text: String, expected: String) {
    #expect(written { $0.value(text) } == expected)
  }

  @Test func escapesForAPage() {
    let text = "</script>&\u{2028}\u{2029}\u{2027}\u{202A}é"
    let json = written(options: .embeddable) { $0.value(text) }
    #expect(json == "\"\\u003c/script\\u003e\\u0026\\u2028\\u2029\u{2027}\u{202A}é\"")
    #expect((try? events(json)) == ["string " + text])
  }

  @Test(arguments: [
    (0.1, "0.1"), (-2.5, "-2.5"), (1e300, "1e+300"), (.infinity, "null"), (.nan, "null"),
    (.leastNonzeroMagnitude, "5e-324"),
  ])
  func writesNumbers(number: Double, expected: String) {
    #expect(written { $0.value(number) } == expected)
  }

  @Test func writesTheEndsOfTheIntegers() {
    #expect(written { $0.value(Int64.min) } == "-9223372036854775808")
    #expect(written { $0.value(Int64.max) } == "9223372036854775807")
  }
}
