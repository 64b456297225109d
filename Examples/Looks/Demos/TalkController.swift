import RejoinderUIKit
import UIKit

/// A model that knows nothing of Rejoinder: it names what it answers.
struct Remark: Identifiable, Sendable {
  let id: Int
  var inReplyTo: Int?
  var speaker: String
  var words: String

  static let all = [
    Remark(id: 1, speaker: "Ama", words: "Plantains, fried twice."),
    Remark(id: 2, inReplyTo: 1, speaker: "Kofi", words: "In palm oil?"),
    Remark(id: 3, inReplyTo: 2, speaker: "Ama", words: "Half and half."),
    Remark(id: 4, inReplyTo: 1, speaker: "Esi", words: "Mine burn every time."),
    Remark(id: 5, speaker: "Yaw", words: "Bread from yesterday, with tomatoes."),
  ]
}

/// A list of them: cells, swipes and taps of the app's own.
final class TalkController: CommentsViewController<Remark> {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Your own"
    style = .reddit
    foldDelegate = self
    register(RemarkCell.self)
    setComments(Remark.all, parent: \.inReplyTo)
  }

  override func cell(for row: Row, at indexPath: IndexPath) -> CommentCell {
    let cell = dequeue(RemarkCell.self, for: row, at: indexPath)
    cell.show(row)
    return cell
  }

  override func swipeActions(for row: Row) -> [SwipeAction] {
    super.swipeActions(for: row) + [
      SwipeAction("Answer", for: row.id) { [weak self] id in self?.answer(id) }
    ]
  }

  override func commentDidFold(_ id: Int, at index: Int) { title = "Folded \(id)" }

  override func commentDidUnfold(_ id: Int, at index: Int) { title = "Unfolded \(id)" }

  private func answer(_ id: Int) {
    let next = outline.readableCount + 1
    insert(Remark(id: next, inReplyTo: id, speaker: "You", words: "Agreed."), under: id)
    reveal(next)
  }
}
