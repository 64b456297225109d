import RejoinderCore
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// The demos' numbers, as they are laid out.
@MainActor @Suite(.trail) struct DemoNumberTests {
  /// What stands in the table of demos.
  struct Numbers: Sendable {
    let demo: CommentDemo
    let topLevelMargin: Double
    let replyMargin: Double
    let unit: Double
    let bars: [CGFloat]
    let barWidth: CGFloat
    let leading: Double
  }

  private nonisolated static let all = [
    Numbers(
      demo: .basic,
      topLevelMargin: 20,
      replyMargin: 10,
      unit: 40,
      bars: [80],
      barWidth: 5,
      leading: 15
    ),
    Numbers(
      demo: .imgurExpanded,
      topLevelMargin: 3,
      replyMargin: 3,
      unit: 10,
      bars: [20],
      barWidth: 3,
      leading: 13
    ),
    Numbers(
      demo: .reddit,
      topLevelMargin: 8,
      replyMargin: 0,
      unit: 10,
      bars: [10, 20],
      barWidth: 1,
      leading: 10
    ),
    Numbers(
      demo: .hackerNews,
      topLevelMargin: 10,
      replyMargin: 0,
      unit: 10,
      bars: [],
      barWidth: 1,
      leading: 8
    ),
  ]

  @Test(.rows("S3", "S5", "S8", "S10", "S35", "S36", "S38", "S39"), arguments: all)
  func laysOutStripsIndentationAndBars(_ numbers: Numbers) async throws {
    // Wide enough for steps of 40, not for those of a tablet.
    let stage = await listStage(numbers.demo.controller(showing: fence), width: 600)
    let top = try #require(stage.cell(0))
    #expect(Double(top.parts.strip.frame.height) == numbers.topLevelMargin)
    let deep = try #require(stage.cell(2))
    #expect(Double(deep.parts.strip.frame.height) == numbers.replyMargin)
    #expect(Double(deep.parts.ground.frame.minX) == 2 * numbers.unit)
    let bars = deep.parts.lines.geometry?.bars ?? []
    #expect(bars.map { CGFloat($0.x) } == numbers.bars)
    #expect(bars.allSatisfy { CGFloat($0.width) == numbers.barWidth })
    let name = try #require(stage.content(2)?.heading.first?.view)
    #expect(Double(name.frame.minX) == numbers.leading)
  }

  @Test func laysOutHackerNews() async throws {
    let stage = await listStage(CommentDemo.hackerNews.controller(showing: fence))
    let content = try #require(stage.content(0))
    let (name, age) = (content.heading[0].view.frame, content.heading[1].view.frame)
    #expect(name.minY == 8)
    #expect(age.minX - name.maxX == 5)
    #expect(content.bodyView.frame.minY == name.maxY)
    let (up, reply) = (content.bar[0].view.frame, content.bar[1].view.frame)
    #expect(up.minY - content.bodyView.frame.maxY == 5)
    #expect([up.width, reply.width] == [60, 60])
    #expect(reply.minX - up.maxX == 15)
    #expect(content.bounds.width - reply.maxX == 8)
    #expect(content.bounds.height - up.maxY == 8)
    let count = try #require(content.heading.last?.view)
    #expect(content.bounds.width - count.frame.maxX == 8)
  }

  @Test func laysOutReddit() async throws {
    let stage = await listStage(CommentDemo.reddit.controller(showing: fence))
    let content = try #require(stage.content(0))
    #expect(content.heading[0].view.frame.minY == 10)
    #expect(content.bar.filter { $0.item.width == 2 }.count == 2)
    let last = try #require(content.bar.last?.view.frame)
    #expect(content.bounds.width - last.maxX == 10)
    #expect(content.bounds.height - last.maxY == 3)
    for (left, right) in zip(content.bar.dropFirst(), content.bar.dropFirst(2)) {
      #expect(right.view.frame.minX - left.view.frame.maxX == 10)
    }
  }

  @Test(arguments: [CommentDemo.hackerNewsFoldable, .redditFoldable])
  func foldsToTheHeading(_ demo: CommentDemo) async throws {
    let stage = await listStage(demo.controller(showing: fence))
    stage.tap(0)
    stage.settle()
    let content = try #require(stage.content(0))
    let (metrics, fonts) = (demo.look.metrics, demo.look.fonts)
    let heading = max(fonts.name.lineHeight, fonts.age.lineHeight)
    let height =
      metrics.padding.top + heading + metrics.controlSpacing + metrics.padding.bottom
    #expect(Double(content.bounds.height) == height)
  }

  @Test(arguments: CommentDemo.allCases)
  func mirrorsForReadersFromTheRight(_ demo: CommentDemo) async throws {
    let left = await listStage(demo.controller(showing: fence))
    let frames = try #require(left.content(0)).subviews.filter { !$0.isHidden }.map(\.frame)
    let traits = UITraitCollection(layoutDirection: .rightToLeft)
    let right = await listStage(demo.controller(showing: fence), traits: traits)
    let content = try #require(right.content(0))
    let mirrored = content.subviews.filter { !$0.isHidden }.map { view in
      var frame = view.frame
      frame.origin.x = content.bounds.width - frame.maxX
      return frame
    }
    #expect(mirrored == frames)
  }

  @Test(arguments: CommentDemo.allCases)
  func keepsEverythingInsideForLargeText(_ demo: CommentDemo) async throws {
    let size = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    let traits = UITraitCollection(preferredContentSizeCategory: size)
    let stage = await listStage(
      demo.controller(showing: fence),
      width: 320,
      height: 3000,
      traits: traits
    )
    for row in stage.indices {
      let content = try #require(stage.content(row))
      for view in content.subviews where !view.isHidden {
        #expect(content.bounds.contains(view.frame), "\(demo) \(row) \(view.frame)")
      }
    }
  }
}
