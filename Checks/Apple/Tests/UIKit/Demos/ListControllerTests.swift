import Client
import RejoinderCore
import RejoinderTesting
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// A ready-made list in any look, and what an app hears of it.
@MainActor @Suite(.trail) struct ListControllerTests {
  /// A controller that writes down what it is told.
  final class Listener: CommentListController {
    var heard: [String] = []

    override func reply(to comment: Comment) { heard.append("reply to \(comment.id)") }

    override func share(_ comment: Comment, from view: UIView) {
      heard.append("share \(comment.id)")
    }

    override func openLink(_ url: URL, of comment: Comment) {
      heard.append("open \(url.absoluteString) of \(comment.id)")
    }

    override func voteDidChange(_ vote: SpeechContext.OwnVote, on comment: Comment) {
      heard.append("vote \(vote) on \(comment.id): \(comment.votes?.score ?? 0)")
    }
  }

  private func stage(
    _ look: DiscussionStyle = .reddit,
    _ comments: [Comment] = fence,
    traits: UITraitCollection? = nil
  ) async -> (Stage<CommentListController>, Listener) {
    let controller = Listener(look: look, comments: comments)
    controller.offersSharing = true
    return (await listStage(controller, traits: traits), controller)
  }

  @Test(arguments: DiscussionStyle.all) func drawsEveryLook(_ look: DiscussionStyle) async throws {
    let comments = SampleDiscussions.generated(count: 60, seed: 3).comments
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let traits = UITraitCollection(layoutDirection: direction)
      let (stage, controller) = await stage(look, comments, traits: traits)
      #expect(!stage.indices.isEmpty)
      for row in stage.indices {
        let content = try #require(stage.content(row))
        let name = try #require(controller.row(at: row)?.element).shownName
        if !name.isEmpty { #expect(stage.words(row).contains(name)) }
        #expect(content.avatar.isHidden == (look.metrics.avatarSize == 0))
        for view in content.subviews where !view.isHidden {
          #expect(content.bounds.contains(view.frame), "\(look.name) \(row) \(view)")
        }
      }
      #expect(stage.table.standIn.faults.isEmpty)
      #expect(StandIn.shared.unsatisfied.isEmpty)
    }
  }

  @Test func putsTheAvatarWhereTheLinesEnd() async throws {
    let (stage, _) = await stage(.blocks)
    for row in 0..<3 {
      let (cell, content) = (try #require(stage.cell(row)), try #require(stage.content(row)))
      let geometry = RowGeometry(
        cell.columns,
        metrics: cell.metrics,
        height: Double(cell.bounds.height)
      )
      let avatar = cell.parts.row.convert(content.avatar.frame, from: content)
      #expect(avatar == geometry.avatar.map { CGRect($0) })
      #expect(content.avatar.text == ["M", "L", "M"][row])
    }
  }

  @Test func tellsWhatIsDone() async throws {
    let (stage, controller) = await stage()
    for title in ["Reply", "Share", "Upvote", "Downvote"] {
      try #require(stage.button(title, in: 0), "\(title)").sendActions(for: .touchUpInside)
    }
    #expect(
      controller.heard == ["reply to 1", "share 1", "vote up on 1: 11", "vote down on 1: 9"]
    )
  }

  @Test func isHeardAsOneElementWithEverythingInIt() async throws {
    let (stage, controller) = await stage()
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(stage.cell(1))
    #expect(cell.isAccessibilityElement)
    #expect(cell.accessibilityLabel?.contains("Luis") == true)
    #expect(cell.accessibilityLabel?.contains("I did, on Sunday.") == true)
    #expect(stage.table.standIn.perform("Upvote", at: path))
    #expect(stage.table.standIn.perform("Reply", at: path))
    #expect(controller.heard == ["vote up on 2: 4", "reply to 2"])
    #expect(cell.accessibilityLabel?.contains("upvoted") == true)
    #expect(stage.table.standIn.perform("Take the upvote back", at: path))
    #expect(controller.heard.last == "vote none on 2: 3")
  }

