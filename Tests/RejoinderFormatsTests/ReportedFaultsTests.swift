import RejoinderCore
import RejoinderFormats
import TestSupport
import Testing

/// Faults that were found in use, each named by what went wrong.
struct ReportedFaultsTests {
  private func read(_ text: String, as name: String? = nil) throws -> Imported {
    try Formats.read(bytes: Array(text.utf8), as: name.flatMap { Formats.named($0) })
  }

  // Arrays and objects in place of plain values.

  @Test(arguments: ["[]", "{}", "[1]", #"{"a":[{}]}"#])
  func aSecondDateMayBeAnArrayOrAnObject(value: String) throws {
    let story =
      #"{"id":1,"author":"a","type":"story","title":"T","created_at_i":1,"created_at":\#(value),"#
      + #""story_id":1,"children":[{"id":2,"text":"word","children":[]}]}"#
    let imported = try read(story)
    #expect(imported.discussions.first?.title == "T")
    #expect(imported.discussions.first?.comments.first?.body.source == "word")
    #expect(imported.oddityCounts[.unknownValue] == 1)
  }

  /// Every kind of JSON value, at its smallest and at its greatest.
  private static let values = [
    "null", "true", "false", "0", "-1", "1.5", "1e400", "-9223372036854775808",
    "9223372036854775807", "99999999999999999999", #""""#, #""x""#, #""12""#, "[]", "[1]",
    #"["x",[{}]]"#, "{}", #"{"id":7}"#, #"{"a":{"b":[1,{}]}}"#,
  ]

  private static let itemFields = [
    "id", "objectID", "by", "author", "user", "text", "comment_text", "story_text", "content",
    "time", "created_at_i", "created_at", "time_ts", "timestamp", "time_ago", "timeago", "parent",
    "parent_id", "poll", "kids", "children", "comments", "replies", "options", "type", "title",
    "url", "score", "points", "descendants", "num_comments", "comments_count", "deleted", "dead",
    "story_id", "story_title", "story_url", "level", "parts", "_tags", "updated_at", "unheard-of",
  ]

  @Test(arguments: ["hn-algolia", "hn-firebase", "hn-node", "hn-flat"], values)
  func noValueOfAnItemHidesTheWordsOfOthers(format: String, value: String) throws {
    let format = try #require(Formats.named(format))
    for field in Self.itemFields {
      for other in Self.values {
        let odd = #""\#(field)":\#(value),"\#(field)":\#(other)"#
        let text =
          #"[{"id":1,"type":"comment","text":"before"},{"id":2,\#(odd),"type":"comment"},"#
          + #"{"id":3,"type":"comment","text":"after"}]"#
        var imported = Imported()
        try format.read(
          [FormatInput(bytes: Array(text.utf8))],
          DiscussionSink { imported.receive($0) }
        )
        let words = imported.discussions.flatMap(\.comments).map(\.body.source)
        #expect(words.contains("before") && words.contains("after"), "\(odd)")
      }
    }
  }

  private static let lineFields = [
    "rejoinder", "id", "parent", "author", "text", "html", "markdown", "created", "edited",
    "revision", "up", "down", "state", "flags", "age", "permalink", "reactions", "quotes",
    "attachments", "extraParents", "extra", "title", "address", "source", "statedCount", "more",
    "cursor", "name", "avatar", "count", "comment", "mediaType", "value", "hex", "unheard-of",
  ]

  @Test(arguments: values)
  func noValueOfALineHidesTheWordsOfOthers(value: String) throws {
    for field in Self.lineFields {
      for other in Self.values {
        let odd = #""\#(field)":\#(value),"\#(field)":\#(other)"#
        let inLists = #""quotes":[{\#(odd)}],"reactions":[{\#(odd)}],"author":{\#(odd)}"#
        let text = """
          {"rejoinder":1,"discussion":{"title":"T",\(odd)}}
          {"text":"first",\(odd),"id":"1"}
          {"text":"second",\(inLists),"id":"2"}
          {"text":"last","id":"3"}
          """
        let imported = try Formats.read(bytes: Array(text.utf8), as: .rejoinder)
        let comments = imported.discussions.flatMap(\.comments)
        #expect(comments.map(\.id) == ["1", "2", "3"], "\(odd)")
        #expect(comments.last?.body.source == "last", "\(odd)")
        if !["text", "html", "markdown"].contains(field) {
          #expect(comments.first?.body.source == "first", "\(odd)")
        }
        #expect(comments.dropFirst().first?.body.source == "second", "\(odd)")
      }
    }
  }

  @Test func headersInHeadersNeedNoStack() throws {
    let depth = 200_000
    let line =
      #"{"rejoinder":1,"# + String(repeating: #""discussion":{"#, count: depth)
      + String(repeating: "}", count: depth + 1)
    let imported = try read(line + "\n" + #"{"id":"1","text":"word"}"#, as: "rejoinder")
    #expect(imported.commentCount == 1)
  }

  @Test func aCommentThatNamesMoreStaysAComment() throws {
    let text = #"{"rejoinder":1,"discussion":{}}"# + "\n" + #"{"id":"1","text":"word","more":3}"#
    let imported = try read(text)
    #expect(imported.discussions.first?.comments.first?.body.source == "word")
    #expect(imported.oddityCounts[.unknownValue] == 1)
  }

  // Numbers at the ends of their range.

  private static let extremes = ["-9223372036854775808", "9223372036854775807", "-1", "x", ""]

  private func page(
    indent: String = "0",
    width: String = "0",
    comments: String = "1",
    size: String = "1"
  ) -> String {
    """
    <html id="hnmain"><title>T | Hacker News</title>
    <table><tr class="athing" id="1"><td class="title"><a href="x">T</a></td></tr>
    <tr><td class="subtext"><a href="item?id=1">\(comments) comments</a></td></tr></table>
    <table><tr class="athing comtr" id="2"><td class="ind" indent="0"></td><td class="default">
    <span class="comhead"><a href="user?id=a">a</a><a class="togg" n="\(size)">[-]</a></span>
    <div class="comment"><span class="commtext c00">first</span></div></td></tr>
    <tr class="athing comtr" id="3"><td class="ind" indent="\(indent)">
    <img src="s.gif" height="1" width="\(width)"></td><td class="default">
    <span class="comhead"><a href="user?id=b">b</a></span>
    <div class="comment"><span class="commtext c00">last</span></div></td></tr></table>
    """
  }

  @Test(arguments: extremes)
  func noNumberOfAPageOverflows(number: String) throws {
    let pages = [
      page(indent: number), page(comments: number), page(size: number),
      page(width: number).replacing(#"indent="0""#, with: ""),
      page(comments: number) + #"<a class="morelink" href="item?id=1&p=2">More</a>"#,
    ]
    for page in pages {
      let imported = try read(page, as: "hn-html")
      #expect(imported.discussions.flatMap(\.comments).map(\.body.source) == ["first", "last"])
      #expect(imported.discussions.first?.statedCount ?? 0 >= 0)
    }
  }

  @Test(arguments: extremes.prefix(3))
  func noNumberOfAnItemOrALineOverflows(number: String) throws {
    let story =
      #"{"by":"a","id":1,"time":\#(number),"type":"story","title":"T","descendants":\#(number),"#
      + #""score":\#(number)}"#
    #expect(try read(story).discussions.first?.statedCount ?? 0 >= 0)
    let fields = ["up", "down", "revision", "created", "edited", "statedCount"]
    let members = fields.map { #""\#($0)":\#(number)"# }.joined(separator: ",")
    let lines = """
      {"rejoinder":\(number),"discussion":{\(members)}}
      {"id":"1","text":"word",\(members)}
      {"more":\(number)}
      """
    let discussion = try #require(try read(lines, as: "rejoinder").discussions.first)
    #expect(discussion.comments.count == 1 && discussion.statedCount ?? 0 >= 0)
    #expect(discussion.remainders.count == 1 && discussion.remainders[0].count ?? 0 >= 0)
  }

  // What is said of ids that occur twice.

  @Test func ofTwoItemsWithOneIdTheNewerEditionIsShown() throws {
    let lines = """
      {"by":"a","id":1,"time":1,"type":"comment","text":"first words"}
      {"by":"b","id":1,"time":2,"type":"comment","text":"second words"}
      """
    let rows = page().replacing(#"id="3""#, with: #"id="2""#)
    for imported in [try read(lines), try read(rows)] {
      let oddity = try #require(imported.oddities.first { $0.kind == .duplicateID })
      #expect(oddity.done == "the newer edition is shown")
      let discussion = try #require(imported.discussions.first)
      let tree = CommentTree(discussion, order: .source, now: Timestamp(seconds: 0))
      let last = try #require(discussion.comments.last)
      #expect(tree.count == 1 && tree[last.id]?.body == last.body)
    }
  }

  @Test func ofTwoStoriesWithOneIdBothAreShown() throws {
    let lines = """
      {"by":"a","id":1,"time":1,"type":"story","title":"One"}
      {"by":"b","id":1,"time":2,"type":"story","title":"Two"}
      """
    let imported = try read(lines)
    #expect(imported.discussions.map(\.title) == ["One", "Two"])
    #expect(imported.oddities.map(\.done) == ["each is shown where it belongs"])
  }

  // Time and counts.

  @Test func muchWhiteSpaceBeforeWordsTakesLinearTime() throws {
    let space = String(repeating: " \n", count: 1 << 19)
    let imported = try read(
      page().replacing("first", with: space + "first" + space).replacing(
        "last",
        with: "<p>" + space
      )
    )
    let words = imported.discussions.flatMap(\.comments).map(\.body.source)
    #expect(words == ["first", ""])
  }

  @Test func everyOddityIsCountedForItsFile() throws {
    let count = Imported.oddityLimit + 5
    var imported = Imported()
    for index in 0..<count {
      let file = index % 2 == 0 ? "a" : "b"
      imported.receive(.oddity(Oddity(.missingID, in: file, seen: "", done: "")))
    }
    #expect(imported.oddities.count == Imported.oddityLimit)
    #expect(imported.oddityCountsByFile["a"] == [.missingID: count - count / 2])
    #expect(imported.oddityCountsByFile["b"] == [.missingID: count / 2])
  }

  // Contents that hold nothing.

  @Test(
    arguments: Formats.all.map(\.name),
    ["", " \n", "Dear baker,", "[]", "{}", "null", "<html><body>x", "{\"bread\":\"rye\"}"]
  )
  func aFormatThatWasAskedForFindsSomethingOrSaysSo(format: String, text: String) {
    let error = #expect(throws: FormatError.self) { try read(text, as: format) }
    #expect(error?.code == .malformed)
  }

  @Test func aHeaderAloneIsEnough() throws {
    let line = #"{"rejoinder":1,"discussion":{}}"#
    #expect(try read(line, as: "rejoinder").discussions.count == 1)
  }
}
