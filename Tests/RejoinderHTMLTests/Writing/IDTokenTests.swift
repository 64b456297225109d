import RejoinderCore
import RejoinderHTML
import TestSupport
import Testing

@Suite struct IDTokenTests {
  @Test(arguments: [
    ("", ""), ("41022345", "41022345"), ("t1_a-B", "t1_a-B"), ("a b", "a.20b"), (".", ".2E"),
    ("a,b", "a.2Cb"), ("é", ".C3.A9"), ("\"'<>&#%", ".22.27.3C.3E.26.23.25"), ("\0", ".00"),
  ])
  func writesAWordThatIsSafeAnywhere(id: String, word: String) {
    let token = IDToken(Comment.ID(id))
    #expect(token.bytes.string == word)
    #expect(IDToken(decoding: word.utf8)?.id == Comment.ID(id))
  }

  @Test func givesEveryByteBack() {
    for byte in UInt8.min...UInt8.max {
      let id = Comment.ID(utf8: [byte, 0x61, byte])
      let token = IDToken(id)
      #expect(token.bytes.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x2C && $0 != 0x26 })
      #expect(IDToken(decoding: token.bytes)?.id == id)
    }
  }

  @Test func givesLongIDsBack() {
    var random = SeededGenerator(default: 5)
    for length in [15, 16, 10_240] {
      let id = Comment.ID(utf8: (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
      #expect(IDToken(decoding: IDToken(id).bytes)?.id == id, "\(random)")
    }
  }

  @Test(arguments: ["a b", ".", ".2", ".2e", ".4G", ".41", "a,b", "é", "%20", "a.", "\0"])
  func refusesWordsThatItNeverWrites(_ word: String) {
    #expect(IDToken(decoding: word.utf8) == nil)
  }
}
