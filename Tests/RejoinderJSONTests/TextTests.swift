import RejoinderJSON
import TestSupport
import Testing

/// Strings: escapes, surrogates and bytes that are no UTF-8.
struct TextTests {
  private func text(_ bytes: [UInt8]) throws -> (text: String, repairs: Int) {
    var reader = JSONReader(copying: bytes)
    _ = try reader.next()
    let text = reader.text
    return (text, reader.repairCount)
  }

  @Test(arguments: [
    (#""plain""#, "plain"), (#""\"\\\/""#, "\"\\/"), (#""\b\f\n\r\t""#, "\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC""#, "Aé€"), (#""\ud83d\ude00""#, "😀"), (#""a\ud83d\ude00b""#, "a😀b"),
    (#""é\u0000€""#, "é\u{0}€"), (#""\\u0041""#, "\\u0041"),
  ])
  func resolvesEscapes(json: String, expected: String) throws {
    let read = try text(Array(json.utf8))
    #expect(read == (expected, 0))
  }

  @Test(arguments: [
    (#""\ud800""#, "\u{FFFD}", 1), (#""\udc00""#, "\u{FFFD}", 1), (#""\ud800x""#, "\u{FFFD}x", 1),
    (#""\ud800\ud800\udc00""#, "\u{FFFD}\u{10000}", 1), (#""\udc00\ud800""#, "\u{FFFD}\u{FFFD}", 2),
    (#""\ud800\n""#, "\u{FFFD}\n", 1), (#""\ud800A""#, "\u{FFFD}A", 1),
    (#""é\ud800""#, "é\u{FFFD}", 1),
  ])
  func repairsLoneSurrogates(json: String, expected: String, repairs: Int) throws {
    let read = try text(Array(json.utf8))
    #expect(read == (expected, repairs))
  }

  @Test func repairsIllFormedBytesAsTheStandardLibraryDoes() throws {
    var random = SeededGenerator(seed: 7)
    // Bytes that begin, continue and break sequences, more often than chance would have it.
    let alphabet: [UInt8] = [
      0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED,
      0xEE,
      0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    for _ in 0..<20_000 {
      let bytes = (0..<random.below(9)).map { _ in alphabet[random.below(alphabet.count)] }
      let read = try text([0x22] + bytes + [0x22])
      let expected = String(decoding: bytes, as: UTF8.self)
      #expect(Array(read.text.utf8) == Array(expected.utf8), "\(bytes)")
      #expect((read.repairs == 0) == expected.utf8.elementsEqual(bytes), "\(bytes)")
    }
  }

  @Test func comparesNames() throws {
    let text = #"{"id":1,"created_at_i":2,"\u0069d":3,"created_at":4,"":5}"#
    var reader = JSONReader(copying: text.utf8)
    let names = JSONNames(["created_at", "id", "created_at_i"])
    var found: [Int?] = []
    var isID: [Bool] = []
    while try reader.next() != .end {
      guard reader.token == .name else { continue }
      found.append(reader.nameIndex(in: names))
      isID.append(reader.nameIs("id"))
    }
    #expect(found == [1, 2, 1, 0, nil])
    #expect(isID == [true, false, true, false, false])
  }
}
