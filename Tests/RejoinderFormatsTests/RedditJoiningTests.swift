import Foundation
import RejoinderCore
import RejoinderFormats
import TestSupport
import Testing

/// A page and later answers become one tree, however they are given.
struct RedditJoiningTests {
  private static let files = ["page", "more-1", "more-2", "more-3", "continued"]

  private func read(_ names: [String]) throws -> Imported {
    try join(names.map { FormatInput(path: Fixtures.path("reddit/thread/\($0).json")) })
  }

  private func join(_ inputs: [FormatInput]) throws -> Imported {
    var imported = Imported()
    try DiscussionFormat.reddit.read(inputs, DiscussionSink { imported.receive($0) })
    return imported
  }

  /// Everything but the names of files.
  private func tree(_ imported: Imported) -> String {
    var imported = imported
    imported.oddities = []
    return rendered(imported)
  }

  @Test func orderAndRepetitionOfFilesDoNotMatter() throws {
    let expected = try read(Self.files)
    #expect(expected.oddities.isEmpty)
    for order in permutations(Self.files) {
      #expect(tree(try read(order)) == tree(expected), "\(order)")
      let again = try read(order + order.reversed())
      #expect(tree(again) == tree(expected), "\(order), twice")
      #expect(again.oddities.isEmpty)
    }
  }

  private func permutations(_ names: [String]) -> [[String]] {
    guard let last = names.last else { return [[]] }
    return permutations(names.dropLast()).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0] + [last] + rest[$0...]) }
    }
  }

  @Test(arguments: [
    ([String](), "a1 a11 a2 a21 a3 a b c d d1"), (["more-1"], "a1 a11 a2 a21 a3 a b"),
    (["more-2"], "a1 a11 a b c d d1"), (["continued"], "a1 a2 a21 a3 a b c d d1"),
    (["page"], "a1 a11 a2 a21 a3 c d d1"),
  ])
  func readsWhatIsThere(absent: [String], ids: String) throws {
    let discussions = try read(Self.files.filter { !absent.contains($0) }).discussions
    #expect(discussions.map(\.id) == ["sp"])
    let found = discussions.flatMap(\.comments).map(\.id.description)
    #expect(Set(found) == Set(ids.split(separator: " ").map(String.init)))
    #expect(Set(found).count == found.count)
  }

  @Test(arguments: [
    (["page"], "a=3 a1=? -=6"), (["page", "more-1"], "a=3 a1=? -=3"),
    (["page", "more-2"], "a1=? -=6"), (["page", "continued"], "a=3 -=6"),
    (["page", "more-3"], "a=3 a1=? -=6"), (["more-1"], "-=3"),
  ])
  func countsWhatIsLeft(names: [String], expected: String) throws {
    let remainders = try read(names).discussions.flatMap(\.remainders)
    let texts = remainders.map {
      "\($0.parentID?.description ?? "-")=\($0.count.map(String.init) ?? "?")"
    }
    #expect(texts.joined(separator: " ") == expected)
  }

  @Test func aPartOfTheListedOnesLeavesTheRest() throws {
    let page = """
      [{"kind":"Listing","data":{"children":[
      {"kind":"more","data":{"id":"x","parent_id":"t3_s","count":9,"children":["x","y","z"]}}]}}]
      """
    let answer = """
      {"json":{"data":{"things":[
      {"kind":"t1","data":{"id":"y","parent_id":"t3_s","link_id":"t3_s","author":"a","body":"b"}},
      {"kind":"more","data":{"id":"y1","parent_id":"t1_y","count":4,"children":["y1","y2"]}}]}}}
      """
    let imported = try join([page, answer].map { FormatInput(bytes: Array($0.utf8)) })
    let remainders = imported.discussions.flatMap(\.remainders)
    // Nine are y, four below it, and four more at x and z.
    #expect(remainders.map(\.count) == [4, 4])
    #expect(remainders.map(\.cursor) == ["y1,y2", "x,z"])
    #expect(remainders.map(\.parentID) == ["y", nil])
  }

  @Test func filesOfTwoDiscussionsStayTwo() throws {
    let imported = try join(
      ["answer.json", "thread/page.json", "page.json", "thread/more-1.json"].map {
        FormatInput(path: Fixtures.path("reddit/" + $0))
      }
    )
    #expect(imported.discussions.map(\.id) == ["bean02", "sp", "bean01"])
    #expect(imported.discussions.map(\.comments.count) == [2, 6, 5])
  }

  /// Of a random tree a page shows a part, and each answer brings what another part listed.
  @Test(.trail, arguments: SeededGenerator.seeds)
  func everyCommentIsHereOrCounted(seed: UInt64) throws {
    try withSeed(seed) { random in
      for turn in 0..<60 {
        var source = RedditSource(random.below(60) + 1, &random)
        let files = source.files(&random)
        var given = files.dropFirst().filter { _ in !random.once(in: 3) } + [files[0]]
        given += given.filter { _ in random.once(in: 3) }
        given.shuffle(using: &random)
        let imported = try join(given.map { FormatInput(bytes: Array($0.utf8)) })
        try check(imported, source, hasAll: Set(given).count == files.count, "turn \(turn)")
      }
    }
  }

  private func check(
    _ imported: Imported,
    _ source: RedditSource,
    hasAll: Bool,
    _ turn: String
  ) throws {
    let discussion = try #require(imported.discussions.first)
    #expect(imported.discussions.count == 1, "\(turn)")
    #expect(imported.oddityCounts[.duplicateID] == nil, "\(turn)")
    for comment in discussion.comments {
      let parent = try #require(source.parents[comment.id.description])
      #expect(comment.parentID?.description ?? "" == parent, "\(turn)")
    }
    guard imported.oddityCounts[.absentParent] == nil else { return }
    let missing = discussion.remainders.reduce(0) { $0 + ($1.count ?? 0) }
    #expect(discussion.comments.count + missing == source.count, "\(turn)")
    if hasAll {
      #expect(discussion.remainders.isEmpty, "\(turn)")
      #expect(discussion.comments.map(\.id.description) == source.order, "\(turn)")
    }
  }
}

