import RejoinderUIKit
import UIKit

// What Documentation/Moving.md shows for the controller of SwiftyComments. Scripts/moving.sh holds the
// two together: each snippet here is a block there.

// snippet: S1
struct Note: Identifiable, Sendable {
  let id: Int
  var text: String
  var answers: [Note]?
}
// end

/// The controller with everything of the reference that is set or overridden.
final class NotesController: CommentsViewController<Note> {
  var notes: [Note] = []

  // snippet: S16 S17 S18 S19 S20 S21
  override func viewDidLoad() {
    super.viewDidLoad()
    register(NoteCell.self)
    makeExpandedCellsVisible = true
    swipeToHide = true
    swipeActionAppearance = SwipeActionAppearance()
    startsFullyExpanded = true
    foldDelegate = self
    setComments(notes, children: \.answers)
  }

  var shown: [Note] { rows.map { $0.element } }
  // end

  // snippet: S2
  override func commentDidUnfold(_ id: Int, at index: Int) { print("Unfolded", id, index) }
  override func commentDidFold(_ id: Int, at index: Int) { print("Folded", id, index) }
  // end

  // snippet: S22
  func linearized() -> [Note] {
    let tree = CommentTree(notes, children: \.answers, order: .source)
    return CommentOutline(tree).rows.compactMap { $0.comment?.base }
  }
  // end

  // snippet: S23
  func showEverything() { expandAll() }
  // end

  // snippet: S24
  func mark(_ indexPath: IndexPath) -> String { isExpanded(at: indexPath) ? "−" : "+" }
  // end

  // snippet: S25
  override func cell(for row: Row, at indexPath: IndexPath) -> CommentCell {
    let cell = dequeue(NoteCell.self, for: row, at: indexPath)
    cell.show(row.element)
    return cell
  }
  // end

  // snippet: S26
  override func isCollapsible(_ row: Row) -> Bool {
    super.isCollapsible(row) && row.depth > 0
  }
  // end

  // snippet: S27 S30 S31
  func behaveAsBefore() {
    style.folding.initialFold = .rootsOnly
    rowAnimation = .bottom
    keepsInnerFolds = false
  }
  // end

  // snippet: S28 S29
  override func didSelect(_ row: Row, at indexPath: IndexPath) {
    if row.hasReplies { super.didSelect(row, at: indexPath) } else { print("A leaf:", row.id) }
  }
  // end

  // snippet: S32
  override func swipeActions(for row: Row) -> [SwipeAction] {
    super.swipeActions(for: row) + [
      SwipeAction("Reply", for: row.id) { id in print("Reply to", id) }
    ]
  }
  // end
}
