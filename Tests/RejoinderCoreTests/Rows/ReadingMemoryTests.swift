import RejoinderCore
import TestSupport
import Testing

private typealias Comment = RejoinderCore.Comment

/// What is kept of a visit, as one text.
struct ReadingMemoryTests {
  private typealias Memory = ReadingMemory<Comment.ID>

  private func read(_ text: String) -> ReadingMemory<Comment.ID>? {
    ReadingMemory(text) { Comment.ID($0) }
  }

  @Test(arguments: ["1", "c7", "a b", "a\nb", "\\", "\\n", "ñandú 🍐", "f 1 2"])
  func isTheSameAfterwards(id: String) throws {
    let moment = Timestamp(microseconds: 1_700_000_000_000_000)
    let folds = FoldMemory([.init(Comment.ID(id), foldedAt: moment), .init("z", foldedAt: moment)])
    let memory = ReadingMemory(folds: folds, place: Comment.ID(id))
    #expect(read(memory.text { $0.description }) == memory)
    #expect(read(Memory().text { $0.description }) == Memory())
  }

  @Test(arguments: ["", "reading", "reading 2\nf1 1", "Reading 1", "\u{0}", "\n", "1"])
  func isNoneInOtherText(text: String) { #expect(read(text) == nil) }

  @Test(arguments: [
    "f", "f1", "fx 1", "f 1 1", "f-1 1", "f99999999999999999999 1", "q1 1", "p1 1", "f1 a\\",
    "f1 a\\x", "f1 ", "p ", " ", "",
  ])
  func passesOverLinesThatItDoesNotKnow(line: String) {
    let memory = read("reading 1\n\(line)\nf5 c7\np c8")
    #expect(memory?.folds.entries == [.init("c7", foldedAt: Timestamp(microseconds: 5))])
    #expect(memory?.place == "c8")
  }

  @Test(arguments: [-1, 0, 1])
  func hasNoIDsThatAreTooLong(excess: Int) {
    let id = Comment.ID(String(repeating: "a", count: Memory.maximumIDLength + excess))
    let moment = Timestamp(microseconds: 5)
    let text = ReadingMemory(folds: FoldMemory([.init(id, foldedAt: moment)])).text {
      $0.description
    }
    #expect(read(text)?.folds.entries.count == (excess > 0 ? 0 : 1))
    #expect(read("reading 1\nf5 \(id)")?.folds.entries.count == (excess > 0 ? 0 : 1))
  }

  @Test func isBounded() throws {
    let long = String(repeating: "b", count: 200)
    let entries = (0..<2_000).map {
      FoldMemory<Comment.ID>.Entry(
        Comment.ID(long + "\($0)"),
        foldedAt: Timestamp(microseconds: Int64($0))
      )
    }
    let text = ReadingMemory(folds: FoldMemory(entries)).text { $0.description }
    #expect(text.utf8.count <= Memory.maximumLength)
    #expect(try #require(read(text)).folds.entries.count > 250)
    let flood = "reading 1" + String(repeating: "\nf1 1", count: 100_000)
    #expect(read(flood)?.folds.entries.isEmpty == false)
  }

  @Test func survivesAnyBytes() {
    var random = SeededGenerator(default: 0)
    for _ in 0..<500 {
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = read("reading 1\n" + String(decoding: bytes, as: UTF8.self))
    }
  }
}