/// A tree, and the files in which a site would hand it out.
private struct RedditSource {
  let count: Int
  /// The parent of each comment, empty at the top level.
  private(set) var parents: [String: String] = [:]
  private var answers: [String: [String]] = [:]
  /// What waits to be asked for: a parent, and the ids listed under it.
  private var waiting: [(parent: String, kids: [String])] = []

  init(_ count: Int, _ random: inout SeededGenerator) {
    self.count = count
    for number in 1...count {
      let parent = random.below(number)
      let (id, name) = ("c\(number)", parent == 0 ? "" : "c\(parent)")
      parents[id] = name
      answers[name, default: []].append(id)
    }
  }

  /// All ids in the order of the site.
  var order: [String] {
    var order: [String] = []
    var stack: [String] = (answers[""] ?? []).reversed()
    while let next = stack.popLast() {
      order.append(next)
      stack += (answers[next] ?? []).reversed()
    }
    return order
  }

  private func size(_ id: String) -> Int {
    (answers[id] ?? []).reduce(1) { $0 + size($1) }
  }

  /// The page, then an answer for every list that it or an earlier answer holds.
  mutating func files(_ random: inout SeededGenerator) -> [String] {
    let story = #"{"kind":"t3","data":{"id":"s","title":"T","author":"a"}}"#
    let page = nested(answers[""] ?? [], under: "", &random)
    var files = ["[\(listing(story)),\(listing(page))]"]
    while let next = waiting.popLast() {
      let things = flat(next.kids, under: next.parent, &random)
      files.append(#"{"json":{"errors":[],"data":{"things":[\#(things.joined(separator: ","))]}}}"#)
    }
    return files
  }

  private func listing(_ things: String) -> String {
    #"{"kind":"Listing","data":{"children":[\#(things)]}}"#
  }

  private func thing(_ id: String, replies: String) -> String {
    let parent = parents[id].map { $0.isEmpty ? "t3_s" : "t1_" + $0 } ?? ""
    return #"{"kind":"t1","data":{"id":"\#(id)","parent_id":"\#(parent)","link_id":"t3_s","#
      + #""author":"a","body":"\#(id)","replies":\#(replies)}}"#
  }

  private mutating func more(_ kids: [String], under parent: String) -> String {
    waiting.append((parent, kids))
    let total = kids.reduce(0) { $0 + size($1) }
    let list = kids.map { "\"\($0)\"" }.joined(separator: ",")
    return #"{"kind":"more","data":{"id":"\#(kids[0])","count":\#(total),"children":[\#(list)],"#
      + #""parent_id":"\#(parent.isEmpty ? "t3_s" : "t1_" + parent)"}}"#
  }

  private mutating func nested(
    _ ids: [String],
    under parent: String,
    _ random: inout SeededGenerator
  ) -> String {
    let shown = random.once(in: 2) ? ids.count : random.below(ids.count + 1)
    var parts: [String] = []
    for id in ids[..<shown] {
      let below = answers[id] ?? []
      let replies = below.isEmpty ? "\"\"" : listing(nested(below, under: id, &random))
      parts.append(thing(id, replies: replies))
    }
    if shown < ids.count { parts.append(more(Array(ids[shown...]), under: parent)) }
    return parts.joined(separator: ",")
  }

  /// At least one of the ids with what is below it, the rest as another list.
  private mutating func flat(
    _ ids: [String],
    under parent: String,
    _ random: inout SeededGenerator
  ) -> [String] {
    let shown = random.below(ids.count) + 1
    var parts: [String] = []
    for id in ids[..<shown] {
      parts.append(thing(id, replies: "\"\""))
      if let below = answers[id] { parts += flat(below, under: id, &random) }
    }
    if shown < ids.count { parts.append(more(Array(ids[shown...]), under: parent)) }
    return parts
  }
}
