import RejoinderCore
import Testing

struct TextServicesTests {
  let services = TextServices.simple

  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｶﾅ", 2), ("ＡＢ", 4), ("한글", 4),
    ("😀", 2), ("👍🏽", 2), ("👩‍👧‍👦", 2), ("🇪🇸🇫🇷", 4), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("שָׁלוֹם", 4),
    ("a\u{200B}b", 2), ("नमस्ते", 4), ("ไทย", 3), ("—“”…", 4), ("\u{1B}", 0),
  ])
  func measuresCells(_ text: String, _ cells: Int) {
    #expect(services.cellWidth(text) == cells)
  }

  @Test(arguments: [
    "a", "é", "e\u{301}", "👍🏽", "👩‍👧‍👦", "🇪🇸", "漢", "❤️", "1️⃣", "\r\n", "한",
  ])
  func findsTheFirstGrapheme(_ grapheme: String) {
    #expect(services.firstGrapheme(grapheme) == grapheme)
    #expect(services.firstGrapheme(grapheme + "z") == grapheme)
    #expect(services.firstGrapheme(grapheme + "漢🇫🇷") == grapheme)
  }

  @Test func findsNoGraphemeInNothing() { #expect(services.firstGrapheme("") == "") }

  @Test func foldsCaseAsUnicodeDoesWhereItKnows() {
    #expect(services.casefold("Straße ÀÉÎ ŁÓDŹ ΣΊΣΥΦΟΣ ЁЖ Ÿ") == "strasse àéî łódź σίσυφοσ ёж ÿ")
    let ranges = [0x20...0x17F, 0x386...0x3AB, 0x400...0x481, 0x48A...0x4BF, 0x1E00...0x1E95]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)), ![0x130, 0xDF, 0x17F].contains(value)
      else { continue }
      let lower = scalar.properties.lowercaseMapping
      #expect(services.casefold(String(scalar)) == lower, "U+\(String(value, radix: 16))")
    }
  }
}
