import RejoinderCore
import RejoinderFormats
import TestSupport
import Testing

/// No number that a file states stops the reading, however absurd it is.
struct StatedNumberTests {
  private func join(_ texts: [String]) throws(FormatError) -> Imported {
    var imported = Imported()
    try DiscussionFormat.reddit.read(
      texts.map { FormatInput(bytes: Array($0.utf8)) },
      DiscussionSink { imported.receive($0) }
    )
    return imported
  }

  private static func comment(_ id: String, under parent: String = "t3_s") -> String {
    #"{"kind":"t1","data":{"id":"\#(id)","author":"u","body":"\#(id)","link_id":"t3_s","#
      + #""parent_id":"\#(parent)"}}"#
  }

  private static func more(_ count: String, under parent: String, _ kids: String...) -> String {
    let list = kids.map { #""\#($0)""# }.joined(separator: ",")
    return
      #"{"kind":"more","data":{"id":"_","parent_id":"\#(parent)","count":\#(count),"children":[\#(list)]}}"#
  }

  private static let absurd = [
    "9223372036854775807", "4611686018427387904", "2147483648", "-1", "-9223372036854775808",
    "99999999999999999999",
  ]

  @Test(arguments: absurd)
  func absurdCountsAreUnknown(count: String) throws {
    let things = [
      [Self.comment("a"), Self.more(count, under: "t1_a", "q")],
      [Self.comment("a"), Self.more(count, under: "t1_a")],
      [
        Self.comment("a"), Self.comment("b", under: "t1_a"), Self.comment("c", under: "t1_a"),
        Self.more(count, under: "t1_b", "q"), Self.more(count, under: "t1_c", "r"),
      ],
      [
        Self.comment("a"), Self.more(count, under: "t1_a", "q"),
        Self.more(count, under: "t1_a", "r"),
      ],
      [Self.more(count, under: "t3_s", "q"), Self.more(count, under: "t1_q", "r")],
    ]
    for things in things {
      let imported = try join(["[\(things.joined(separator: ","))]"])
      let mores = things.count { $0.contains("more") }
      #expect(imported.oddityCounts[.unknownValue] == mores, "\(things)")
      let counts = imported.discussions.flatMap(\.remainders).map(\.count)
      #expect(!counts.isEmpty && counts.allSatisfy { $0 ?? 1 <= 2 }, "\(things)")
    }
  }

  @Test func theGreatestCountsAddUp() throws {
    let greatest = "2147483647"
    let things = [
      Self.comment("a"), Self.comment("b", under: "t1_a"), Self.more(greatest, under: "t1_b", "q"),
      Self.more(greatest, under: "t1_a", "r"), Self.more(greatest, under: "t1_a", "s"),
    ]
    let imported = try join(["[\(things.joined(separator: ","))]"])
    #expect(
      imported.discussions.flatMap(\.remainders).map(\.count) == [4_294_967_294, 2_147_483_647]
    )
    #expect(imported.oddities.isEmpty)
  }

