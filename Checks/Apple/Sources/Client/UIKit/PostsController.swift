public import RejoinderUIKit
public import UIKit

/// An app's controller, which overrides everything that can be and writes down what was asked of it.
public final class PostsController: CommentsViewController<Post> {
  public var posts: [Post] = []
  public private(set) var log: [String] = []
  public private(set) var cellsMade = 0
  public var loads: [Int?] = []
  public var replies: [Int] = []
  public var gone: Set<Int> = []
  /// Comments that a swipe or a tap never folds.
  public var pinned: Set<Int> = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    register(PostCell.self)
    foldDelegate = self
    setComments(posts, children: \.answers)
  }

  public override func cell(for row: Row, at indexPath: IndexPath) -> CommentCell {
    cellsMade += 1
    if gone.contains(row.id) { return dequeue(GoneCell.self, for: row, at: indexPath) }
    let cell = dequeue(PostCell.self, for: row, at: indexPath)
    cell.show(row)
    return cell
  }

  public override func cell(
    forMore remainder: Remainder<Int>,
    at indexPath: IndexPath
  ) -> CommentCell {
    log.append("more \(remainder.count ?? -1)")
    return super.cell(forMore: remainder, at: indexPath)
  }

  public override func needsNewCell(from old: Threaded<Post>, to new: Threaded<Post>) -> Bool {
    super.needsNewCell(from: old, to: new) || gone.contains(new.id)
  }

  public override func isToggleable(_ row: Row) -> Bool {
    !pinned.contains(row.id) && super.isToggleable(row)
  }

  public override func isCollapsible(_ row: Row) -> Bool {
    super.isCollapsible(row) && row.id != 99
  }

  public override func swipeActions(for row: Row) -> [SwipeAction] {
    super.swipeActions(for: row) + [
      SwipeAction("Reply", for: row.id) { [weak self] id in self?.replies.append(id) }
    ]
  }

  public override func didSelect(_ row: Row, at indexPath: IndexPath) {
    log.append("select \(row.id) at \(indexPath.row)")
    super.didSelect(row, at: indexPath)
  }

  public override func loadMore(_ remainder: Remainder<Int>) { loads.append(remainder.parentID) }

  public override func prefetch(_ rows: [Row]) { log.append("prefetch \(rows.map { $0.id })") }

  public override func cancelPrefetching(_ rows: [Row]) {
    log.append("cancel \(rows.map { $0.id })")
  }

  public override func speechContext(for row: Row) -> SpeechContext {
    var context = super.speechContext(for: row)
    context.body = Markup(Body(row.element.text))
    return context
  }

  public override func speech(
    for row: RejoinderCore.Row<Threaded<Post>>,
    _ context: SpeechContext
  ) -> RowSpeech {
    var speech = super.speech(for: row, context)
    if let id = row.comment?.id, pinned.contains(id) { speech.label += ", pinned" }
    return speech
  }

  public override func perform(_ action: SpokenAction, on row: Row) {
    log.append("perform \(action.kind) on \(row.id)")
    super.perform(action, on: row)
  }

  public override func commentDidFold(_ id: Int, at index: Int) {
    super.commentDidFold(id, at: index)
    log.append("folded \(id) at \(index)")
  }

  public override func commentDidUnfold(_ id: Int, at index: Int) {
    super.commentDidUnfold(id, at: index)
    log.append("unfolded \(id) at \(index)")
  }

  public override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.append("scrolled")
    super.scrollViewDidEndScrollingAnimation(scrollView)
  }
}

/// A controller that gives flat comments and nothing else.
public final class FlatController: CommentsViewController<FlatPost> {
  public override func viewDidLoad() {
    super.viewDidLoad()
    startsFullyExpanded = true
    setComments([FlatPost(1), FlatPost(2, inReplyTo: 1), FlatPost(3)], parent: \.inReplyTo)
  }
}

/// A controller of our own comments, as one line.
public final class PlainController: CommentsViewController<Comment> {}

/// A delegate that is no controller.
public final class FoldLog: CommentFoldDelegate {
  public private(set) var events: [String] = []

  public init() {}

  public func commentDidFold(_ id: Int, at index: Int) { events.append("-\(id)@\(index)") }
  public func commentDidUnfold(_ id: Int, at index: Int) { events.append("+\(id)@\(index)") }
}

/// An appearance with every property overridden.
public final class LoudAppearance: SwipeActionAppearance {
  public override var color: UIColor {
    get { .purple }
    set {}
  }
  public override var highlightedColor: UIColor {
    get { .orange }
    set {}
  }
  public override var text: String {
    get { "Away" }
    set {}
  }
  public override var textColor: UIColor {
    get { .yellow }
    set {}
  }
  public override var highlightedTextColor: UIColor {
    get { .black }
    set {}
  }
  public override var font: UIFont {
    get { .systemFont(ofSize: 21) }
    set {}
  }
  public override var image: UIImage? {
    get { UIImage(systemName: "tray") }
    set {}
  }
  public override var highlightedImage: UIImage? {
    get { UIImage(systemName: "tray.fill") }
    set {}
  }
}
