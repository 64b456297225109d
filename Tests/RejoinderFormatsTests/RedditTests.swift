import Foundation
import RejoinderCore
import RejoinderFormats
import TestSupport
import Testing

/// What single things of Reddit say, whatever way they are written.
struct RedditTests {
  private func read(_ text: String) throws -> Imported {
    try Formats.read(bytes: Array(text.utf8), as: .reddit)
  }

  /// A page with one comment that has some fields.
  private func comment(_ fields: String) throws -> Comment {
    let thing = #"{"kind":"t1","data":{"id":"c","link_id":"t3_s","parent_id":"t3_s",\#(fields)}}"#
    let imported = try read(
      #"[{"kind":"Listing","data":{"children":[\#(thing)]}}]"#
    )
    return try #require(imported.discussions.first?.comments.first)
  }

  @Test(arguments: [
    ("ana", "words", CommentState.visible, "ana", "words"),
    ("[deleted]", "words", .visible, "-", "words"),
    ("[deleted]", "[deleted]", .deleted, "-", ""),
    ("[deleted]", "[removed]", .removed, "-", ""),
    ("ana", "[removed]", .removed, "ana", ""),
    ("ana", "[deleted]", .visible, "ana", "[deleted]"),
    ("[deleted]", "[ Removed by Reddit ]", .removed, "-", ""),
    ("ana", "[ Removed by Reddit ]", .visible, "ana", "[ Removed by Reddit ]"),
    ("[deleted]", "", .deleted, "-", ""),
  ])
  func tellsDeletedFromRemoved(
    author: String,
    body: String,
    state: CommentState,
    name: String,
    words: String
  ) throws {
    let html = #""body_html":"&lt;div class=\"md\"&gt;&lt;p&gt;\#(body)&lt;/p&gt;\n&lt;/div&gt;""#
    for fields in [#""body":"\#(body)""#, #""body":"\#(body)",\#(html)"#, html] {
      if body.isEmpty && fields.contains("html") { continue }
      let comment = try comment(#""author":"\#(author)",\#(fields)"#)
      #expect(comment.state == state)
      #expect(comment.author?.name ?? "-" == name)
      #expect(comment.body.source.replacing("<p>", with: "").replacing("</p>", with: "") == words)
      let notice = comment.details.extra.first { $0.name == "notice" }
      #expect(notice?.value == (words.isEmpty && !body.isEmpty ? body : nil))
    }
  }

  @Test func prefersHTMLAndKeepsTheMarkdown() throws {
    let both = try comment(
      #""body":"*a* &amp; b","body_html":"&lt;p&gt;&lt;em&gt;a&lt;/em&gt; &amp;amp; b&lt;/p&gt;""#
    )
    #expect(both.body == Body("<p><em>a</em> &amp; b</p>", format: .html))
    #expect(both.details.extra == [ExtraField("body", #""*a* &amp; b""#)])
    let alone = try comment(#""body":"*a* &amp; b""#)
    #expect(alone.body == Body("*a* &amp; b", format: .markdown))
    #expect(alone.details.extra.isEmpty)
  }

  @Test func takesEscapesOffMarkdownWhereTheFileHasThem() throws {
    let imported = try read(
      """
      [{"kind":"Listing","data":{"children":[{"kind":"t3","data":{"id":"s","author":"a","title":"&lt;b&gt;","selftext":"&gt; q"}}]}},
      {"kind":"Listing","data":{"children":[{"kind":"t1","data":{"id":"c","author":"a","body":"&gt; &amp;lt;"}},
      {"kind":"t1","data":{"id":"d","author":"a","body":"x","body_html":"&lt;p&gt;x&lt;/p&gt;"}}]}}]
      """
    )
    let discussion = try #require(imported.discussions.first)
    #expect(discussion.title == "<b>")
    #expect(discussion.body.source == "> q")
    #expect(discussion.comments.map(\.body.source) == ["> &lt;", "<p>x</p>"])
  }

  @Test(arguments: [
    ("<div class=\\\"md\\\"><p>a</p>\\n</div>", "<p>a</p>"),
    ("<!-- SC_OFF --><div class=\\\"md\\\"><p>a</p></div><!-- SC_ON -->", "<p>a</p>"),
    ("<p>a</p>", "<p>a</p>"), ("<p>1 &lt; 2</p>", "<p>1 &lt; 2</p>"),
    ("&lt;p&gt;1 &amp;lt; 2&lt;/p&gt;", "<p>1 &lt; 2</p>"),
    ("<div class=\\\"md\\\"><div>in</div></div>", "<div>in</div>"),
    (
      "<a href=\\\"/u/ana\\\">u/ana</a> and/or <a href=\\\"//a.example\\\">a</a>",
      "<a href=\"https://www.reddit.com/u/ana\">u/ana</a> and/or <a href=\"//a.example\">a</a>"
    ),
  ])
  func takesTheBoxesOff(html: String, words: String) throws {
    #expect(try comment(#""body_html":"\#(html)""#).body == Body(words, format: .html))
  }

  @Test func knowsWhenACommentWasEdited() throws {
    let created = #""author":"a","body":"x","created_utc":1709280000.5"#
    #expect(try comment(created + #","edited":false"#).editedAt == nil)
    #expect(
      try comment(created + #","edited":1709280060.0"#).editedAt
        == Timestamp(seconds: 1_709_280_060)
    )
    let sometime = try comment(created + #","edited":true"#)
    #expect(sometime.editedAt == sometime.createdAt)
    #expect(sometime.createdAt == Timestamp(microseconds: 1_709_280_000_500_000))
    #expect(sometime.details.extra == [ExtraField("edited", "true")])
  }

  private static let marks: [(String, CommentFlags)] = [
    (#""score_hidden":true"#, CommentFlags.scoreHidden), (#""stickied":true"#, .pinned),
    (#""locked":true"#, .locked), (#""collapsed":true"#, .folded),
    (#""distinguished":"moderator""#, .distinguished), (#""distinguished":null"#, []),
    (#""score_hidden":false,"stickied":false,"locked":false,"collapsed":false"#, []),
    (
      #""stickied":true,"locked":true,"distinguished":"admin""#, [.pinned, .locked, .distinguished]
    ),
  ]

  @Test(arguments: marks)
  func knowsTheMarks(fields: String, flags: CommentFlags) throws {
    #expect(try comment(#""author":"a","body":"x",\#(fields)"#).flags == flags)
  }

  private static let votes: [(String, Votes?)] = [
    (#""score":4"#, Votes(up: 4)), (#""score":-4"#, Votes(down: 4)), (#""ups":4"#, Votes(up: 4)),
    (#""score":4,"ups":4,"downs":0"#, Votes(up: 4)),
    (#""score":2,"ups":5,"downs":3"#, Votes(up: 5, down: 3)),
    (#""score":9,"ups":5,"downs":3"#, Votes(up: 9)), (#""score":null"#, nil),
  ]

  @Test(arguments: votes)
  func countsVotes(fields: String, votes: Votes?) throws {
    #expect(try comment(#""author":"a","body":"x",\#(fields)"#).votes == votes)
  }

  @Test func keepsWhatHasNoPlaceAndDropsWhatSaysNothing() throws {
    let comment = try comment(
      #""author":"a","body":"x","gilded":2,"likes":null,"saved":false,"downs":0,"mod_note":"","#
        + #""awarders":[],"gildings":{},"author_flair_text":"Zone 7","depth":3,"is_submitter":true"#
    )
    #expect(comment.details.extra.map(\.name) == ["gilded", "author_flair_text"])
    #expect(comment.details.permalink == "https://www.reddit.com/comments/s/_/c/")
  }

  /// The members of an object may stand in any order, so that `kind` comes after `data`.
  @Test(arguments: ["page.json", "answer.json", "listing.json", "odd.json"], [false, true])
  func readsMembersInAnyOrder(name: String, isReversed: Bool) throws {
    let original = try Formats.read(path: Fixtures.path("reddit/" + name))
    let json = try JSONSerialization.jsonObject(with: Data(Fixtures.bytes("reddit/" + name)))
    let again = try read(written(json, isReversed))
    #expect(again.discussions.map(\.title) == original.discussions.map(\.title))
    #expect(
      again.discussions.flatMap(\.comments).map(\.body)
        == original.discussions.flatMap(\.comments).map(\.body)
    )
    #expect(
      again.discussions.flatMap(\.comments).map(\.parentID)
        == original.discussions.flatMap(\.comments).map(\.parentID)
    )
    #expect(again.oddityCounts == original.oddityCounts)
  }

  private func written(_ json: Any, _ isReversed: Bool) throws -> String {
    if let list = json as? [Any] {
      return "[" + (try list.map { try written($0, isReversed) }.joined(separator: ",")) + "]"
    }
    if let object = json as? [String: Any] {
      let members = try object.sorted { ($0.key < $1.key) != isReversed }
        .map { "\"\($0.key)\":" + (try written($0.value, isReversed)) }
      return "{" + members.joined(separator: ",") + "}"
    }
    let data = try JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed)
    return String(decoding: data, as: UTF8.self)
  }

  private static let values = [
    "null", "true", "false", "0", "-1", "1e400", "99999999999999999999", #""""#, #""x""#,
    #""t1_x""#, "[]", "[1]", #"["x",[{}]]"#, "{}", #"{"id":7}"#,
    #"{"kind":"t1","data":{"id":"y"}}"#,
  ]

  private static let fields = [
    "kind", "data", "things", "children", "replies", "comments", "id", "name", "parent_id",
    "link_id", "author", "author_fullname", "body", "selftext", "body_html", "created_utc",
    "edited", "score", "ups", "downs", "score_hidden", "stickied", "locked", "collapsed",
    "distinguished", "count", "title", "link_title", "url", "permalink", "num_comments",
    "subreddit", "removed_by_category", "errors", "all_awardings", "created", "unheard-of",
  ]

  @Test(arguments: values)
  func noValueHidesTheWordsOfOthers(value: String) throws {
    for field in Self.fields {
      for other in Self.values.suffix(6) {
        let odd = #""\#(field)":\#(value),"\#(field)":\#(other)"#
        for thing in [
          #"{"kind":"t1",\#(odd),"data":{"id":"o","body":"odd"}}"#,
          #"{"kind":"t1","data":{\#(odd),"body":"odd"}}"#, #"{\#(odd),"body":"odd"}"#,
          #"{"kind":"more","data":{\#(odd)}}"#, #"{"kind":"t3","data":{\#(odd)}}"#,
        ] {
          let text =
            #"[{"kind":"t1","data":{"id":"b","body":"before"}},\#(thing),"#
            + #"{"kind":"t1","data":{"id":"a","body":"after"}}]"#
          var imported = Imported()
          try DiscussionFormat.reddit.read(
            [FormatInput(bytes: Array(text.utf8))],
            DiscussionSink { imported.receive($0) }
          )
          let words = imported.discussions.flatMap(\.comments).map(\.body.source)
          #expect(words.contains("before") && words.contains("after"), "\(thing)")
        }
      }
    }
  }

  @Test func readsAnswersNestedOverFiveHundredLevels() throws {
    let depth = 700
    var text = ""
    for id in 1...depth {
      text += #"{"kind":"Listing","data":{"children":[{"kind":"t1","data":{"#
      text += #""id":"n\#(id)","body":"level \#(id)","author":"ana","link_id":"t3_s","replies":"#
    }
    text += "\"\"" + String(repeating: "}}]}}", count: depth)
    let comments = try #require(try read(text).discussions.first?.comments)
    #expect(comments.map(\.id.description) == (1...depth).map { "n\($0)" })
    #expect(comments.last?.parentID == "n699")
    #expect(CommentTree(comments).report == CommentTree(comments.reversed().reversed()).report)
  }
}