  /// What is counted again for each mention of an id stays a number.
  @Test func mentionsWithoutEndAddUp() throws {
    let kids = [String](repeating: #""b""#, count: 50_000).joined(separator: ",") + #","z""#
    var things = [Self.comment("a"), Self.comment("b", under: "t1_a")]
    for number in 0..<2_000 {
      things.append(Self.more("2147483647", under: "t1_b", "q\(number)"))
    }
    things.append(
      #"{"kind":"more","data":{"parent_id":"t1_a","count":2147483647,"children":[\#(kids)]}}"#
    )
    let imported = try join(["[\(things.joined(separator: ","))]"])
    #expect(imported.discussions.flatMap(\.remainders).map(\.parentID) == ["a", "b"])
  }

  private static let values = [
    "null", "true", "false", "0", "-1", "1.5", "1e400", "-9223372036854775808",
    "9223372036854775807", "2147483648", "99999999999999999999", #""""#, #""x""#, #""12""#, "[]",
    "[1]", #"["x",[{}]]"#, "{}", #"{"id":7}"#, #"{"a":{"b":[1,{}]}}"#,
  ]

  private static let fields = [
    "id", "name", "parent_id", "link_id", "author", "author_fullname", "body", "selftext",
    "body_html", "created_utc", "created", "edited", "score", "ups", "downs", "score_hidden",
    "stickied", "locked", "distinguished", "count", "title", "link_title", "url", "permalink",
    "num_comments", "subreddit", "removed_by_category", "children", "replies", "depth",
    "unheard-of",
  ]

  @Test(arguments: values)
  func noValueOfAThingHidesTheWordsOfOthers(value: String) throws {
    for field in Self.fields {
      for other in Self.values {
        let odd = #""\#(field)":\#(value),"\#(field)":\#(other)"#
        let text =
          #"[{"kind":"t3","data":{"id":"s","title":"T",\#(odd)}},\#(Self.comment("before")),"#
          + #"{"kind":"t1","data":{"id":"odd","link_id":"t3_s",\#(odd)}},"#
          + #"{"kind":"more","data":{"parent_id":"t1_before","children":["q"],\#(odd)}},"#
          + #"\#(Self.comment("after"))]"#
        let comments = try join([text]).discussions.flatMap(\.comments)
        let words = comments.map(\.body.source)
        #expect(words.contains("before") && words.contains("after"), "\(odd)")
        for discussion in try join([text]).discussions { _ = CommentTree(discussion) }
      }
    }
  }

  @Test(arguments: absurd)
  func whatOtherFormatsStateIsUnknownToo(count: String) throws {
    let story = #"{"by":"a","id":1,"type":"story","title":"T","time":1,"descendants":\#(count)}"#
    let lines =
      #"{"rejoinder":1,"discussion":{"title":"T","statedCount":\#(count)}}"# + "\n"
      + #"{"id":"1","text":"word"}"# + "\n" + #"{"parent":"1","more":\#(count)}"#
    for text in [story, lines] {
      let imported = try Formats.read(bytes: Array(text.utf8))
      let discussion = try #require(imported.discussions.first)
      #expect(discussion.statedCount == nil, "\(text)")
      #expect(discussion.remainders.map(\.count) == discussion.remainders.map { _ in nil })
      #expect(imported.oddityCounts[.unknownValue] ?? 0 > 0, "\(text)")
    }
  }

  @Test(arguments: ["9223372036854775807", "2147483648", "99999999999999999999"])
  func whatAPageStatesIsUnknownToo(count: String) throws {
    let page = """
      <html id="hnmain"><title>T | Hacker News</title>
      <table><tr class="athing" id="1"><td class="title"><a href="x">T</a></td></tr>
      <tr><td class="subtext"><a href="item?id=1">\(count) comments</a></td></tr></table>
      <span class="comhead"></span>
      """
    for page in [page, page + #"<a class="morelink" href="item?id=1&p=2">More</a>"#] {
      let imported = try Formats.read(bytes: Array(page.utf8), as: .hackerNewsPage)
      #expect(imported.discussions.first?.statedCount == nil)
      #expect(imported.oddityCounts == [.unknownValue: 1])
    }
  }

  // Plain values in arrays in arrays: each is kept once, not once for each array around it. If it were,
  // these would take minutes and gigabytes.

  @Test(arguments: ["outermost", "innermost", "everywhere", "behind"])
  func idsInArraysInArraysAreKeptOnce(place: String) throws {
    let count = 200_000
    let ids = [String](repeating: #""q""#, count: count).joined(separator: ",")
    let (open, close) = (
      String(repeating: "[", count: count), String(repeating: "]", count: count)
    )
    let list =
      switch place {
      case "outermost": #"["p",\#(open)\#(ids)\#(close)]"#
      case "innermost": open + ids + close
      case "everywhere": String(repeating: #"["q","#, count: count) + "1" + close
      default: open + #""q""# + String(repeating: #"],"q""#, count: count - 1) + "]"
      }
    let more = #"{"kind":"more","data":{"parent_id":"t1_a","count":3,"children":\#(list)}}"#
    let imported = try join(["[\(Self.comment("a")),\(more)]"])
    let remainder = try #require(imported.discussions.first?.remainders.first)
    #expect(remainder.parentID == "a" && remainder.count == 3)
    #expect(imported.oddities.isEmpty)
  }
}
