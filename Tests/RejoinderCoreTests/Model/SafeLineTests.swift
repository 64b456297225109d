import RejoinderCore
import Testing

struct SafeLineTests {
  @Test(arguments: [
    ("Marta", "Marta"), ("a\u{1B}[31mb", "a[31mb"), ("x\r\ny\tz\u{202E}!", "x  y z!"),
    ("\u{2066}\u{202D}in\u{2069}side\u{202C}", "inside"), ("soft\u{AD}hyphen", "softhyphen"),
    ("a\u{2028}b\u{3000}c\u{A0}d", "a b c d"), ("\u{FEFF}\u{200B}x", "x"),
    ("👩\u{200D}🌾", "👩\u{200D}🌾"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("e\u{301}", "e\u{301}"), ("\u{301}", "\u{301}"),
  ])
  func keepsWhatCanStandInALine(text: String, line: String) {
    #expect(SafeLine.made(of: text).unicodeScalars.elementsEqual(line.unicodeScalars))
  }

  @Test(arguments: [
    "", " ", "   ", "\u{0}", "\u{202E}", "\u{200B}\u{2060}", "\u{200D}\u{200C}", "\u{3164}",
    "\u{FFA0}",
    "\u{2800} \u{3000}", "\u{FE0F}", "\u{E0067}\u{E007F}", "\u{34F}\u{180E}",
  ])
  func isEmptyWhereNothingShows(text: String) {
    #expect(SafeLine.made(of: text) == "")
  }

  /// What Unicode's own tables call invisible or a space is never what a name is known by.
  @Test func neverTakesForVisibleWhatIsNot() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isGone = properties.isBidiControl || properties.generalCategory == .control
      let isInvisible =
        isGone || properties.isDefaultIgnorableCodePoint || properties.isWhitespace
      let fate = SafeLine.fate(of: value)
      let isRight =
        !(isInvisible && SafeLine.showsAlone(value)) && !(isGone && fate == .kept)
        && !(properties.isAlphabetic && fate != .kept)
      if !isRight { Issue.record("\(String(value, radix: 16)) is \(fate)") }
    }
  }
}
