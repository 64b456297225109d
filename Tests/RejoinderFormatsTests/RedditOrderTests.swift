import RejoinderCore
import RejoinderFormats
import TestSupport
import Testing

/// Files that say different things of the same comments make one tree, in whatever order they come.
struct RedditOrderTests {
  private func tree(_ texts: [String]) throws -> String {
    var imported = Imported()
    try DiscussionFormat.reddit.read(
      texts.map { FormatInput(bytes: Array($0.utf8)) },
      DiscussionSink { imported.receive($0) }
    )
    imported.oddities = []
    // Whole discussions stand as they were given.
    imported.discussions.sort { $0.id < $1.id }
    return rendered(imported)
  }

  private func orders<Element>(of elements: [Element]) -> [[Element]] {
    guard let last = elements.last else { return [[]] }
    return orders(of: elements.dropLast()).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0] + [last] + rest[$0...]) }
    }
  }

  private static func page(_ things: String..., title: String = "T") -> String {
    #"[{"kind":"t3","data":{"id":"s","title":"\#(title)"}},\#(things.joined(separator: ","))]"#
  }

  private static func answer(_ things: String...) -> String {
    #"{"json":{"data":{"things":[\#(things.joined(separator: ","))]}}}"#
  }

  private static func comment(
    _ id: String,
    _ body: String = "b",
    under parent: String = "t3_s",
    replies: String = #""""#
  ) -> String {
    #"{"kind":"t1","data":{"id":"\#(id)","author":"u","body":"\#(body)","score":1,"#
      + #""link_id":"t3_s","parent_id":"\#(parent)","replies":\#(replies)}}"#
  }

  private static func more(_ count: Int, _ kids: String..., under parent: String = "t3_s") -> String
  {
    let list = kids.map { #""\#($0)""# }.joined(separator: ",")
    return
      #"{"kind":"more","data":{"parent_id":"\#(parent)","count":\#(count),"children":[\#(list)]}}"#
  }

  static let conflicts: [[String]] = [
    [page(comment("a"), comment("b")), page(comment("a"), comment("c"))],
    [page(comment("a", "one")), page(comment("a", "two"))],
    [page(comment("a"), title: "One"), page(comment("a"), title: "Two")],
    [page(comment("a"), more(5, "q")), page(comment("a"), more(9, "q"))],
    [page(comment("a"), more(5, "q")), page(comment("a"), more(5, "r"))],
    [page(comment("a"), more(5)), page(comment("a"), more(9))],
    [
      answer(comment("x", under: "t1_p")), answer(comment("x", under: "t1_q")),
      page(comment("p"), comment("q")),
    ],
    [page(more(2, "q", under: "t1_y")), page(more(2, "r", under: "t1_z"))],
    [answer(more(2, "q", under: "t1_y")), answer(more(2, "r", under: "t1_z")), page(comment("a"))],
  ]

  @Test(arguments: conflicts) func orderDoesNotDecideBetweenEquals(files: [String]) throws {
    let expected = try tree(files)
    for order in orders(of: files) {
      #expect(try tree(order) == expected, "\(order)")
      #expect(try tree(order + order) == expected, "twice \(order)")
    }
  }

  @Test(.trail, arguments: SeededGenerator.seeds)
  func orderOfRandomFilesDoesNotMatter(seed: UInt64) throws {
    try withSeed(seed) { random in
      for turn in 0..<60 {
        let files = (0..<(random.below(2) + 3)).map { _ in file(&random) }
        let expected = try tree(files)
        for order in orders(of: files) {
          #expect(try tree(order) == expected, "turn \(turn): \(order)")
        }
      }
    }
  }

  private func file(_ random: inout SeededGenerator) -> String {
    let things = (0..<(random.below(2) + 2)).map { _ in thing(2, &random) }.joined(separator: ",")
    guard random.once(in: 3) else {
      return Self.page(things, title: ["One", "Two"][random.below(2)])
    }
    return Self.answer(things)
  }

  /// Few ids, words and places, so that nearly everything is in conflict with something.
  private func thing(_ levels: Int, _ random: inout SeededGenerator) -> String {
    let parent = ["t3_s", "t1_c\(random.below(4))", "t1_z"][random.below(3)]
    if random.once(in: 4) {
      let kids = ["c\(random.below(5))", "c\(random.below(5))"]
      return random.once(in: 3)
        ? Self.more(random.below(3), under: parent)
        : Self.more(random.below(9), kids[0], kids[1], under: parent)
    }
    let (id, body) = ("c\(random.below(4))", ["one", "two"][random.below(2)])
    var replies = #""""#
    if levels > 0 && random.once(in: 3) {
      replies = #"{"kind":"Listing","data":{"children":[\#(thing(levels - 1, &random))]}}"#
    }
    return Self.comment(id, body, under: parent, replies: replies)
  }
}
