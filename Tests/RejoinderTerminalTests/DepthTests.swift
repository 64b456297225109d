import RejoinderCore
import RejoinderTerminal
import TestSupport
import Testing

/// Threads deeper than there is room for.
struct DepthTests {
  @Test func sharesTheLastColumnBeyondTheCap() {
    var comments = chain(5)
    comments.append(comment("6", under: "2", by: "Ana", "Level 3 again."))
    comments.append(comment("7", under: "1", by: "Olu", "Level 2."))
    let expected = """
      N1
      Level 1.
      │
      ├─ N2
      │  Level 2.
      │  │
      │  ├─ N3
      │  │  Level 3.
      │  │
      │  ├─ N4
      │  │  ↳ level 4, in reply
      │  │  to N3
      │  │  Level 4.
      │  │
      │  ├─ N5
      │  │  ↳ level 5, in reply
      │  │  to N4
      │  │  Level 5.
      │  │
      │  ╰─ Ana
      │     Level 3 again.
      │
      ╰─ Olu
         Level 2.
      """
    #expect(frame(comments) { $0.width = 27 } == expected)
  }

  @Test func showsNoColumnsWhereThereIsNoRoom() {
    let expected = """
      N1
      Level 1.

      N2
      ↳ level 2, in reply
      to N1
      Level 2.
      """
    #expect(frame(chain(2)) { $0.width = 20 } == expected)
  }

  @Test func wrapsWhatIsNotLoaded() {
    let rest = [Remainder<Comment.ID>(under: "1", count: 12_345_678)]
    let expected = """
      N1
      Level 1.
      │
      ╰─ 12,345,678 more
         replies
      """
    #expect(frame(chain(1), remainders: rest) { $0.width = 23 } == expected)
  }

  @Test func keepsOuterLinesWhereRowsKnowOnlyTheirInnermostLevels() {
    var comments = chain(200)
    comments.append(comment("201", under: "1", by: "Ana", "Level 2 again."))
    let lines = frame(comments).split(separator: "\n").dropFirst(2)
    // Everything below the first row hangs on its line until the last reply ends it.
    #expect(lines.dropLast(2).allSatisfy { $0.hasPrefix("│") || $0.hasPrefix("├─ N2") })
    #expect(lines.suffix(2) == ["╰─ Ana", "   Level 2 again."])
  }

  @Test(
    arguments: [20, 24, 31, 40, 60, 79, 80, 100, 200],
    ["blocks", "imgur-expanded", "reddit", "hn"]
  )
  func keepsThreeFifthsOfTheWidthForWords(width: Int, look: String) throws {
    let style = try #require(DiscussionStyle.named(look))
    let word = String(repeating: "w", count: 1_000)
    let comments = (1...90).map { level in
      comment(
        Comment.ID(Int64(level)),
        under: level > 1 ? Comment.ID(Int64(level - 1)) : nil,
        by: "N",
        word
      )
    }
    let lines = frame(comments) { ($0.width, $0.style) = (width, style) }.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= width })
    var pieces = lines.map { $0.utf8.count { $0 == UInt8(ascii: "w") } }.filter { $0 > 0 }[...]
    while let first = pieces.popFirst() {
      #expect(first >= 20 && first * 5 >= width * 3)
      // The rest of the same word; only its last piece is shorter.
      var rest = word.count - first
      while rest > 0, let next = pieces.popFirst() { rest -= next }
    }
  }
}
