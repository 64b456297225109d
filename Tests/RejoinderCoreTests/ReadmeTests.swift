import Foundation
import RejoinderCore
import TestSupport
import Testing

/// The code of the README, run; and that it is the README's.
@Suite struct ReadmeTests {
  struct Post: Threadable {  // your own type: an id, and what it answers
    let id: Int
    var parentID: Int?
    var text: String
  }

  @Test func theEngineDoesWhatItSays() {
    let posts = [
      Post(id: 1, text: "Soup?"), Post(id: 7, parentID: 1, text: "Yes."),
      Post(id: 8, parentID: 7, text: "Two."),
    ]
    var printed = 0
    func print(_ level: Int, _ guides: [Bool], _ text: String) { printed += 1 }

    var outline = CommentOutline(CommentTree(posts), initialFold: .below(2))
    let changes = outline.toggle(7)  // one range of rows, ready for a table view
    for row in outline.rows(0..<60) {  // depth, guides and fold: all decided
      print(row.level, row.guides.levels, row.comment?.text ?? "more")
    }

    outline.insert(Post(id: 99, parentID: 7, text: "Live."))  // O(log n), says which rows changed
    outline.reveal(99)  // opens what hides it
    outline.sort(by: .best)  // fifteen orders, all total
    let replies = outline.replyCount(of: 1)  // 3: all that can be read below it

    #expect(changes.insertions == [2..<3] && printed == 3)
    #expect(outline.row(of: 99) == 3 && replies == 3)
    #expect(CommentOrder.allCases.count == 15)
  }

  @Test func aSessionSaysWhatToDo() {
    let now = Timestamp(seconds: 1)
    let comment = RejoinderCore.Comment(id: "c7", body: "Soup?")
    let page = CommentPage(snapshot: "s1", comments: [comment])
    let request = CommentPage.Request(.first, order: .best, snapshot: nil, number: 1)

    var session = DiscussionSession("talk-7", reader: "me", order: .best)
    var update = session.apply(.open, now: now)  // effects: load the first page
    #expect(update.effects.contains(.load(request)))
    update = session.apply(.page(page, for: request), now: now)  // late, twice, or out of order
    #expect(session.outline.rowCount == 1)
    update = session.apply(.post("new-1", "Yes.", under: "c7"), now: now)  // shows at once
    #expect(session.outline.rowCount == 2)
    let sends = update.effects.contains { if case .send = $0 { true } else { false } }
    #expect(sends)
  }

  @Test func bodiesBecomeSafe() {
    let markup = Markup(html: "AT&T <b>rocks</b><script>alert(1)</script>")
    let safe = markup.html  // <p>AT&amp;T <strong>rocks</strong></p>
    #expect(safe == "<p>AT&amp;T <strong>rocks</strong></p>")
  }

  @Test func nestedModelsNeedNoConformance() {
    struct Answer: Identifiable, Sendable {
      let id: Int
      var inReplyTo: Int?
      var answers: [Answer] = []
    }
    let posts = [Answer(id: 1, answers: [Answer(id: 2)])]
    #expect(CommentTree(posts, children: \.answers).count == 2)
    #expect(CommentTree(posts, parent: \.inReplyTo).count == 1)
  }

  @Test func theCodeAboveIsTheReadmes() throws {
    let readme = try String(contentsOf: packageRoot.appending(path: "README.md"), encoding: .utf8)
    let ownLines = try String(contentsOfFile: #filePath, encoding: .utf8)
      .split(separator: "\n").map { collapsed($0) }
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
    // What imports a native face is held to the code that Checks/Apple compiles.
    for block in blocks where !block.hasPrefix("import RejoinderUI") {
      for line in block.components(separatedBy: "```")[0].split(separator: "\n") {
        let code = collapsed(line)
        #expect(ownLines.contains(code), "README: \(code)")
      }
    }
  }

  /// Without the spaces that align what stands behind each other.
  private func collapsed(_ line: Substring) -> String {
    line.split(separator: " ").joined(separator: " ")
  }
}
