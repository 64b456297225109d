#if canImport(SwiftUI)
internal import RejoinderCore

/// A small discussion for previews.
enum SampleDiscussion {
  /// Seven comments with their replies in them, three levels deep.
  static let comments: [Comment] = [
    Comment(
      id: "1",
      author: "Marta",
      text: "The old pear tree bears twice as much since I prune it in summer.",
      age: "2h",
      replies: [
        Comment(
          id: "2",
          author: "Luis",
          text: "How much do you take off?",
          age: "1h",
          replies: [
            Comment(id: "3", author: "Ana", text: "A third, never more.", age: "40m")
          ]
        ),
        Comment(id: "4", author: "Noa", text: "Ours stopped after a hard cut.", age: "32m"),
      ]
    ),
    Comment(
      id: "5",
      author: "Diego",
      text: "Which sort is it?",
      age: "25m",
      replies: [Comment(id: "6", author: "Iris", text: "A Conference, by the look.", age: "12m")]
    ),
    Comment(id: "7", author: "Sara", text: "Thank you for the pictures!", age: "5m"),
  ]

  /// A chain of answers, each to the one before.
  static func chain(of count: Int) -> [Comment] {
    (0..<count).map { number in
      Comment(
        id: Comment.ID(Int64(number)),
        parentID: number == 0 ? nil : Comment.ID(Int64(number - 1)),
        author: Author(names[number % names.count]),
        body: "And what then?"
      )
    }
  }

  /// Many comments, each answering one of those before it.
  static func many(_ count: Int) -> [Comment] {
    (0..<count).map { number in
      Comment(
        id: Comment.ID(Int64(number)),
        parentID: number % 7 == 0 ? nil : Comment.ID(Int64(number / 2)),
        author: Author(names[number % names.count]),
        body: "One of many."
      )
    }
  }

  /// A comment whose words have everything that words can have.
  static let rich = Comment(
    id: "rich",
    author: "Marta",
    body: Body(
      """
      <p>What I do, in <b>three</b> steps:</p>
      <ol><li>Look at it for a day.</li><li>Cut the <i>dead</i> wood.</li></ol>
      <blockquote><p>Never in frost.</p></blockquote>
      <pre><code>saw --fine branch</code></pre>
      <p>More in <a href="https://example.org/pears">the long version</a>.</p>
      """,
      format: .html
    ),
    votes: Votes(up: 12, down: 1),
    flags: .pinned
  )

  private static let names = ["Marta", "Luis", "Ana", "Noa", "Diego", "Iris", "Sara"]
}
#endif