  @Test func followsLinksWhicheverWayTheyAreChosen() async throws {
    var comments = fence
    comments[0].body = Body("<a href='https://garden.example/a'>Here</a>.", format: .html)
    let (stage, controller) = await stage(.reddit, comments)
    try #require(stage.content(0)).bodyView.parts.texts[0].standInTapLink(at: 1)
    let title = try #require(
      stage.cell(0)?.accessibilityCustomActions?.first { $0.name.contains("Here") }
    ).name
    #expect(stage.table.standIn.perform(title, at: IndexPath(row: 0, section: 0)))
    #expect(
      controller.heard == [
        "open https://garden.example/a of 1", "open https://garden.example/a of 1",
      ]
    )
  }

  @Test func revealsSpoilersOfOneCommentForGood() async throws {
    var comments = fence
    comments[0].body = Body("It <span class=spoiler>rains</span>.", format: .html)
    let (stage, controller) = await stage(.reddit, comments)
    #expect(!stage.words(0).contains("It rains."))
    let text = try #require(stage.content(0)?.bodyView.parts.texts.first)
    text.standInTapLink(at: 4)
    stage.table.layoutIfNeeded()
    await stage.ready()
    #expect(stage.words(0).contains("It rains."))
    #expect(controller.revealedIDs == ["1"])
    stage.tap(0)
    stage.tap(0)
    stage.settle()
    await stage.ready()
    #expect(stage.words(0).contains("It rains."))
  }

  @Test func showsWhatStandsInPlaceOfWords() async throws {
    var comments = fence
    comments[0].state = .deleted
    let (stage, _) = await stage(.reddit, comments)
    #expect(stage.words(0).contains("Deleted by its author"))
    #expect(!stage.words(0).contains("Who painted the fence?"))
    #expect(stage.button("Upvote", in: 0) == nil)
  }

  @Test func takesAnotherLookAndOtherWords() async throws {
    let (stage, controller) = await stage(.reddit)
    controller.style = .hackerNews
    stage.table.layoutIfNeeded()
    await stage.ready()
    let text = try #require(stage.content(0)?.bodyView.parts.texts.first)
    let font = text.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 14)
    var words = Wording.english
    words.navigation.reply = "Antworten"
    controller.wording = words
    stage.table.layoutIfNeeded()
    #expect(stage.words(0).contains("Antworten"))
    #expect(stage.table.standIn.faults.isEmpty)
  }

  @Test func handsWordsOnByTheSystemsSheet() async throws {
    let controller = CommentDemo.reddit.controller(showing: fence)
    let stage = await listStage(controller)
    try #require(stage.button("Share", in: 0)).sendActions(for: .touchUpInside)
    let sheet = try #require(controller.presentedViewController as? UIActivityViewController)
    #expect(sheet.standInItems as? [String] == ["Who painted the fence?"])
  }

  @Test func isOverriddenFromAnotherModule() async throws {
    let controller = NewsController(look: .imgurExpanded, comments: fence)
    let stage = await listStage(controller)
    for title in ["Reply", "Downvote"] {
      try #require(stage.button(title, in: 1)).sendActions(for: .touchUpInside)
    }
    #expect(controller.log == ["reply to 2", "vote down on 2"])
    #expect(stage.content(2)?.bodyView.tag == 2)
  }

  @Test func isHitOverTheWholeOfAFinger() {
    let button = RowButton(frame: CGRect(x: 0, y: 0, width: 16, height: 28))
    #expect(button.point(inside: CGPoint(x: -3, y: -7), with: nil))
    #expect(!button.point(inside: CGPoint(x: -5, y: 0), with: nil))
    #expect(!button.point(inside: CGPoint(x: 0, y: -9), with: nil))
  }
}
