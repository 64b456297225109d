import Foundation
import RejoinderCore
import RejoinderFormats
import TestSupport
import Testing

/// Real files, read independently: by Foundation's JSON, or by regular expressions.
@Suite(.corpus("hn-firebase"))
struct CorpusTests {
  private struct Plain: Equatable {
    var id: String
    var parent: String?
    var author: String?
    var seconds: Double?
    var text: String
  }

  private func read(_ path: String) throws -> [Plain] {
    try Formats.read(path: path).discussions.flatMap { discussion in
      discussion.comments.map { comment in
        Plain(
          id: comment.id.description,
          parent: comment.parentID?.description,
          author: comment.author?.name,
          seconds: comment.createdAt?.seconds,
          text: comment.body.source
        )
      }
    }
  }

  private func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  private func string(_ value: Any?) -> String? {
    (value as? String) ?? (value as? NSNumber).map { $0.stringValue }
  }

  @Test(arguments: Fixtures.corpusFiles("hn-algolia", "json"))
  func readsAlgoliaTrees(path: String) throws {
    let root = try json(try String(contentsOfFile: path, encoding: .utf8)) as? [String: Any] ?? [:]
    var expected: [Plain] = []
    func walk(_ item: [String: Any], _ parent: String?) {
      for child in item["children"] as? [[String: Any]] ?? [] {
        let id = string(child["id"]) ?? ""
        expected.append(
          Plain(
            id: id,
            parent: parent,
            author: child["author"] as? String,
            seconds: child["created_at_i"] as? Double,
            text: child["text"] as? String ?? ""
          )
        )
        walk(child, id)
      }
    }
    walk(root, nil)
    #expect(try read(path) == expected)
    #expect(!expected.isEmpty)
  }

  @Test(arguments: Fixtures.corpusFiles("hn-firebase", "jsonl"))
  func readsLines(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let expected = try text.split(separator: "\n").map { line in
      let item = try json(String(line)) as? [String: Any] ?? [:]
      return Plain(
        id: string(item["id"]) ?? "",
        parent: string(item["parent"]),
        author: item["by"] as? String,
        seconds: string(item["time"]).flatMap(Double.init),
        text: item["text"] as? String ?? ""
      )
    }
    #expect(try read(path) == expected)
    #expect(!expected.isEmpty)
  }

  @Test(arguments: Fixtures.corpusFiles("hn-flat", "json"))
  func readsFlatPages(path: String) throws {
    let items =
      try json(try String(contentsOfFile: path, encoding: .utf8)) as? [[String: Any]] ?? []
    let expected = items.map { item in
      Plain(
        id: string(item["id"]) ?? "",
        parent: nil,
        author: item["author"] as? String,
        seconds: nil,
        text: item["text"] as? String ?? ""
      )
    }
    #expect(try read(path) == expected)
    #expect(!expected.isEmpty)
  }

  @Test func readsAFolderOfItems() throws {
    let folder = try #require(corpus("hn-firebase/hackeRnews-items"))
    let imported = try Formats.read(path: folder.path)
    #expect(imported.discussions.map(\.id) == ["21299546", "21301382", ""])
    #expect(imported.discussions.last?.comments.map(\.id) == ["2000", "21500985", "21501055"])
    #expect(imported.oddityCounts == [.unreadableFile: 2, .absentParent: 2])
  }

  @Test(arguments: Fixtures.corpusFiles("hn-hnpwa", "json"))
  func readsTheStoriesOfReaders(path: String) throws {
    let root = try json(try String(contentsOfFile: path, encoding: .utf8)) as? [String: Any] ?? [:]
    let discussion = try Formats.read(path: path).discussions.first
    #expect(discussion?.title == root["title"] as? String)
    #expect(discussion?.body.source == root["content"] as? String)
    #expect(discussion?.comments.count == (root["comments"] as? [Any])?.count)
  }
}

