import RejoinderCore
import RejoinderTesting
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// A cell that comes back as another row shows nothing of the one before.
@MainActor @Suite(.trail) struct ReuseTests {
  @Test(arguments: [DiscussionStyle.blocks, .redditFoldable, .hackerNews])
  func neverShowsWordsOfAnotherComment(_ style: DiscussionStyle) async {
    var random = SeededGenerator(default: 11)
    let comments = Self.comments(120, &random)
    let controller = CommentListController(look: style, comments: comments)
    let stage = await listStage(controller)
    stage.table.standIn.reuse(seed: random.next())
    var number = 1000
    for _ in 0..<150 {
      let rows = controller.rows
      let row = rows[Int.random(in: 0..<rows.count, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: controller.toggle(row.id)
      case 1: controller.vote(Bool.random(using: &random) ? .up : .down, on: row.id)
      case 2:
        number += 1
        var changed = row.element
        changed.body = Body("Sentence of \(row.id) edition \(number).")
        controller.update(changed)
      case 3: await stage.ready()
      case 4: stage.settle()
      default:
        let highest = max(stage.table.contentSize.height - stage.table.bounds.height, 0)
        stage.table.contentOffset.y = CGFloat.random(in: 0...max(highest, 1), using: &random)
      }
      stage.table.layoutIfNeeded()
      check(stage, "\(style.name) \(random)")
    }
    stage.settle()
    await stage.ready()
    check(stage, "\(style.name) \(random)", isComplete: true)
    #expect(stage.table.standIn.faults.isEmpty, "\(random)")
  }

  private func check(
    _ stage: Stage<CommentListController>,
    _ note: String,
    isComplete: Bool = false
  ) {
    for index in stage.indices {
      guard let row = stage.controller.row(at: index), let content = stage.content(index) else {
        continue
      }
      let words = content.bodyView.parts.texts.map { $0.text ?? "" }
      if content.bodyView.isHidden { continue }
      #expect(words.allSatisfy { $0 == row.element.body.source }, "\(note): row \(index)")
      #expect(content.heading.contains { ($0.view as? UILabel)?.text == row.element.author?.name })
      if isComplete { #expect(words.isEmpty == content.bodyView.isHidden, "\(note)") }
    }
  }

  private static func comments(_ count: Int, _ random: inout SeededGenerator) -> [Comment] {
    (0..<count).map { number in
      let id = Comment.ID("\(number)")
      let isReply = number > 0 && Int.random(in: 0..<4, using: &random) > 0
      let parent = isReply ? Comment.ID("\(Int.random(in: 0..<number, using: &random))") : nil
      return neighbour(
        id,
        under: parent,
        by: "Neighbour \(number)",
        "Sentence of \(id) edition 0.",
        votes: Votes(up: Int64(number), down: 0)
      )
    }
  }
}
