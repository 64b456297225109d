import RejoinderCore
import RejoinderHTML
import Testing

/// Whatever a source says how many there are, a page is written.
struct AbsurdCountTests {
  @Test(arguments: [Int.min, -1, 0, .max])
  func writesAPage(count: Int) {
    var discussion = Discussion(id: "d", comments: [Comment(id: "1", body: "One.")])
    discussion.statedCount = count
    let comment = Comment(
      id: "2",
      parentID: "1",
      body: "Two.",
      createdAt: Timestamp(microseconds: Int64(count)),
      votes: Votes(up: Int64(count), down: Int64(count))
    )
    discussion.comments.append(comment)
    for parent in [nil, "1", "2", "absent"] as [Comment.ID?] {
      discussion.remainders = [Remainder(under: parent, count: count, cursor: "x")]
      let page = DiscussionPage(discussion, path: "/d")
      for now in [Int64.min, 0, .max] {
        let html = page.html(
          of: CommentOutline(CommentTree(discussion)),
          now: Timestamp(microseconds: now)
        )
        #expect(html.string.contains("One.") && html.string.contains("Two."))
      }
    }
  }
}
