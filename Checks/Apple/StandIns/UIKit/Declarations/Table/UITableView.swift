/// developer.apple.com/documentation/uikit/uitableview
@MainActor open class UITableView: UIScrollView {
  /// developer.apple.com/documentation/uikit/uitableview/style-swift.enum
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// developer.apple.com/documentation/uikit/uitableview/scrollposition
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// developer.apple.com/documentation/uikit/uitableview/rowanimation
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.enum
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  /// developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.enum
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// developer.apple.com/documentation/uikit/uitableview/automaticdimension
  nonisolated public static let automaticDimension: CGFloat = -1

  /// developer.apple.com/documentation/uikit/uitableview/init(frame:style:)
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }
  /// developer.apple.com/documentation/uikit/uitableview/init(coder:)
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  /// developer.apple.com/documentation/uikit/uitableview/init(frame:)
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// developer.apple.com/documentation/uikit/uitableview/style-swift.property
  public let style: UITableView.Style
  /// developer.apple.com/documentation/uikit/uitableview/datasource
  open weak var dataSource: (any UITableViewDataSource)? {
    willSet {
      engine.check(!engine.isUpdating, "The data source must not change inside an update.")
    }
    didSet { if dataSource !== oldValue { engine.forget() } }
  }
  /// developer.apple.com/documentation/uikit/uitableview/delegate
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// developer.apple.com/documentation/uikit/uitableview/prefetchdatasource
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// developer.apple.com/documentation/uikit/uitableview/isprefetchingenabled
  open var isPrefetchingEnabled = true

  // How it looks.
  /// developer.apple.com/documentation/uikit/uitableview/rowheight
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// developer.apple.com/documentation/uikit/uitableview/sectionheaderheight
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// developer.apple.com/documentation/uikit/uitableview/sectionfooterheight
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// developer.apple.com/documentation/uikit/uitableview/estimatedrowheight
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// developer.apple.com/documentation/uikit/uitableview/estimatedsectionheaderheight
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// developer.apple.com/documentation/uikit/uitableview/estimatedsectionfooterheight
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// developer.apple.com/documentation/uikit/uitableview/fillerrowheight
  open var fillerRowHeight: CGFloat = 0
  /// developer.apple.com/documentation/uikit/uitableview/sectionheadertoppadding
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// developer.apple.com/documentation/uikit/uitableview/separatorinset
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// developer.apple.com/documentation/uikit/uitableview/separatorinsetreference-swift.property
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  /// developer.apple.com/documentation/uikit/uitableview/separatorstyle
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// developer.apple.com/documentation/uikit/uitableview/separatorcolor
  open var separatorColor: UIColor?
  /// developer.apple.com/documentation/uikit/uitableview/backgroundview
  open var backgroundView: UIView?
  /// developer.apple.com/documentation/uikit/uitableview/tableheaderview
  open var tableHeaderView: UIView? { didSet { engine.replaceEnd(oldValue, by: tableHeaderView) } }
  /// developer.apple.com/documentation/uikit/uitableview/tablefooterview
  open var tableFooterView: UIView? { didSet { engine.replaceEnd(oldValue, by: tableFooterView) } }
  /// developer.apple.com/documentation/uikit/uitableview/celllayoutmarginsfollowreadablewidth
  open var cellLayoutMarginsFollowReadableWidth = false
  /// developer.apple.com/documentation/uikit/uitableview/insetscontentviewstosafearea
  open var insetsContentViewsToSafeArea = true
  /// developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.property
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // Cells.
  /// developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    engine.pool.register(cellClass, identifier)
  }
  /// developer.apple.com/documentation/uikit/uitableview/register(_:forheaderfooterviewreuseidentifier:)
  open func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { engine.pool.registerEnd(aClass, identifier) }
  /// developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    engine.dequeue(identifier, for: nil)
  }
  /// developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { engine.dequeue(identifier, forRow: indexPath) }
  /// developer.apple.com/documentation/uikit/uitableview/dequeuereusableheaderfooterview(withidentifier:)
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { engine.pool.end(identifier) }

  // What there is.
  /// developer.apple.com/documentation/uikit/uitableview/numberofsections
  open var numberOfSections: Int { engine.loaded.count }
  /// developer.apple.com/documentation/uikit/uitableview/numberofrows(insection:)
  open func numberOfRows(inSection section: Int) -> Int {
    engine.checkSection(section, "numberOfRows(inSection:)")
    return engine.loaded[section].rows.count
  }
  /// developer.apple.com/documentation/uikit/uitableview/rect(forsection:)
  open func rect(forSection section: Int) -> CGRect { engine.rect(ofSection: section) }
  /// developer.apple.com/documentation/uikit/uitableview/rectforheader(insection:)
  open func rectForHeader(inSection section: Int) -> CGRect { engine.headerRect(section) }
  /// developer.apple.com/documentation/uikit/uitableview/rectforfooter(insection:)
  open func rectForFooter(inSection section: Int) -> CGRect { engine.footerRect(section) }
  /// developer.apple.com/documentation/uikit/uitableview/rectforrow(at:)
  open func rectForRow(at indexPath: IndexPath) -> CGRect { engine.rect(of: indexPath) }
  /// developer.apple.com/documentation/uikit/uitableview/indexpathforrow(at:)
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { engine.path(at: point) }
  /// developer.apple.com/documentation/uikit/uitableview/indexpath(for:)
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { engine.path(of: cell) }
  /// developer.apple.com/documentation/uikit/uitableview/indexpathsforrows(in:)
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { engine.paths(in: rect) }
  /// developer.apple.com/documentation/uikit/uitableview/cellforrow(at:)
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { engine.row(indexPath)?.cell }
  /// developer.apple.com/documentation/uikit/uitableview/visiblecells
  open var visibleCells: [UITableViewCell] { engine.visible.compactMap { engine.row($0)?.cell } }
  /// developer.apple.com/documentation/uikit/uitableview/indexpathsforvisiblerows
  open var indexPathsForVisibleRows: [IndexPath]? { engine.visible }
  /// developer.apple.com/documentation/uikit/uitableview/headerview(forsection:)
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    engine.loaded[section].header as? UITableViewHeaderFooterView
  }
  /// developer.apple.com/documentation/uikit/uitableview/footerview(forsection:)
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    engine.loaded[section].footer as? UITableViewHeaderFooterView
  }
  /// developer.apple.com/documentation/uikit/uitableview/scrolltorow(at:at:animated:)
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) { engine.scroll(to: indexPath, scrollPosition, animated: animated) }
  /// developer.apple.com/documentation/uikit/uitableview/scrolltonearestselectedrow(at:animated:)
  open func scrollToNearestSelectedRow(at: UITableView.ScrollPosition, animated: Bool) {}

  // Updates.
  /// developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    engine.batch(updates, completion)
  }
  /// developer.apple.com/documentation/uikit/uitableview/beginupdates()
  open func beginUpdates() { engine.begin("beginUpdates()") }
  /// developer.apple.com/documentation/uikit/uitableview/endupdates()
  open func endUpdates() { engine.end() }
  /// developer.apple.com/documentation/uikit/uitableview/insertsections(_:with:)
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    engine.single("insertSections(_:with:)") { $0.insertedSections.append(contentsOf: sections) }
  }
  /// developer.apple.com/documentation/uikit/uitableview/deletesections(_:with:)
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    engine.single("deleteSections(_:with:)") { $0.deletedSections.append(contentsOf: sections) }
  }
  /// developer.apple.com/documentation/uikit/uitableview/reloadsections(_:with:)
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    engine.single("reloadSections(_:with:)") { $0.reloadedSections.append(contentsOf: sections) }
  }
  /// developer.apple.com/documentation/uikit/uitableview/movesection(_:tosection:)
  open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.single("moveSection(_:toSection:)") { $0.movedSections.append((section, newSection)) }
  }
  /// developer.apple.com/documentation/uikit/uitableview/insertrows(at:with:)
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    engine.single("insertRows(at:with:)") { $0.add(indexPaths, to: \.inserted, animation) }
  }
  /// developer.apple.com/documentation/uikit/uitableview/deleterows(at:with:)
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    engine.single("deleteRows(at:with:)") { $0.add(indexPaths, to: \.deleted, animation) }
  }
  /// developer.apple.com/documentation/uikit/uitableview/reloadrows(at:with:)
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    engine.single("reloadRows(at:with:)") { $0.add(indexPaths, to: \.reloaded, animation) }
  }
  /// developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    engine.single("reconfigureRows(at:)") { $0.reconfigured += indexPaths }
  }
  /// developer.apple.com/documentation/uikit/uitableview/moverow(at:to:)
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.single("moveRow(at:to:)") { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// developer.apple.com/documentation/uikit/uitableview/hasuncommittedupdates
  open var hasUncommittedUpdates: Bool { engine.isUpdating }
  /// developer.apple.com/documentation/uikit/uitableview/reloaddata()
  open func reloadData() { engine.reloadData() }

  // Selection and editing.
  /// developer.apple.com/documentation/uikit/uitableview/isediting
  open var isEditing = false
  /// developer.apple.com/documentation/uikit/uitableview/setediting(_:animated:)
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }
  /// developer.apple.com/documentation/uikit/uitableview/allowsselection
  open var allowsSelection = true
  /// developer.apple.com/documentation/uikit/uitableview/allowsselectionduringediting
  open var allowsSelectionDuringEditing = false
  /// developer.apple.com/documentation/uikit/uitableview/allowsmultipleselection
  open var allowsMultipleSelection = false
  /// developer.apple.com/documentation/uikit/uitableview/allowsmultipleselectionduringediting
  open var allowsMultipleSelectionDuringEditing = false
  /// developer.apple.com/documentation/uikit/uitableview/allowsfocus
  open var allowsFocus = true
  /// developer.apple.com/documentation/uikit/uitableview/selectionfollowsfocus
  open var selectionFollowsFocus = false
  /// developer.apple.com/documentation/uikit/uitableview/rememberslastfocusedindexpath
  open var remembersLastFocusedIndexPath = false
  /// developer.apple.com/documentation/uikit/uitableview/draginteractionenabled
  open var dragInteractionEnabled = true
  /// developer.apple.com/documentation/uikit/uitableview/indexpathforselectedrow
  open var indexPathForSelectedRow: IndexPath? { engine.selected.first }
  /// developer.apple.com/documentation/uikit/uitableview/indexpathsforselectedrows
  open var indexPathsForSelectedRows: [IndexPath]? {
    engine.selected.isEmpty ? nil : engine.selected
  }
  /// developer.apple.com/documentation/uikit/uitableview/selectrow(at:animated:scrollposition:)
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) { engine.select(indexPath, animated: animated, scrollPosition) }
  /// developer.apple.com/documentation/uikit/uitableview/deselectrow(at:animated:)
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    engine.deselect(indexPath, animated: animated)
  }

  /// developer.apple.com/documentation/uikit/uitableview/layoutsubviews()
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layout()
  }
  lazy var engine = TableEngine(table: self)
}

extension UITableViewCell {
  /// developer.apple.com/documentation/uikit/uitableviewcell/separatorstyle
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}
