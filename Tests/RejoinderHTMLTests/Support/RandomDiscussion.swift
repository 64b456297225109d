import RejoinderCore
import RejoinderHTML
import TestSupport

/// Not the comment of a failed expectation.
typealias Comment = RejoinderCore.Comment

/// Discussions of any shape, with everything that a row can show.
struct RandomDiscussion {
  var random: SeededGenerator
  /// What names, titles and words are drawn from.
  var words = ["apple", "pear", "quince", "medlar", "plum"]

  init(default seed: UInt64) { random = SeededGenerator(default: seed) }

  /// Makes a discussion; the greater `tail`, the deeper it is.
  mutating func make(count: Int, tail: Int = 4, remainders: Int = 3) -> Discussion {
    var comments: [Comment] = []
    for number in 0..<count {
      let isTop = number == 0 || Int.random(in: 0..<8, using: &random) == 0
      let parent = Int.random(in: max(number - tail, 0)..<max(number, 1), using: &random)
      comments.append(comment(number, under: isTop ? nil : id(parent)))
    }
    var discussion = Discussion(id: "d", title: phrase(4), comments: comments)
    discussion.author = comments.first?.author
    discussion.body = Body(phrase(12))
    for _ in 0..<(count == 0 ? 0 : remainders) {
      let parent = id(Int.random(in: 0..<count, using: &random))
      discussion.remainders.append(
        Remainder(under: parent, count: Bool.random(using: &random) ? 7 : nil)
      )
    }
    return discussion
  }

  /// Parameters of a page that ask for some look, theme and language, or leave them to the site.
  mutating func appearance() -> String {
    var parts: [String] = []
    if let style = DiscussionStyle.all.randomElement(using: &random), Bool.random(using: &random) {
      parts.append("look=" + style.name)
    }
    if Bool.random(using: &random) { parts.append("theme=dark") }
    if Bool.random(using: &random) { parts.append("lang=es") }
    return parts.joined(separator: "&")
  }

  /// Parameters of some page of a discussion, mostly one about a comment.
  mutating func query(count: Int) -> String {
    func some() -> String {
      IDToken(id(Int.random(in: 0...count, using: &random))).bytes.string
    }
    var parts = [appearance()]
    if Int.random(in: 0..<4, using: &random) > 0 { parts.append("comment=" + some()) }
    if Bool.random(using: &random) {
      parts.append("context=\(Int.random(in: 0...6, using: &random))")
    }
    if Bool.random(using: &random) { parts.append("sort=newest") }
    if Bool.random(using: &random) {
      parts.append("levels=\(Int.random(in: 1...4, using: &random))")
    }
    for name in ["fold", "open"] where Bool.random(using: &random) {
      parts.append("\(name)=\(some()),\(some())")
    }
    if Int.random(in: 0..<4, using: &random) == 0 { parts.append("at=" + some()) }
    if Int.random(in: 0..<4, using: &random) == 0 { parts.append("since=50") }
    return parts.filter { !$0.isEmpty }.joined(separator: "&")
  }

  func id(_ number: Int) -> Comment.ID { Comment.ID("id/\(number)") }

  mutating func phrase(_ count: Int) -> String {
    (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }

  private mutating func comment(_ number: Int, under parent: Comment.ID?) -> Comment {
    let isReadable = Int.random(in: 0..<5, using: &random) > 0
    let state = isReadable ? .visible : CommentState.allCases.randomElement(using: &random)
    var flags = CommentFlags()
    if Int.random(in: 0..<6, using: &random) == 0 {
      flags = CommentFlags(rawValue: UInt16.random(in: 0..<256, using: &random))
    }
    return Comment(
      id: id(number),
      parentID: parent,
      author: Int.random(in: 0..<9, using: &random) == 0 ? nil : Author(phrase(1)),
      body: Body("word\(number) " + phrase(9)),
      createdAt: Bool.random(using: &random) ? Timestamp(seconds: Int64(number)) : nil,
      votes: Bool.random(using: &random) ? Votes(up: Int64(number)) : nil,
      state: state ?? .visible,
      flags: flags,
      details: details()
    )
  }

  private mutating func details() -> CommentDetails {
    var details = CommentDetails()
    guard Int.random(in: 0..<3, using: &random) == 0 else { return details }
    details.permalink = "https://fruit.example/" + phrase(1)
    details.reactions = [Reaction(phrase(1), count: 2)]
    details.attachments = [Attachment(address: "https://fruit.example/1.png", title: phrase(2))]
    details.quotes = [Quote(of: id(0), body: Body(phrase(3)))]
    details.extraParents = [id(1), "elsewhere"]
    return details
  }
}

extension DiscussionPage {
  /// Pages whose path is of no interest, in the outline's own order.
  init(_ discussion: Discussion) { self.init(discussion, path: "/d") }

  static var noon: Timestamp { Timestamp(seconds: Int64(1_700_000_000)) }
}
