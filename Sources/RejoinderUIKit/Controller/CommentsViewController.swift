#if canImport(UIKit)
public import RejoinderCore
public import UIKit

/// A table of comments of any type, made in code.
///
/// Subclass it, give it comments, and say how one of them looks. Levels are computed, folds are kept
/// by id, and every change of the comments is one batch of the table:
///
/// ```swift
/// final class PostsController: CommentsViewController<Post> {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     register(PostCell.self)
///     setComments(posts, children: \.answers)
///   }
///   override func cell(for row: Row, at indexPath: IndexPath) -> CommentCell {
///     let cell = dequeue(PostCell.self, for: row, at: indexPath)
///     cell.show(row.element)
///     return cell
///   }
/// }
/// ```
///
/// Being generic, it can't stand in a storyboard. What can be overridden, <doc:OverridePoints> lists.
/// The table's data source and delegate are the controller's own.
open class CommentsViewController<Value: Identifiable & Sendable>: UITableViewController,
  UITableViewDataSourcePrefetching, CommentFoldDelegate
where Value.ID: Hashable & Comparable & Sendable {
  /// A comment's row: the value, and what the thread knows about its place.
  public typealias Row = ThreadRow<Value>
  /// The identity of a comment.
  public typealias CommentID = Value.ID

  // MARK: What it shows

  /// The look: sizes, colours, what folding hides, and what a tap and a swipe do.
  public var style = DiscussionStyle.plain { didSet { restyle(isNewLook: true) } }
  /// The words.
  public var wording = Wording.english { didSet { restyle(isNewLook: true) } }
  /// How the actions of a swipe look.
  ///
  /// Unless set it is that of the look; another look, other words or another text size make another one.
  public var swipeActionAppearance: SwipeActionAppearance {
    get { state.swipeAppearance(style, wording, traitCollection) }
    set { state.ownAppearance = newValue }
  }
  /// How rows come and go where that is shown at all; it is not for readers who asked for less motion.
  public var rowAnimation = UITableView.RowAnimation.fade
  /// Is told when a comment was folded or unfolded.
  public weak var foldDelegate: (any CommentFoldDelegate<Value.ID>)?

  /// Whether everything shows at first and a comment unfolds with everything below it.
  ///
  /// Setting it unfolds what is there; setting it back changes nothing that shows.
  public var startsFullyExpanded = false { didSet { if startsFullyExpanded { expandAll() } } }
  /// Whether the table scrolls to the first of the replies that were unfolded, where it can't be seen.
  ///
  /// Unless set the look says so.
  public var makeExpandedCellsVisible: Bool {
    get { state.makesVisible ?? style.folding.makesExpandedVisible }
    set { state.makesVisible = newValue }
  }
  /// Whether what was folded below a comment is still folded when that is unfolded.
  ///
  /// Otherwise a comment unfolds its own replies only, theirs being folded.
  public var keepsInnerFolds = true
  /// Whether a swipe folds.
  public var swipeToHide = true
  /// The comments that are marked as new, which a rotor leads to.
  public var unreadIDs: Set<Value.ID> = []
  /// What a screen reader offers to do with a comment, besides the actions of its swipe.
  ///
  /// What is beyond folding and going to the parent, ``perform(_:on:)`` has to do.
  public var spokenActions: [SpokenAction.Kind] = [.toggle, .parent, .foldThread]
  /// Tells the time, from which ages are counted.
  public var clock: @MainActor () -> Timestamp = { .current }

  let state = ControllerState<Value>()

  // MARK: Override points

  /// Makes the cell of a comment.
  ///
  /// Unless overridden it is an empty ``CommentCell``.
  ///
  /// - Parameters:
  ///   - row: The comment and its place.
  ///   - indexPath: Where the cell goes.
  /// - Returns: A cell of `dequeue(_:for:at:)`, filled.
  open func cell(for row: Row, at indexPath: IndexPath) -> CommentCell {
    dequeue(CommentCell.self, for: row, at: indexPath)
  }

  /// Makes the cell that stands for replies which are not loaded.
  ///
  /// Unless overridden it says how many they are.
  ///
  /// - Parameters:
  ///   - remainder: The replies.
  ///   - indexPath: Where the cell goes.
  /// - Returns: A cell of `dequeue(_:at:)`, filled.
  open func cell(forMore remainder: Remainder<Value.ID>, at indexPath: IndexPath) -> CommentCell {
    moreCell(remainder, at: indexPath)
  }

  /// Whether a comment that changed needs another cell, not only its old one filled anew.
  ///
  /// Override it where the class of a cell depends on the comment. Unless overridden that is so where
  /// a comment could be read and no longer can, or the other way round.
  ///
  /// - Parameters:
  ///   - old: The comment as it was.
  ///   - new: The comment as it is.
  /// - Returns: Whether the row is loaded anew.
  open func needsNewCell(from old: Threaded<Value>, to new: Threaded<Value>) -> Bool {
    old.state.isReadable != new.state.isReadable
  }

  /// Whether a comment can be folded or unfolded at all.
  ///
  /// Unless overridden the look says so: comments with replies, and in some looks all.
  ///
  /// - Parameter row: The comment.
  /// - Returns: Whether a tap, a key or a call changes anything.
  open func isToggleable(_ row: Row) -> Bool {
    style.folding.canFold(hasReplies: row.hasReplies)
  }

  /// Whether a swipe folds a comment.
  ///
  /// Unless overridden it does where ``swipeToHide`` is set and the comment is unfolded.
  ///
  /// - Parameter row: The comment.
  /// - Returns: Whether the swipe offers it.
  open func isCollapsible(_ row: Row) -> Bool {
    swipeToHide && !row.isCollapsed && isToggleable(row)
  }

  /// What a swipe over a comment offers, the first one at the edge.
  ///
  /// Append your own to what super returns. The first one runs by itself when the row is swiped far.
  ///
  /// - Parameter row: The comment.
  /// - Returns: The actions, none where there is no swipe.
  open func swipeActions(for row: Row) -> [SwipeAction] { ownSwipeActions(for: row) }

  /// A comment was tapped.
  ///
  /// Unless overridden it is folded or unfolded where the look says that a tap does that.
  ///
  /// - Parameters:
  ///   - row: The comment.
  ///   - indexPath: Where it is.
  open func didSelect(_ row: Row, at indexPath: IndexPath) {
    if style.tap == .toggle, isToggleable(row) { toggle(row.id) }
  }

  /// A row was tapped that stands for replies which are not loaded.
  ///
  /// Override it to load them, and give what came to ``insert(_:under:)`` and what is left to
  /// ``setRemainder(_:)``. Unless overridden nothing happens.
  ///
  /// - Parameter remainder: The replies.
  open func loadMore(_ remainder: Remainder<Value.ID>) {}

  /// Rows are about to be shown; make ready what takes time.
  ///
  /// Unless overridden nothing happens.
  ///
  /// - Parameter rows: The comments, the nearest first.
  open func prefetch(_ rows: [Row]) {}

  /// Rows that were about to be shown no longer are.
  ///
  /// Unless overridden nothing happens.
  ///
  /// - Parameter rows: The comments.
  open func cancelPrefetching(_ rows: [Row]) {}

  /// What there is to say about a comment besides what its row knows.
  ///
  /// Unless overridden it tells the number of replies, whom it answers, whether it is new and, of a
  /// `Comment`, what it says.
  ///
  /// - Parameter row: The comment.
  /// - Returns: What a screen reader is to say.
  open func speechContext(for row: Row) -> SpeechContext { knownContext(for: row) }

  /// Says a row to those who hear it.
  ///
  /// - Parameters:
  ///   - row: The row as Core has it.
  ///   - context: What ``speechContext(for:)`` told.
  /// - Returns: One element with everything in it.
  open func speech(for row: RejoinderCore.Row<Threaded<Value>>, _ context: SpeechContext)
    -> RowSpeech
  { speechWriter.speech(of: row, context) }

  /// Does what was chosen from the actions of a comment.
  ///
  /// Unless overridden it folds, unfolds, goes to the parent and folds the thread; for links, answers
  /// and votes override it, calling super for what is not yours.
  ///
  /// - Parameters:
  ///   - action: What was chosen.
  ///   - row: The comment.
  open func perform(_ action: SpokenAction, on row: Row) { performKnown(action, on: row.id) }

  /// A comment was folded; called where the controller is its own ``foldDelegate``.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - index: The index of its row.
  open func commentDidFold(_ id: Value.ID, at index: Int) {}

  /// A comment was unfolded; called where the controller is its own ``foldDelegate``.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - index: The index of its row.
  open func commentDidUnfold(_ id: Value.ID, at index: Int) {}

  // MARK: What UIKit asks

  open override func viewDidLoad() {
    super.viewDidLoad()
    prepareTable()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followWidth()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Keys reach the controller only while it, or something in it, is asked first.
    becomeFirstResponder()
  }

  open override var canBecomeFirstResponder: Bool { true }

  open override var keyCommands: [UIKeyCommand]? {
    // Letters belong to a field that somebody types in, whose chain of responders leads here.
    guard isFirstResponder else { return super.keyCommands }
    let isRightToLeft = isRightToLeft
    let keys = KeyBinding.all.map { $0.command(wording.keys, isRightToLeft: isRightToLeft) }
    return (super.keyCommands ?? []) + keys
  }

  /// Does what a key does; the system calls it for the commands of ``keyCommands``.
  ///
  /// - Parameter command: The command of the key.
  #if canImport(ObjectiveC)
  @objc(performKey:)
  #endif
  open func performKey(_ command: UIKeyCommand) {
    let name = command.propertyList as? String
    let key = KeyBinding.all.first { $0.name == name }
    if let meaning = key?.meaning(isRightToLeft: isRightToLeft) { perform(meaning) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    state.swipe.close(animated: false)
    state.scroll.finish()
  }

  open override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  {
    state.rowCount
  }

  open override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { makeCell(at: indexPath) }

  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    select(at: indexPath)
  }

  open override func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { estimatedHeight(at: indexPath.row) }

  open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetch(indexPaths.compactMap { row(at: $0.row) })
  }

  open func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
  {
    cancelPrefetching(indexPaths.compactMap { row(at: $0.row) })
  }

  open override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    state.swipe.close(animated: true)
    state.scroll.finish()
  }

  open override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    state.scroll.finish()
  }
}
#endif
