import RejoinderCore
import RejoinderTerminal
import Testing

/// Whatever a source says how many there are, a discussion is drawn.
struct AbsurdCountTests {
  @Test(arguments: [Int.min, -1, 0, .max])
  func drawsADiscussion(count: Int) {
    var discussion = Discussion(id: "d", comments: [Comment(id: "1", body: "One.")])
    discussion.statedCount = count
    discussion.votes = Votes(score: Int64(count))
    discussion.createdAt = Timestamp(microseconds: Int64(count))
    discussion.comments[0].createdAt = discussion.createdAt
    discussion.comments[0].votes = discussion.votes
    for parent in [nil, "1", "absent"] as [Comment.ID?] {
      discussion.remainders = [Remainder(under: parent, count: count, cursor: "x")]
      for now in [Int64.min, 0, .max] {
        let writer = TerminalWriter(now: Timestamp(microseconds: now))
        let head = writer.head(of: discussion, readableCount: 1, loadedCount: 1)
        #expect(String(decoding: head, as: UTF8.self).contains("1 comment"))
        #expect(writer.text(of: CommentOutline(CommentTree(discussion))).contains("One."))
      }
    }
  }
}
