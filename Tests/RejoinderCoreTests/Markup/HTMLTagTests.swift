import Testing

@testable import RejoinderCore

struct HTMLTagTests {
  @Test(arguments: HTMLTag.allCases) func isThePackedFormOfItsName(_ tag: HTMLTag) {
    let others: [HTMLTag: String] = [.variable: "var", .tgSpoiler: "tg-spoiler"]
    #expect(tag.rawValue == packed(others[tag] ?? "\(tag)"))
  }

  @Test(arguments: HTMLAttributeName.allCases)
  func isThePackedFormOfItsName(_ attribute: HTMLAttributeName) {
    let name = attribute == .dataMxSpoiler ? "data-mx-spoiler" : "\(attribute)"
    #expect(attribute.rawValue == packed(name))
  }

  @Test func takesNamesInAnyCaseAndLength() {
    #expect(packed("BlockQuote") == packed("blockquote"))
    #expect(packed("@[") != packed("`{"))
    #expect(
      packed(String(repeating: "a", count: 300)) == packed(String(repeating: "a", count: 255))
    )
  }

  private func packed(_ text: String) -> UInt64 {
    var name = HTMLName()
    for byte in text.utf8 { name.append(byte) }
    return name.packed
  }
}
