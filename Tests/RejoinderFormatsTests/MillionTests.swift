import RejoinderCore
import RejoinderFormats
import TestSupport
import Testing

/// A million comments of a random shape, each with the parent it was made with.
@Suite(.large, .serialized)
struct MillionTests {
  private static let count = 1_000_000

  /// For each comment the one it answers; 0 is the story.
  private func parents(_ random: inout SeededGenerator) -> [Int] {
    (0...Self.count).map { id in
      id < 2 ? 0 : random.below(100) == 0 ? 0 : max(id - 1 - random.below(min(id, 2_000)), 0)
    }
  }

  private func check(_ bytes: [UInt8], _ parents: [Int], _ note: String) throws {
    let imported = try Formats.read(bytes: bytes)
    let comments = imported.discussions.first?.comments ?? []
    #expect(comments.count == Self.count, "\(note)")
    let wrong = comments.count { comment in
      let id = Int(comment.id.description) ?? 0
      let parentID = parents[id] == 0 ? nil : Comment.ID(Int64(parents[id]))
      return comment.parentID != parentID || comment.body.source != "x\(id)"
    }
    #expect(wrong == 0, "\(note)")
    #expect(Set(comments.lazy.map(\.id)).count == Self.count, "\(note)")
    #expect(imported.oddities.isEmpty, "\(note)")
  }

  @Test func readsLines() throws {
    var random = SeededGenerator(default: 11)
    let parents = parents(&random)
    var text = #"{"id":0,"by":"ana","time":1,"type":"story","title":"t"}"# + "\n"
    for id in 1...Self.count {
      text += #"{"id":\#(id),"by":"ana","time":1,"parent":\#(parents[id]),"text":"x\#(id)"}"# + "\n"
    }
    try check(Array(text.utf8), parents, "\(random)")
  }

  @Test func readsATree() throws {
    var random = SeededGenerator(default: 12)
    let parents = parents(&random)
    var answers = [[Int]](repeating: [], count: Self.count + 1)
    for id in 1...Self.count { answers[parents[id]].append(id) }
    try check(tree(answers), parents, "\(random)")
  }

  private func tree(_ answers: [[Int]]) -> [UInt8] {
    var text = ""
    var open: [(id: Int, next: Int)] = []
    func begin(_ id: Int) {
      text +=
        #"{"id":\#(id),"author":"ana","created_at_i":1,"type":"\#(id == 0 ? "story" : "comment")""#
      text += #","text":"x\#(id)","children":["#
      open.append((id, 0))
    }
    begin(0)
    while let (id, next) = open.last {
      if next < answers[id].count {
        open[open.count - 1].next += 1
        if next > 0 { text += "," }
        begin(answers[id][next])
      } else {
        text += "]}"
        open.removeLast()
      }
    }
    return Array(text.utf8)
  }
}
