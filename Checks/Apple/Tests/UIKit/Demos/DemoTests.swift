import RejoinderCore
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// Each of the seven demos does what it is there for.
@MainActor @Suite(.trail) struct DemoTests {
  private func stage(_ demo: CommentDemo) async -> Stage<CommentListController> {
    await listStage(demo.controller(showing: fence))
  }

  @Test(.rows("S16", "S20", "S31"), arguments: CommentDemo.allCases)
  func loadsFoldedOrOpenAsItsLookSays(_ demo: CommentDemo) async {
    let stage = await stage(demo)
    #expect(stage.ids == (demo == .imgur ? ["1", "5", "6"] : ["1", "2", "3", "4", "5", "6", "7"]))
    #expect(stage.words(0).contains("Marta"))
    #expect(stage.words(0).contains("Who painted the fence?"))
    #expect(stage.table.refreshControl == nil)
    #expect(stage.table.standIn.faults.isEmpty)
    #expect(StandIn.shared.unsatisfied.isEmpty)
  }

  @Test(.rows("S27", "S28", "S29", "S30"), arguments: CommentDemo.allCases)
  func foldsAndUnfoldsWhereItIsTapped(_ demo: CommentDemo) async {
    let stage = await stage(demo)
    let before = stage.ids
    stage.tap(0)
    stage.settle()
    #expect(stage.ids == (demo == .imgur ? ["1", "2", "4", "5", "6"] : ["1", "5", "6", "7"]))
    stage.tap(0)
    stage.settle()
    await stage.ready()
    #expect(stage.ids == before)
    #expect(stage.words(0).contains("Who painted the fence?"))
    #expect(stage.table.standIn.faults.isEmpty)
  }

  @Test(.rows("S15")) func swipesInTheWordsAndTheLookOfTheMoment() async {
    let stage = await stage(.basic)
    stage.controller.wording = .spanish
    let words = stage.controller.swipeActionAppearance.text
    #expect(words == Wording.spanish.navigation.collapse)
  }

  @Test(.rows("S18", "S32"), arguments: CommentDemo.allCases)
  func foldsWithASwipeAcross(_ demo: CommentDemo) async {
    let stage = await stage(demo)
    if demo == .imgur { stage.tap(0) }
    stage.settle()
    stage.swipe(0, by: -380)
    stage.settle()
    #expect(stage.controller.isCollapsed("1"))
    #expect(!stage.ids.contains("2"))
  }

  @Test(arguments: CommentDemo.allCases)
  func votesEitherWayAndNeverBoth(_ demo: CommentDemo) async throws {
    let stage = await stage(demo)
    func score() -> Int64? { stage.controller.outline.tree["1"]?.votes?.score }
    #expect(score() == 10)
    try #require(stage.button("Upvote", in: 0)).sendActions(for: .touchUpInside)
    #expect(score() == 11)
    #expect(stage.controller.ownVotes == ["1": .up])
    stage.controller.vote(.down, on: "1")
    #expect(score() == 9)
    #expect(stage.controller.ownVotes == ["1": .down])
    stage.controller.vote(.down, on: "1")
    #expect(score() == 10)
    #expect(stage.controller.ownVotes.isEmpty)
    #expect(stage.table.standIn.faults.isEmpty)
  }

  @Test func tintsOnesOwnVote() async throws {
    let stage = await stage(.imgur)
    try #require(stage.button("Upvote", in: 0)).sendActions(for: .touchUpInside)
    let up = try #require(stage.button("Take the upvote back", in: 0))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let green = UIColor(DiscussionStyle.imgur.colors.upvote).resolvedColor(with: dark)
    #expect(up.tintColor.resolvedColor(with: dark) == green)
    #expect(up.isSelected)
    #expect(stage.words(0).contains("11"))
    let down = try #require(stage.button("Downvote", in: 0))
    #expect(!down.isSelected)
  }

  @Test(arguments: [CommentDemo.redditFoldable, .hackerNewsFoldable])
  func flashesTwiceThreeTenths(_ demo: CommentDemo) async throws {
    let stage = await stage(demo)
    let before = StandIn.shared.durations.count
    stage.tap(0)
    let parts = try #require(stage.cell(0)).parts
    let colors = demo.look.colors
    let surroundings: AdaptiveColor.ColorAppearance = demo.isDark ? .dark : .light
    let card = colors.card.color(in: surroundings)
    let share = demo == .redditFoldable ? 0.06 : 0.1
    let flash = card.mixed(with: colors.tint.color(in: surroundings), share: share)
    stage.settle()
    let traits = UITraitCollection(userInterfaceStyle: demo.isDark ? .dark : .light)
    #expect(parts.flash.backgroundColor?.resolvedColor(with: traits) == UIColor(flash))
    #expect(StandIn.shared.durations.dropFirst(before).filter { $0 == 0.3 }.count == 2)
    #expect(parts.flash.alpha == 0)
  }

  @Test func keepsNameAndAgeOfAFoldedComment() async throws {
    for demo in [CommentDemo.redditFoldable, .hackerNewsFoldable] {
      let stage = await stage(demo)
      stage.tap(0)
      stage.settle()
      let content = try #require(stage.content(0))
      #expect(content.bodyView.isHidden)
      #expect(content.bar.isEmpty)
      #expect(stage.words(0).contains("Marta"))
      #expect(stage.words(0).contains("1 h"))
      #expect(!stage.words(0).contains("Reply"))
    }
  }

  @Test(.rows("S29")) func foldsLeavesOnlyWhereTheLookSaysSo() async {
    for demo in CommentDemo.allCases {
      let stage = await stage(demo)
      let row = stage.ids.firstIndex(of: "5") ?? 0
      stage.tap(row)
      stage.settle()
      #expect(stage.controller.isCollapsed("5") == (demo == .redditFoldable), "\(demo)")
    }
  }

  @Test func hidesTheBadgeOfAReplylessComment() async throws {
    let stage = await stage(.imgur)
    #expect(stage.words(0).contains("3 replies"))
    #expect(stage.words(2).contains("1 reply"))
    #expect(!stage.words(1).contains { $0.contains("repl") })
    let badge = try #require(
      stage.content(0)?.buttons.used.first { $0.currentTitle == "3 replies" }
    )
    badge.layoutIfNeeded()
    #expect(badge.layer.cornerRadius == badge.bounds.height / 2)
  }

  @Test func hasTheStatusBarOfItsSurroundings() async {
    for demo in CommentDemo.allCases {
      let stage = await stage(demo)
      let style = stage.controller.preferredStatusBarStyle
      #expect(style == (demo.isDark ? .lightContent : .darkContent), "\(demo)")
    }
  }

  @Test func listsTheSevenAndShowsThem() throws {
    StandIn.shared.reset()
    let list = CommentDemoListController(showing: fence)
    let navigation = UINavigationController(rootViewController: list)
    let window = navigation.standInShow()
    #expect(list.tableView.numberOfRows(inSection: 0) == 7)
    let titles = (0..<7).map { row in
      list.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text
    }
    #expect(Set(titles).count == 7)
    list.tableView.standIn.tapRow(at: IndexPath(row: 3, section: 0))
    let shown = try #require(navigation.topViewController as? CommentListController)
    #expect(shown.style.name == "hn")
    #expect(window.rootViewController === navigation)
  }
}
