/// developer.apple.com/documentation/uikit/uitableviewcontroller
@MainActor
open class UITableViewController: UIViewController, UITableViewDelegate,
  UITableViewDataSource
{
  private let style: UITableView.Style
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/init(style:)
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/init(nibname:bundle:)
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/init(coder:)
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/clearsselectiononviewwillappear
  open var clearsSelectionOnViewWillAppear = true
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/refreshcontrol
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/loadview()
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/viewwillappear(_:)
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/setediting(_:animated:)
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // The class adopts the protocols itself: a subclass overrides what it wants to say.
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:cellforrowat:)
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    preconditionFailure(
      "A table view controller with rows must override tableView(_:cellForRowAt:)."
    )
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/numberofsections(in:)
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:titleforheaderinsection:)
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:titleforfooterinsection:)
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:caneditrowat:)
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:canmoverowat:)
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:commit:forrowat:)
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:moverowat:to:)
  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:numberofrowsinsection:)
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:willdisplay:forrowat:)
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:didenddisplaying:forrowat:)
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:heightforrowat:)
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:heightforheaderinsection:)
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:heightforfooterinsection:)
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:estimatedheightforrowat:)
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.estimatedRowHeight }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:viewforheaderinsection:)
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:viewforfooterinsection:)
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:accessorybuttontappedforrowwith:)
  open func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:shouldhighlightrowat:)
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:didhighlightrowat:)
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:didunhighlightrowat:)
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:willselectrowat:)
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:willdeselectrowat:)
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:didselectrowat:)
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:diddeselectrowat:)
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:canperformprimaryactionforrowat:)
  open func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:performprimaryactionforrowat:)
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
  }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:editingstyleforrowat:)
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:leadingswipeactionsconfigurationforrowat:)
  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:trailingswipeactionsconfigurationforrowat:)
  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:shouldindentwhileeditingrowat:)
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { true }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:willbegineditingrowat:)
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:didendeditingrowat:)
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:indentationlevelforrowat:)
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { 0 }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:canfocusrowat:)
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:selectionfollowsfocusforrowat:)
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { false }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:contextmenuconfigurationforrowat:point:)
  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/tableview(_:willperformpreviewactionformenuwith:animator:)
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/scrollviewdidscroll(_:)
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/scrollviewwillbegindragging(_:)
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/scrollviewwillenddragging(_:withvelocity:targetcontentoffset:)
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/scrollviewdidenddragging(_:willdecelerate:)
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/scrollviewwillbegindecelerating(_:)
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/scrollviewdidenddecelerating(_:)
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/scrollviewdidendscrollinganimation(_:)
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/scrollviewshouldscrolltotop(_:)
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/scrollviewdidscrolltotop(_:)
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// developer.apple.com/documentation/uikit/uitableviewcontroller/scrollviewdidchangeadjustedcontentinset(_:)
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
