package import RejoinderUIKit
package import UIKit

/// An app's controller, which overrides everything that can be and writes down what was asked of it.
package final class PostsController: CommentsViewController<Post> {
  package var posts: [Post] = []
  package private(set) var log: [String] = []
  /// The same without the calls that tell what will soon be shown.
  package var events: [String] {
    log.filter { !$0.hasPrefix("prefetch") && !$0.hasPrefix("cancel") }
  }
  package private(set) var cellsMade = 0
  package var loads: [Int?] = []
  package var replies: [Int] = []
  package var gone: Set<Int> = []
  /// Comments that a swipe or a tap never folds.
  package var pinned: Set<Int> = []

  package override func viewDidLoad() {
    super.viewDidLoad()
    register(PostCell.self)
    foldDelegate = self
    setComments(posts, children: \.answers)
  }

  package override func cell(for row: Row, at indexPath: IndexPath) -> CommentCell {
    cellsMade += 1
    if gone.contains(row.id) { return dequeue(GoneCell.self, for: row, at: indexPath) }
    let cell = dequeue(PostCell.self, for: row, at: indexPath)
    cell.show(row)
    return cell
  }

  package override func cell(
    forMore remainder: Remainder<Int>,
    at indexPath: IndexPath
  ) -> CommentCell {
    log.append("more \(remainder.count ?? -1)")
    return super.cell(forMore: remainder, at: indexPath)
  }

  package override func needsNewCell(from old: Threaded<Post>, to new: Threaded<Post>) -> Bool {
    super.needsNewCell(from: old, to: new) || gone.contains(new.id)
  }

  package override func isToggleable(_ row: Row) -> Bool {
    !pinned.contains(row.id) && super.isToggleable(row)
  }

  package override func isCollapsible(_ row: Row) -> Bool {
    super.isCollapsible(row) && row.id != 99
  }

  package override func swipeActions(for row: Row) -> [SwipeAction] {
    super.swipeActions(for: row) + [
      SwipeAction("Reply", for: row.id) { [weak self] id in self?.replies.append(id) }
    ]
  }

  package override func didSelect(_ row: Row, at indexPath: IndexPath) {
    log.append("select \(row.id) at \(indexPath.row)")
    super.didSelect(row, at: indexPath)
  }

  package override func loadMore(_ remainder: Remainder<Int>) { loads.append(remainder.parentID) }

  package override func prefetch(_ rows: [Row]) { log.append("prefetch \(rows.map { $0.id })") }

  package override func cancelPrefetching(_ rows: [Row]) {
    log.append("cancel \(rows.map { $0.id })")
  }

  package override func speechContext(for row: Row) -> SpeechContext {
    var context = super.speechContext(for: row)
    context.body = Markup(Body(row.element.text))
    return context
  }

  package override func speech(
    for row: RejoinderCore.Row<Threaded<Post>>,
    _ context: SpeechContext
  ) -> RowSpeech {
    var speech = super.speech(for: row, context)
    if let id = row.comment?.id, pinned.contains(id) { speech.label += ", pinned" }
    return speech
  }

  package override func perform(_ action: SpokenAction, on row: Row) {
    log.append("perform \(action.kind) on \(row.id)")
    super.perform(action, on: row)
  }

  package override func commentDidFold(_ id: Int, at index: Int) {
    super.commentDidFold(id, at: index)
    log.append("folded \(id) at \(index)")
  }

  package override func commentDidUnfold(_ id: Int, at index: Int) {
    super.commentDidUnfold(id, at: index)
    log.append("unfolded \(id) at \(index)")
  }

  package override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.append("scrolled")
    super.scrollViewDidEndScrollingAnimation(scrollView)
  }
}

/// A controller that gives flat comments and nothing else.
package final class FlatController: CommentsViewController<FlatPost> {
  package override func viewDidLoad() {
    super.viewDidLoad()
    startsFullyExpanded = true
    setComments([FlatPost(1), FlatPost(2, inReplyTo: 1), FlatPost(3)], parent: \.inReplyTo)
  }
}

/// A controller of our own comments, as one line.
package final class PlainController: CommentsViewController<Comment> {}

/// A delegate that is no controller.
package final class FoldLog: CommentFoldDelegate {
  package private(set) var events: [String] = []

  package init() {}

  package func commentDidFold(_ id: Int, at index: Int) { events.append("-\(id)@\(index)") }
  package func commentDidUnfold(_ id: Int, at index: Int) { events.append("+\(id)@\(index)") }
}

/// An appearance with every property overridden.
package final class LoudAppearance: SwipeActionAppearance {
  package override var color: UIColor {
    get { .purple }
    set {}
  }
  package override var highlightedColor: UIColor {
    get { .orange }
    set {}
  }
  package override var text: String {
    get { "Away" }
    set {}
  }
  package override var textColor: UIColor {
    get { .yellow }
    set {}
  }
  package override var highlightedTextColor: UIColor {
    get { .black }
    set {}
  }
  package override var font: UIFont {
    get { .systemFont(ofSize: 21) }
    set {}
  }
  package override var image: UIImage? {
    get { UIImage(systemName: "tray") }
    set {}
  }
  package override var highlightedImage: UIImage? {
    get { UIImage(systemName: "tray.fill") }
    set {}
  }
}
