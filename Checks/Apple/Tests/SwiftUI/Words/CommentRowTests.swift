import RejoinderUI
import SwiftUI
import TestSupport
import Testing

import struct RejoinderCore.Comment

/// What a row of a comment shows besides name and words.
@MainActor
struct CommentRowTests {
  static let comments: [Comment] = [
    Comment(
      id: "1",
      author: "Marta",
      body: "Pears.",
      votes: Votes(up: 12, down: 2),
      flags: [.pinned]
    ),
    Comment(id: "2", parentID: "1", author: "Luis", state: .deleted),
    Comment(id: "3", parentID: "2", author: "Ana", body: "Apples."),
  ]

  @Test(.rows("N30")) func standsInTheOrderOfTheReference() throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.comments))
    #expect(try scene.words("2") == ["Luis", "1h", "How late?", "Hide 1 reply"])
    let name = try #require(scene.row("2").first("Text", text: "Luis"))
    #expect(name["font"]?.value() == Font.system(.subheadline).weight(.semibold))
    let age = try #require(scene.row("2").first("Text", text: "1h"))
    #expect(age["font"]?.value() == Font.system(.caption))
  }

  @Test func keepsTheRepliesOfTombstones() throws {
    let scene = Evaluated(NestedCommentThread(comments: Self.comments))
    #expect(scene.ids == ["1", "2", "3"])
    #expect(try scene.words("2").first == "Deleted by its author")
    #expect(try !scene.words("2").contains("Luis"))
    #expect(try scene.words("1").contains("pinned"))
    #expect(try scene.words("1").contains("10 points"))
  }

  @Test func offersRepliesAndVotesWhereTheAppTakesThem() throws {
    final class Log { var lines: [String] = [] }
    let log = Log()
    let plain = Evaluated(NestedCommentThread(comments: Self.comments))
    #expect(try plain.buttons("3").isEmpty)
    let scene = Evaluated(
      NestedCommentThread(comments: Self.comments)
        .discussion.onReply { log.lines.append("reply \($0)") }
        .discussion.onVote { log.lines.append("vote \($0) \($1)") }
    )
    try scene.row("3").first("Button", text: "Reply")?.actions["tap"]?()
    try scene.row("1").all("Button").first { $0.text.isEmpty }?.actions["tap"]?()
    #expect(log.lines == ["reply 3", "vote 1 up"])
    #expect(try !scene.buttons("2").contains("Reply"))
  }

  @Test func hasWordsAsWideAsTheLookWantsThem() throws {
    let thread = NestedCommentThread(comments: Self.comments).discussion.onReply { _ in }
    let scene = Evaluated(thread.discussion.look(.hackerNews))
    let reply = try #require(scene.row("3").first("Button", text: "Reply"))
    #expect(reply.all("frame").contains { $0["minWidth"]?.number == 60 })
  }

  @Test func namesWhatIsAnsweredBeyondTheCap() throws {
    let scene = Evaluated(NestedCommentThread(comments: Orchard.chain(of: 8)), width: 900)
    #expect(try scene.buttons("7").first == "in reply to Ana · level 7")
    #expect(try !scene.buttons("6").contains { $0.hasPrefix("in reply") })
  }

  @Test func saysThatMoreRepliesAreNotLoaded() throws {
    final class Log { var asked: [Comment.ID?] = [] }
    let log = Log()
    let model = DiscussionModel(Orchard.comments)
    model.update { $0.setRemainder(Remainder(under: "5", count: 4)).changes }
    let scene = Evaluated(
      NestedCommentThread(model: model).discussion.onLoadMore { log.asked.append($0) }
    )
    #expect(scene.ids.contains("more:5"))
    try scene.tap("4 more replies")
    #expect(log.asked == ["5"])
    let still = Evaluated(NestedCommentThread(model: model))
    #expect(still.host.root.first("Button", text: "4 more replies") == nil)
  }

  @Test(.rows("N9")) func showsADemo() {
    let scene = Evaluated(DiscussionDemo())
    #expect(scene.ids == Orchard.ids)
    #expect(scene.host.root.first("ScrollView") != nil)
    #expect(scene.host.root.all("Text").first?.text == "Discussion")
    let paddings = scene.host.root.all("padding").compactMap { $0["length"]?.number }
    #expect(paddings.contains(20))
    #expect(scene.host.root.first("VStack")?["spacing"]?.number == 16)
  }
}
