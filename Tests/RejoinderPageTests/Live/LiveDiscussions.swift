/// A discussion of eight comments in which everything can be done.
///
/// ```
/// 1 Marta
///   2 Luis
///     3 Ana
///       4 Olu, new
///   5 Wen
/// 6 Olu
///   7 Marta
/// 8 Ana, new
/// ```
enum Grove {
  /// A moment before the new comments, in seconds.
  static let visit = 1_709_596_800  // 2024-03-05

  private static let words: [(parent: Int?, author: String, day: Int, up: Int, html: String)] = [
    (nil, "Marta", 1, 5, "The beans on the south wall have outgrown every cane we own."),
    (1, "Luis", 1, 3, "Hazel poles, cut in winter, last two summers. Mine are from the brook."),
    (2, "Ana", 1, 2, "Two summers if you keep their feet dry."),
    (3, "Olu", 6, 1, "Char the ends of the poles in a fire first."),
    (1, "Wen", 2, 1, #"Let them climb the maize, as <a href="/grove#c-8">Ana says below</a>."#),
    (nil, "Olu", 2, 20, "Who has keys for the tool shed?"),
    (
      6, "Marta", 3, 1,
      "The plan:<pre>\(String(repeating: "poles, string, twine, wire; ", count: 20))</pre>"
    ),
    (nil, "Ana", 7, 50, "Maize first, beans three weeks later, squash in between."),
  ]

  /// The discussion in Rejoinder's own format.
  static let text: String = {
    var lines = [#"{"rejoinder":1,"discussion":{"id":"grove","title":"The grove","author":"Ana"}}"#]
    for (index, (parent, author, day, up, html)) in words.enumerated() {
      let above = parent.map { #","parent":"\#($0)""# } ?? ""
      let body = html.replacing("\"", with: "\\\"")
      lines.append(
        """
        {"id":"\(index + 1)"\(above),"author":"\(author)","html":"<p>\(body)</p>","up":\(up),\
        "created":"2024-03-0\(day)T0\(index):00:00Z"}
        """
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }()
}

/// A discussion of 240 comments from one line to several screens, in threads of twelve.
enum Hills {
  static let count = 240

  /// What a comment answers: each thread is a chain of six, then six answers to its first comment.
  static func parent(of id: Int) -> Int? {
    switch (id - 1) % 12 {
    case 0: nil
    case 1..<6: id - 1
    case let place: id - place
    }
  }

  /// The discussion in Rejoinder's own format.
  static let text: String = {
    var lines = [#"{"rejoinder":1,"discussion":{"id":"hills","title":"The hills","author":"Ana"}}"#]
    let sentence = "Up the one side and down the other, past the barn and the three walnuts. "
    for id in 1...count {
      let above = parent(of: id).map { #","parent":"\#($0)""# } ?? ""
      // The thirteenth, the second thread's first, is far taller than the screen.
      let length = id == 13 ? 120 : [1, 9, 2, 30, 1, 4, 16][id % 7]
      let words = String(repeating: sentence, count: length)
      lines.append(
        """
        {"id":"\(id)"\(above),"author":"Ana \(id)","text":"\(words)","created":"2024-03-01T08:00:00Z"}
        """
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }()
}