/// Real pages, read independently by regular expressions.
@Suite(.corpus("hn-html"))
struct CorpusPageTests {
  /// Every match of a pattern, as its groups.
  private func matches(_ pattern: String, _ text: String) throws -> [[String]] {
    let expression = try NSRegularExpression(pattern: pattern, options: .dotMatchesLineSeparators)
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).map { match in
      (1..<match.numberOfRanges).map { index in
        Range(match.range(at: index), in: text).map { String(text[$0]) } ?? ""
      }
    }
  }

  /// The letters and digits of some HTML, tags and entities apart.
  private func words(_ html: String) -> String {
    html.replacingOccurrences(of: "<[^>]*>", with: " ", options: .regularExpression)
      .split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The parents that depths in display order mean.
  private func parents(_ ids: [String], _ depths: [Int]) -> [String?] {
    var last: [Int: String] = [:]
    return zip(ids, depths).map { id, depth in
      last[depth] = id
      return depth == 0 ? nil : last[depth - 1]
    }
  }

  @Test(arguments: Fixtures.corpusFiles("hn-html", "html").filter { $0.contains("pkl") })
  func readsPagesOf2024(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let rows = try matches(
      #"<tr class="athing comtr[^"]*" id="(\d+)">.*?indent="(\d+)".*?class="hnuser">([^<]*)<.*?title="([^ "]+).*?<div class="comment[^"]*">(.*?)<div class="reply">"#,
      text
    )
    let comments = try Formats.read(path: path).discussions.flatMap(\.comments)
    #expect(comments.count == rows.count)
    #expect(comments.map(\.id.description) == rows.map { $0[0] })
    #expect(
      comments.map { $0.parentID?.description }
        == parents(rows.map { $0[0] }, rows.map { Int($0[1]) ?? 0 })
    )
    #expect(comments.map { $0.author?.name } == rows.map { $0[2] })
    #expect(comments.map { $0.createdAt?.rfc3339 } == rows.map { $0[3] + "Z" })
    for (comment, row) in zip(comments, rows) {
      let expected = row[4].hasPrefix("[flagged]") ? "" : words(row[4])
      #expect(words(comment.body.source) == expected)
    }
    #expect(comments.filter { $0.state == .dead }.count == 2)
  }

  @Test(arguments: Fixtures.corpusFiles("hn-html", "html").filter { $0.contains("karan") })
  func readsPagesOf2014(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let rows = try matches(
      #"s\.gif" height="1" width="(\d+)"></td>.*?class="comhead"><a href="[^"]*user\?id=([^"]*)">.*?</a> ([^|]*?)  \| <a href="[^"]*item\?id=(\d+)">link</a>.*?<span class="comment">(.*?)<font size="1">"#,
      text
    )
    let comments = try Formats.read(path: path).discussions.flatMap(\.comments)
    #expect(!rows.isEmpty)
    #expect(comments.map(\.id.description) == rows.map { $0[3] })
    #expect(
      comments.map { $0.parentID?.description }
        == parents(rows.map { $0[3] }, rows.map { (Int($0[0]) ?? 0) / 40 })
    )
    #expect(comments.map { $0.author?.name } == rows.map { $0[1] })
    #expect(comments.map(\.details.age) == rows.map { $0[2] })
    for (comment, row) in zip(comments, rows) {
      #expect(words(comment.body.source) == words(row[4]))
      #expect(!comment.body.source.contains("<font"))
    }
  }

  @Test(arguments: Fixtures.corpusFiles("hn-html", "html").filter { $0.contains("defuddle-item") })
  func readsAPageMadeByHand(path: String) throws {
    let discussion = try Formats.read(path: path).discussions.first
    #expect(discussion?.title == "A Sample Article")
    #expect(discussion?.comments.map(\.votes?.score) == [25, nil, nil, 10])
    #expect(
      discussion?.comments.map { $0.parentID?.description } == [nil, "12345679", "12345680", nil]
    )
  }
}
