import RejoinderCore
import TestSupport
import Testing

/// Rows of a type that is not ours are said as well.
@Suite struct OwnTypeSpeechTests {
  private struct Post: Threadable {
    let id: Int
    var parentID: Int?
    var author: Author?
    var text: String
  }

  @Test func aTypeOfOnesOwnIsSaid() {
    let posts = [
      Post(id: 1, author: "Marta", text: "The <b>quince</b> is ripe."),
      Post(id: 2, parentID: 1, author: "Luis", text: "Two at a time?"),
      Post(id: 3, parentID: 2, author: "Ana", text: "Three."),
    ]
    let outline = CommentOutline(CommentTree(posts))
    let writer = SpeechWriter(now: Timestamp(microseconds: 0))
    let (row, post) = (1, posts[1])

    var context = SpeechContext()
    context.replyCount = outline.replyCount(of: post.id)
    context.body = Markup(html: post.text)
    if let parent = post.parentID.flatMap({ outline.tree[$0] }) {
      context.answered = [parent.author?.name ?? ""]
      context.parentBody = Markup(html: parent.text)
    }
    let speech = writer.speech(of: outline[row], context)

    #expect(speech.label == "Level 2, Luis, in reply to Marta, 1 reply. Two at a time?")
    #expect(speech.hint == "In reply to: The quince is ripe.")
    #expect(speech.value == "expanded")
  }
}
