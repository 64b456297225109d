import Testing

@testable import RejoinderServer

struct EntityTagTests {
  /// The published values of the hash for these texts.
  @Test(arguments: [
    ("", "0-cbf29ce484222325"), ("a", "1-af63dc4c8601ec8c"), ("foobar", "6-85944171f73967e8"),
  ])
  func isLengthAndHash(text: String, digits: String) {
    #expect(EntityTag(of: [UInt8](text.utf8)).digits == digits)
  }

  @Test func differsWithEveryBit() {
    var page = [UInt8](repeating: 0x20, count: 100)
    var tags: Set = [EntityTag(of: page)]
    for bit in 0..<800 {
      page[bit / 8] ^= 1 << (bit % 8)
      tags.insert(EntityTag(of: page))
      page[bit / 8] ^= 1 << (bit % 8)
    }
    #expect(tags.count == 801)
  }

  @Test func differsOnceCompressed() {
    let tag = EntityTag(of: [1, 2, 3])
    #expect(tag.compressed != tag)
    #expect(!tag.isHeld(by: tag.compressed.quoted))
  }

  @Test(arguments: [
    "T", "*", "W/T", "\"x\", T", "T, \"x\"", "\"x\",W/T ,\"y\"", "\t T\t", "\"a,b\",T",
  ])
  func isFoundInAList(pattern: String) {
    let tag = EntityTag(of: [1])
    #expect(tag.isHeld(by: header(pattern, tag)))
  }

  @Test(arguments: ["", ",", "\"x\"", "w/T", "\"T\"", "TT", "T;", "**", "W/", "\"T"])
  func isNotFoundInWhatIsSomethingElse(pattern: String) {
    let tag = EntityTag(of: [1])
    #expect(!tag.isHeld(by: header(pattern, tag)))
  }

  /// The pattern with the quoted tag in place of each T.
  private func header(_ pattern: String, _ tag: EntityTag) -> String {
    pattern.split(separator: "T", omittingEmptySubsequences: false).joined(separator: tag.quoted)
  }
}
