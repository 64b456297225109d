import RejoinderUI

/// The discussion of the reference component's demo in shape: seven comments, three levels.
enum Orchard {
  static let comments: [Comment] = [
    Comment(
      id: "1",
      author: "Marta",
      text: "Our pears came late this year.",
      age: "2h",
      replies: [
        Comment(
          id: "2",
          author: "Luis",
          text: "How late?",
          age: "1h",
          replies: [Comment(id: "3", author: "Ana", text: "Three weeks.", age: "40m")]
        ),
        Comment(id: "4", author: "Noa", text: "Ours too.", age: "32m"),
      ]
    ),
    Comment(
      id: "5",
      author: "Diego",
      text: "Which sort?",
      age: "25m",
      replies: [Comment(id: "6", author: "Iris", text: "Conference.", age: "12m")]
    ),
    Comment(id: "7", author: "Sara", text: "Thank you all.", age: "5m"),
  ]

  static let ids = ["1", "2", "3", "4", "5", "6", "7"]

  /// Each comment answers the one before.
  static func chain(of count: Int, from first: Int = 1) -> [Comment] {
    (first..<first + count).map { number in
      Comment(
        id: Comment.ID(Int64(number)),
        parentID: number == first ? nil : Comment.ID(Int64(number - 1)),
        author: "Ana",
        body: "And then?"
      )
    }
  }
}
