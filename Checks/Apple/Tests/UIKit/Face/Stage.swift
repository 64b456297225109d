import Client
import RejoinderCore
import TestSupport
import Testing
import UIKit

@testable import RejoinderUIKit

/// A controller in a window, and a person before it.
@MainActor
final class Stage<Controller: UITableViewController> {
  let controller: Controller
  let window: UIWindow

  var table: UITableView { controller.tableView }

  init(
    _ controller: Controller,
    width: CGFloat = 390,
    height: CGFloat = 600,
    traits: UITraitCollection? = nil,
    set: () -> Void = {}
  ) {
    StandIn.shared.reset()
    set()
    self.controller = controller
    window = controller.standInShow(width: width, height: height, traits: traits)
  }

  /// Lets everything come to rest that moves.
  func settle() {
    for _ in 0..<8 {
      table.endAnimations()
      StandIn.shared.endAnimations()
    }
    table.layoutIfNeeded()
  }

  func tap(_ row: Int) {
    table.standIn.tapRow(at: IndexPath(row: row, section: 0))
  }

  /// Where a row's top is on the screen.
  func screenTop(_ row: Int) -> CGFloat {
    table.rectForRow(at: IndexPath(row: row, section: 0)).minY - table.contentOffset.y
  }

  func cell(_ row: Int) -> CommentCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0)) as? CommentCell
  }

  var indices: [Int] { (table.indexPathsForVisibleRows ?? []).map { $0.row } }
}

extension Stage where Controller == PostsController {
  /// The ids of the rows, and that the table has as many.
  var ids: [Int] {
    let ids = controller.rows.map { $0.id }
    #expect(table.numberOfRows(inSection: 0) == controller.rowCount)
    return ids
  }

  convenience init(
    posts: [Post],
    width: CGFloat = 390,
    height: CGFloat = 600,
    traits: UITraitCollection? = nil,
    set: (PostsController) -> Void = { _ in }
  ) {
    let controller = PostsController(style: .plain)
    controller.posts = posts
    set(controller)
    self.init(controller, width: width, height: height, traits: traits)
  }
}

/// Nine posts: `1 {2 {3, 4 {5}}, 6}, 7, 8 {9}`.
let smallForest = [
  Post(
    1,
    "one",
    [Post(2, "two", [Post(3, "three"), Post(4, "four", [Post(5, "five")])]), Post(6)]
  ),
  Post(7, "seven"),
  Post(8, "eight", [Post(9, "nine")]),
]

/// Top-level posts of a number, each with replies.
func forest(_ count: Int, replies: Int) -> [Post] {
  (0..<count).map { root in
    let id = root * 100
    return Post(id, "root \(root)", (1...max(replies, 1)).map { Post(id + $0, "reply \($0)") })
  }
}
