import Foundation
import RejoinderCore
import RejoinderFormats
import TestSupport
import Testing

/// Whatever comes, nothing crashes, and no comment is lost or shown twice.
struct RedditHostileTests {
  private func join(_ texts: [String]) throws(FormatError) -> Imported {
    var imported = Imported()
    try DiscussionFormat.reddit.read(
      texts.map { FormatInput(bytes: Array($0.utf8)) },
      DiscussionSink { imported.receive($0) }
    )
    return imported
  }

  /// Comments with few ids that claim each other as parents, in each other and beside each other.
  private func thing(_ levels: Int, _ ids: inout Set<String>, _ random: inout SeededGenerator)
    -> String
  {
    let id = "c\(random.below(9))"
    let parent = ["", #""parent_id":"t1_c\#(random.below(12))","#, #""parent_id":"t3_s","#]
    if random.once(in: 7) {
      let kids = (0..<random.below(4)).map { _ in "\"c\(random.below(14))\"" }
      return #"{"kind":"more","data":{\#(parent[random.below(3)])"count":\#(random.below(9)),"#
        + #""children":[\#(kids.joined(separator: ","))]}}"#
    }
    ids.insert(id)
    var replies = "\"\""
    if levels > 0 && random.once(in: 2) {
      let below = (0..<random.below(4)).map { _ in thing(levels - 1, &ids, &random) }
      replies = #"{"kind":"Listing","data":{"children":[\#(below.joined(separator: ","))]}}"#
    }
    return #"{"kind":"t1","data":{"id":"\#(id)",\#(parent[random.below(3)])"link_id":"t3_s","#
      + #""author":"a","body":"\#(id)","replies":\#(replies)}}"#
  }

  @Test(.trail, arguments: SeededGenerator.seeds)
  func everyIDIsThereOnce(seed: UInt64) throws {
    try withSeed(seed) { random in
      for turn in 0..<150 {
        var ids: Set<String> = []
        let files = (0..<(random.below(4) + 1)).map { number in
          let things = (0..<(random.below(5) + 1)).map { _ in thing(3, &ids, &random) }
            .joined(separator: ",")
          return number == 0
            ? #"[{"kind":"Listing","data":{"children":[\#(things)]}}]"#
            : #"{"json":{"data":{"things":[\#(things)]}}}"#
        }
        let discussions = try join(files).discussions
        let found = discussions.flatMap(\.comments)
        #expect(Set(found.map(\.id.description)) == ids, "turn \(turn): \(files)")
        #expect(found.count == ids.count, "turn \(turn): \(files)")
        for discussion in discussions {
          let tree = CommentTree(discussion)
          #expect(tree.count >= discussion.comments.count, "turn \(turn)")
        }
        let again = try join(files.reversed() + files)
        #expect(again.discussions.flatMap(\.comments).count == ids.count, "turn \(turn): \(files)")
      }
    }
  }

  @Test(.trail, arguments: SeededGenerator.seeds)
  func brokenBytesAreNamedOrRead(seed: UInt64) throws {
    let names = ["page.json", "answer.json", "odd.json", "dump.jsonl"]
    let originals = try names.map { try Fixtures.bytes("reddit/" + $0) }
    withSeed(seed) { random in
      for _ in 0..<120 {
        var bytes = originals[random.below(originals.count)]
        for _ in 0..<(random.below(4) + 1) {
          let place = random.below(bytes.count)
          switch random.below(3) {
          case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
          case 1: bytes.remove(at: place)
          default: bytes.removeSubrange(place..<min(place + random.below(40), bytes.count))
          }
        }
        do throws(FormatError) {
          let imported = try Formats.read(bytes: bytes, as: .reddit)
          for discussion in imported.discussions { _ = CommentTree(discussion) }
        } catch {
          #expect(!error.found.isEmpty)
        }
      }
    }
  }

  @Test func aBrokenLineGoesAsAWhole() throws {
    let text = """
      {"author":"a","body":"none","id":"0","link_id":"t3_s","parent_id":"t3_s"}
      {"author":"a","body":"one","id":"1","link_id":"t3_s","parent_id":"t3_s"}
      {"kind":"Listing","data":{"children":[{"kind":"t1","data":{"id":"2","link_id":"t3_s","body":"two"}},{"kind":"more","data":{"parent_id":"t3_s","count":1,"children":["9"]}}
      {"author":"a","body":"three","id":"3","link_id":"t3_s","parent_id":"t3_s"}
      """
    let imported = try join([text])
    #expect(
      imported.discussions.flatMap(\.comments).map(\.body.source) == ["none", "one", "three"]
    )
    #expect(imported.discussions.flatMap(\.remainders).isEmpty)
    #expect(imported.oddityCounts == [.unreadableRecord: 1])
  }

  @Test func whatNamesNoSubjectAmongSeveralStaysApart() throws {
    let text = """
      [{"kind":"t3","data":{"id":"s","title":"S"}},{"kind":"t3","data":{"id":"t","title":"T"}},
      {"kind":"t1","data":{"id":"1","author":"a","body":"x"}}]
      """
    #expect(try join([text]).discussions.map(\.comments.count) == [0, 0, 1])
    #expect(try join([text]).discussions.map(\.id) == ["s", "t", ""])
  }
}
