import Foundation
import RejoinderCore
import RejoinderFormats
import TestSupport
import Testing

/// Real pages and answers, read independently by Foundation's JSON.
@Suite(.corpus("reddit"))
struct RedditCorpusTests {
  private struct Plain: Equatable {
    var id: String
    var parent: String?
    var author: String?
    var seconds: Double?
    var words: String
  }

  /// What a walk over the JSON finds.
  private struct Walk {
    var comments: [Plain] = []
    var listed: Set<String> = []
    var moreCount = 0

    mutating func go(_ json: Any) {
      if let list = json as? [Any] { return list.forEach { go($0) } }
      guard let object = json as? [String: Any] else { return }
      let data = object["data"] as? [String: Any] ?? [:]
      switch object["kind"] as? String {
      case "t1":
        add(data)
        go(data["replies"] as Any)
      case "more":
        moreCount += 1
        listed.formUnion(data["children"] as? [String] ?? [])
      default:
        for key in ["json", "data", "children", "things"] { go(object[key] as Any) }
      }
    }

    private mutating func add(_ data: [String: Any]) {
      let parent = data["parent_id"] as? String
      let author = data["author"] as? String
      let body = data["body"] as? String ?? ""
      let isGone = author == "[deleted]" && (body == "[deleted]" || body == "[removed]")
      comments.append(
        Plain(
          id: data["id"] as? String ?? "",
          parent: parent.flatMap { $0.hasPrefix("t1_") ? String($0.dropFirst(3)) : nil },
          author: author == "[deleted]" ? nil : author,
          seconds: data["created_utc"] as? Double,
          words: isGone ? "" : words(data["body_html"] as? String ?? body)
        )
      )
    }

    private func words(_ html: String) -> String {
      var html = html
      if html.hasPrefix("&lt;") {
        html = html.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
          .replacing("&amp;", with: "&")
      }
      return RedditCorpusTests.words(html)
    }
  }

  private static func words(_ html: String) -> String {
    html.replacingOccurrences(of: "</?div[^>]*>", with: " ", options: .regularExpression)
      .replacing("href=\"https://www.reddit.com/", with: "href=\"/")
      .split { $0.isWhitespace }.joined(separator: " ")
  }

  private func walk(_ path: String) throws -> Walk {
    var walk = Walk()
    walk.go(try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path))))
    return walk
  }

  private func plain(_ comment: Comment) -> Plain {
    Plain(
      id: comment.id.description,
      parent: comment.parentID?.description,
      author: comment.author?.name,
      seconds: comment.createdAt?.seconds,
      words: Self.words(comment.body.source)
    )
  }

  private func join(_ paths: [String]) throws -> Imported {
    var imported = Imported()
    try DiscussionFormat.reddit.read(
      paths.map { FormatInput(path: $0) },
      DiscussionSink { imported.receive($0) }
    )
    return imported
  }

  @Test(arguments: Fixtures.corpusFiles("reddit", "json"))
  func readsEachFile(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let sample = FormatSample(
      name: path,
      bytes: Array(bytes.prefix(FormatSample.length)),
      isWhole: bytes.count <= FormatSample.length
    )
    #expect(Formats.recognize(sample)?.name == "reddit")
    let walk = try walk(path)
    var expected = walk.comments
    // A trimmed file names no parents; there the places say them.
    if path.contains("a2web") {
      for index in expected.indices.dropFirst() { expected[index].parent = expected[index - 1].id }
    }
    let imported = try join([path])
    let found = imported.discussions.flatMap(\.comments).map(plain)
    let byID: (Plain, Plain) -> Bool = { $0.id < $1.id }
    #expect(found.sorted(by: byID) == expected.sorted(by: byID))
    // Later answers are put in order; a page is in order.
    if path.contains("comments.json") { #expect(found == expected) }
  }

  @Test(arguments: ["praw-replace_all_large", "praw-continue_thread", "praw-replace_all"])
  func joinsAFolder(name: String) throws {
    let paths = Fixtures.corpusFiles("reddit/" + name, "json")
    let walks = try paths.map(walk)
    let imported = try Formats.read(path: try #require(corpus("reddit/" + name)).path)
    let discussion = try #require(imported.discussions.first)
    #expect(imported.discussions.count == 1)
    let comments = walks.flatMap(\.comments)
    let expected = Dictionary(comments.map { ($0.id, $0.parent) }, uniquingKeysWith: { $1 })
    let found = discussion.comments.map(plain)
    #expect(found.count == expected.count)
    for comment in found { #expect(expected[comment.id] == comment.parent) }
    let left = walks.reduce(into: Set<String>()) { $0.formUnion($1.listed) }
      .subtracting(expected.keys)
    let cursors = discussion.remainders.filter { $0.count != nil }
      .flatMap { $0.cursor.description.split(separator: ",").map(String.init) }
    #expect(Set(cursors) == left)
    #expect(Set(cursors).count == cursors.count)
    let orphans = expected.values.filter { $0.map { expected[$0] == nil } ?? false }.count
    let absent = imported.oddities.filter {
      $0.kind == .absentParent && $0.seen.hasPrefix("an answer")
    }
    #expect(absent.count == orphans)
    let reordered = try join(paths.reversed() + paths)
    #expect(reordered.discussions.first?.comments == discussion.comments)
    #expect(reordered.discussions.first?.remainders == discussion.remainders)
  }

  @Test func tellsDeletedFromRemoved() throws {
    let folder = try #require(corpus("reddit/praw-info_deleted_removed"))
    let discussions = try Formats.read(path: folder.path).discussions
    #expect(discussions.flatMap(\.comments).filter { $0.state == .removed }.count == 1)
    #expect(discussions.filter { $0.state == .removed }.count == 2)
    #expect(discussions.filter { $0.state == .deleted }.count == 2)
  }
}
