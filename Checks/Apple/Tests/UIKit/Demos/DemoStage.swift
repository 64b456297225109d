import RejoinderCore
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// The package's own, and not the one of Swift Testing.
typealias Comment = RejoinderCore.Comment

/// 1 {2 {3}, 4}, 5, 6 {7}: neighbours about a fence, with votes and dates.
let fence: [Comment] = [
  neighbour("1", by: "Marta", "Who painted the <b>fence</b>?", votes: Votes(up: 12, down: 2)),
  neighbour("2", under: "1", by: "Luis", "I did, on Sunday.", votes: Votes(up: 3, down: 0)),
  neighbour("3", under: "2", by: "Marta", "It is green now.", votes: Votes(up: 1, down: 4)),
  neighbour("4", under: "1", by: "Ines", "I like it.", votes: Votes(up: 0, down: 0)),
  neighbour("5", by: "Theo", "The gate squeaks.", votes: Votes(up: 5, down: 5)),
  neighbour("6", by: "Ines", "Rain tomorrow.", votes: Votes(up: 2, down: 1)),
  neighbour("7", under: "6", by: "Luis", "Then the paint must dry today."),
]

/// The moment at which these are read, an hour after they were written.
let readAt = Timestamp(seconds: 1_600_003_600)

func neighbour(
  _ id: Comment.ID,
  under parent: Comment.ID? = nil,
  by name: String,
  _ words: String,
  votes: Votes? = nil
) -> Comment {
  Comment(
    id: id,
    parentID: parent,
    author: Author(name, id: Comment.ID(name)),
    body: Body(words, format: .html),
    createdAt: Timestamp(seconds: 1_600_000_000),
    votes: votes
  )
}

/// A list of comments in a window.
@MainActor
func listStage(
  _ controller: CommentListController,
  width: CGFloat = 390,
  height: CGFloat = 700,
  traits: UITraitCollection? = nil
) async -> Stage<CommentListController> {
  controller.clock = { readAt }
  let stage = Stage(controller, width: width, height: height, traits: traits)
  await stage.ready()
  return stage
}

extension Stage where Controller == CommentListController {
  /// Lets everything come in that is being made.
  func ready() async {
    while let opening = controller.scene.opening { await opening.value }
    table.layoutIfNeeded()
    await controller.scene.bodies.idle()
    table.layoutIfNeeded()
  }

  var ids: [Comment.ID] { controller.rows.map(\.id) }

  func content(_ row: Int) -> CommentRowContent? { (cell(row) as? CommentListCell)?.content }

  func content(of id: Comment.ID) -> CommentRowContent? {
    controller.indexPath(of: id).flatMap { content($0.row) }
  }

  func button(_ title: String, in row: Int) -> RowButton? {
    content(row)?.buttons.used.first { $0.accessibilityLabel == title || $0.currentTitle == title }
  }

  /// Every word that a row shows.
  func words(_ row: Int) -> [String] {
    guard let content = content(row) else { return [] }
    let labels = content.labels.used.compactMap(\.text)
    let titles = content.buttons.used.compactMap(\.currentTitle)
    let bodies = content.bodyView.parts.texts.map(\.attributedText.string)
    return labels + titles + (content.bodyView.isHidden ? [] : bodies)
  }

  /// Swipes a row aside, as far as a finger goes.
  func swipe(_ row: Int, by distance: CGFloat) {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    let point = CGPoint(x: rect.midX, y: rect.midY)
    let steps = [CGPoint(x: distance / 4, y: 0), CGPoint(x: distance, y: 0)]
    controller.state.swipe.pan.standIn.pan(from: point, through: steps)
  }
}
