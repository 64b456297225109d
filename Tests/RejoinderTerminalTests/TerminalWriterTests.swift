import RejoinderCore
import RejoinderTerminal
import RejoinderTesting
import TestSupport
import Testing

struct TerminalWriterTests {
  private let outline = CommentOutline(
    CommentTree(SampleDiscussions.generated(count: 2_000, seed: 9))
  )
  private let writer = TerminalWriter(now: noon)

  @Test func writesInWindowsThatMakeOneText() {
    var (text, counts, largest): ([UInt8], [Int], Int) = ([], [], 0)
    let isWhole = writer.write(outline) { bytes, count in
      text += bytes
      counts.append(count)
      largest = max(largest, bytes.count)
      return true
    }
    #expect(isWhole)
    #expect(text == Array(writer.text(of: outline).utf8))
    #expect(counts.last == outline.rowCount)
    #expect(counts.count > 7 && largest < text.count / 4)
  }

  @Test func stopsWhereTheOutputDoes() {
    var calls = 0
    let isWhole = writer.write(outline) { _, _ in
      calls += 1
      return calls < 3
    }
    #expect(!isWhole)
    #expect(calls == 3)
  }

  @Test func writesNothingForNothing() {
    #expect(writer.text(of: CommentOutline(CommentTree([Comment]()))).isEmpty)
  }

  @Test func writesEveryReadableComment() {
    let text = writer.text(of: outline)
    let first = outline.rows.compactMap(\.comment).filter(\.state.isReadable).prefix(100)
    for comment in first where comment.body.format == .plain {
      let word = comment.body.source.split(separator: " ")[0]
      #expect(text.contains(word))
    }
  }

  @Test func showsAgesOrDates() {
    var old = comment("1", by: "Ana", "Hi.")
    old.createdAt = minutes(beforeNoon: 61)
    #expect(frame([old]) == "Ana · 1 h\nHi.")
    #expect(frame([old]) { $0.dates = .full } == "Ana · 1 March 2024, 10:59 UTC\nHi.")
    old.createdAt = nil
    old.details.age = "2h"
    #expect(frame([old]) { $0.dates = .full } == "Ana · 2h\nHi.")
  }
}
