import RejoinderCore
import RejoinderFormats
import TestSupport
import Testing

/// What our own format writes it reads again, field for field.
struct RoundTripTests {
  @Test(arguments: SeededGenerator.seeds)
  func losesNothing(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<40 {
      let discussions = (0...random.below(3)).map { _ in random.discussion() }
      let bytes = try Formats.write(discussions)
      let imported = try Formats.read(bytes: bytes)
      #expect(imported.discussions == discussions, "seed \(seed), round \(round)")
      #expect(imported.oddities.isEmpty)
      #expect(sameInEveryField(imported.discussions, discussions), "seed \(seed), round \(round)")
      #expect(try Formats.write(imported.discussions) == bytes)
    }
  }

  /// Comments are equal by every field; this compares what equality of ids alone would let pass.
  private func sameInEveryField(_ one: [Discussion], _ other: [Discussion]) -> Bool {
    String(reflecting: one) == String(reflecting: other)
  }

  @Test func keepsAFileThatItReadAndWrites() throws {
    let imported = try Formats.read(path: Fixtures.path("rejoinder/sample.jsonl"))
    let again = try Formats.read(bytes: try Formats.write(imported.discussions))
    #expect(again.discussions == imported.discussions)
    #expect(again.oddities.isEmpty)
  }

  @Test(arguments: Fixtures.all)
  func keepsWhatOtherFormatsRead(name: String) throws {
    let imported = try Formats.read(path: Fixtures.path(name))
    let again = try Formats.read(bytes: try Formats.write(imported.discussions))
    #expect(again.discussions == imported.discussions)
  }

  @Test func writesNestedRepliesAsCommentsOfTheirOwn() throws {
    let reply = Comment(id: "2", author: "Luis", text: "Rye.")
    let comment = Comment(id: "1", author: "Ana", text: "Rye or wheat?", replies: [reply])
    let bytes = try Formats.write([Discussion(id: "d", comments: [comment])])
    let comments = try Formats.read(bytes: bytes).discussions.first?.comments
    #expect(comments?.map(\.id) == ["1", "2"])
    #expect(comments?.map(\.parentID) == [nil, "1"])
  }

  @Test func refusesToWriteWhatCanOnlyBeRead() {
    let error = #expect(throws: FormatError.self) { try Formats.write([], as: .hackerNewsPage) }
    #expect(error?.code == .notWritable)
    #expect(error?.description.contains("hn-html, which can only be read") == true)
  }
}

extension SeededGenerator {
  fileprivate mutating func discussion() -> Discussion {
    var discussion = Discussion(id: id(), title: text())
    (discussion.address, discussion.source) = (text(), text())
    discussion.author = once(in: 2) ? author() : nil
    discussion.createdAt = once(in: 2) ? date() : nil
    discussion.body = body()
    discussion.votes = once(in: 2) ? votes() : nil
    discussion.statedCount = once(in: 2) ? below(1000) : nil
    discussion.state = once(in: 4) ? .removed : .visible
    discussion.age = once(in: 3) ? "5 hours ago" : ""
    if once(in: 3) { discussion.extra = [ExtraField("flair", "\"long read\"")] }
    discussion.comments = (0..<below(20)).map { _ in comment() }
    for _ in 0..<below(3) {
      let parentID = once(in: 2) ? id() : nil
      let count = once(in: 2) ? below(1000) : nil
      discussion.remainders.append(Remainder(under: parentID, count: count, cursor: id()))
    }
    return discussion
  }

  private mutating func comment() -> Comment {
    var comment = Comment(id: id(), parentID: once(in: 2) ? id() : nil)
    comment.author = once(in: 4) ? nil : author()
    comment.body = body()
    comment.createdAt = once(in: 4) ? nil : date()
    comment.editedAt = once(in: 4) ? date() : nil
    comment.revision = once(in: 4) ? Int64(bitPattern: next()) : nil
    comment.votes = once(in: 2) ? votes() : nil
    comment.state = CommentState.allCases[below(CommentState.allCases.count)]
    comment.flags = once(in: 2) ? CommentFlags(rawValue: UInt16(truncatingIfNeeded: next())) : []
    if once(in: 2) { comment.details = details() }
    return comment
  }

  private mutating func details() -> CommentDetails {
    var details = CommentDetails()
    (details.age, details.permalink) = (text(), text())
    details.reactions = (0..<below(3)).map { _ in Reaction(text(), count: below(100)) }
    details.quotes = (0..<below(3)).map { _ in
      Quote(of: once(in: 2) ? id() : nil, author: once(in: 2) ? author() : nil, body: body())
    }
    details.attachments = (0..<below(3)).map { _ in
      Attachment(address: text(), title: text(), mediaType: text())
    }
    details.extraParents = (0..<below(3)).map { _ in id() }
    details.extra = (0..<below(3)).map { _ in ExtraField(text(), text()) }
    return details
  }

  private mutating func id() -> Comment.ID {
    switch below(4) {
    case 0: Comment.ID(Int64(below(1_000_000)))
    case 1: Comment.ID(text())
    case 2: Comment.ID(utf8: (0..<below(20)).map { _ in UInt8(truncatingIfNeeded: next()) })
    default: Comment.ID("c\(below(1000))")
    }
  }

  private mutating func text() -> String {
    let pieces = [
      "a", "Brot", "\"", "\\", "\n", "\u{0}", "é", "🍞", "<p>", "\u{2028}", " ", "{}", "7",
    ]
    return (0..<below(8)).map { _ in pieces[below(pieces.count)] }.joined()
  }

  private mutating func body() -> Body {
    Body(text(), format: Body.Format.allCases[below(Body.Format.allCases.count)])
  }

  private mutating func author() -> Author {
    once(in: 3) ? Author(text(), id: id(), avatar: text()) : Author(text())
  }

  private mutating func votes() -> Votes {
    Votes(up: Int64(below(100_000)), down: once(in: 2) ? 0 : Int64(below(1000)))
  }

  private mutating func date() -> Timestamp {
    switch below(4) {
    case 0: Timestamp(microseconds: Int64(bitPattern: next()))
    case 1: Timestamp(microseconds: Int64(next() % 4_000_000_000_000_000))
    default: Timestamp(seconds: Int64(below(2_000_000_000)))
    }
  }
}
