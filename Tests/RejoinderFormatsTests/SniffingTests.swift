import RejoinderCore
import RejoinderFormats
import Testing

/// Formats are recognised by content, from its beginning.
struct SniffingTests {
  private func format(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let start = Array(bytes.prefix(FormatSample.length))
    let sample = FormatSample(name: "x", bytes: start, isWhole: start.count == bytes.count)
    return Formats.recognize(sample)?.name
  }

  @Test(arguments: [
    (#"{"rejoinder":1,"discussion":{}}"#, "rejoinder"),
    (#"{"id":1,"author":"a","created_at_i":1,"children":[]}"#, "hn-algolia"),
    (#"{"author":"a","children":[{"author":"b","children":[{"#, "hn-algolia"),
    (#"{"hits":[{"objectID":"1","comment_text":"x"}]}"#, "hn-algolia"),
    (#"{"id":1,"by":"a","time":1}"#, "hn-firebase"),
    ("\u{FEFF} [{\"id\":1,\"by\":\"a\",\"time\":1}]", "hn-firebase"),
    (#"{"8":{"by":"a","id":8,"time":1}}"#, "hn-firebase"),
    (#"{"8":null,"9":{"by":"a","id":8,"time":1}}"#, "hn-firebase"),
    (#"{"json":{"errors":[],"data":{"things":[]}}}"#, "reddit"),
    (
      #"[{"kind":"Listing","data":{"children":[{"kind":"t3","data":{"title":"t","selftext":"x"#,
      "reddit"
    ),
    (#"{"kind":"t1","data":{"author":"a","body":"x","children":[],"parent_id":"t1_b"}}"#, "reddit"),
    (#"{"page":[{"data":{"children":[{"data":{},"kind":"t3"}]},"kind":"Listing"}]}"#, "reddit"),
    (#"{"author":"a","body":"x","id":"1","link_id":"t3_a","parent_id":"t3_a"}"#, "reddit"),
    (#"{"id":1,"parent":2,"time":3,"type":"comment","deleted":true}"#, "hn-firebase"),
    (#"{"id":1,"user":"a","time":1,"time_ago":"1h","comments":[],"comments_count":0}"#, "hn-node"),
    (#"[{"id":1,"author":"a","text":"x"}]"#, "hn-flat"),
    (#"<html op="item"><table id="hnmain"><span class="comhead">"#, "hn-html"),
  ])
  func recognizes(text: String, name: String) {
    #expect(format(text) == name)
  }

  @Test(arguments: [
    "", "{}", "[]", "null", #"{"id":1,"author":"a","text":"x"}"#,
    #"[{"id":1,"author":"a","text":"x","score":2}]"#,
    #"{"kind":"Listing","data":{"children":[]}}"#, "<html><body>comments</body></html>",
    #"{"comments":[{"comment":{"id":1,"content":"x"}}]}"#,
    #"{"messages":[{"ts":"1.2","user":"U","text":"x"}]}"#,
  ])
  func leavesOthersAlone(text: String) {
    #expect(format(text) == nil)
  }

  @Test func recognizesAContentThatIsCutAnywhere() throws {
    let whole = try Fixtures.bytes("hn-algolia/story.json")
    for length in stride(from: 120, to: whole.count, by: 7) {
      let sample = FormatSample(name: "x", bytes: Array(whole.prefix(length)), isWhole: false)
      #expect(Formats.recognize(sample)?.name == "hn-algolia", "\(length)")
    }
  }

  @Test func notesTheShapeOfJSON() throws {
    let text = #"{"a":1,"list":[{"b":{"c":2}},{"d":[{"e":3}]}],"12":{"f":4}} {"g":5}"#
    let outline = try #require(FormatSample(name: "x", bytes: Array(text.utf8), isWhole: true).json)
    #expect(outline.topKeys == ["a", "list", "12", "g"])
    #expect(outline.isSequence)
    #expect(!outline.isLines)
    #expect(outline.has("b", "d", at: "list[]"))
    #expect(outline.has("c", at: "list[].b"))
    #expect(outline.has("e", at: "list[].d[]"))
    #expect(outline.has("f", at: "#"))
    #expect(!outline.has("a", "f"))
  }

  @Test func handsRecordsOnAsTheyAreRead() throws {
    var seen: [String] = []
    let sink = DiscussionSink { event in
      switch event {
      case .begin: seen.append("begin")
      case .about(let header): seen.append("about \(header.id)")
      case .comment(let comment): seen.append("comment \(comment.id)")
      case .comments(let comments): seen += comments.map { "comment \($0.id)" }
      case .remainder: seen.append("remainder")
      case .oddity: break
      }
    }
    let path = Fixtures.path("rejoinder/sample.jsonl")
    let format = try Formats.read(FormatInput(path: path), into: sink)
    #expect(format.name == "rejoinder")
    #expect(seen.prefix(4) == ["begin", "about d1", "comment c1", "comment c2"])
    #expect(seen.suffix(4) == ["remainder", "begin", "about d2", "comment \u{FFFD}\u{FFFD}"])
  }

  @Test func namesEachFormatOnce() {
    #expect(Set(Formats.all.map(\.name)).count == Formats.all.count)
    for format in Formats.all { #expect(Formats.named(format.name)?.title == format.title) }
  }
}
