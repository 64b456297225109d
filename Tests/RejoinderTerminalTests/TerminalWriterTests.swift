import RejoinderCore
import RejoinderTerminal
import RejoinderTesting
import TestSupport
import Testing

struct TerminalWriterTests {
  @Test func printsForLooking() {
    var d = SampleDiscussions.generated(count: 30, seed: 5)
    d.comments[0].details.reactions = [Reaction("👍", count: 3)]
    var writer = TerminalWriter(now: d.comments[29].createdAt ?? noon)
    writer.width = 72
    let outline = CommentOutline(CommentTree(d), initialFold: .below(3))
    print(
      String(decoding: writer.head(of: d, readableCount: outline.readableCount), as: UTF8.self),
      terminator: ""
    )
    print(writer.text(of: outline, opener: d.author?.id))
    print(frame(chain(16)) { $0.width = 40 })
    writer.characters = .ascii
    writer.dates = .full
    writer.palette = .distinct
    print(writer.text(of: outline, opener: d.author?.id).prefix(5000))
  }
}
