@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  nonisolated public static let automaticDimension: CGFloat = -1

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public let style: UITableView.Style
  open weak var dataSource: (any UITableViewDataSource)? {
    willSet {
      engine.check(!engine.isUpdating, "The data source must not change inside an update.")
    }
    didSet { if dataSource !== oldValue { engine.forget() } }
  }
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  // How it looks.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var fillerRowHeight: CGFloat = 0
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor?
  open var backgroundView: UIView?
  open var tableHeaderView: UIView? { didSet { engine.replaceEnd(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { engine.replaceEnd(oldValue, by: tableFooterView) } }
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // Cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    engine.pool.register(cellClass, identifier)
  }
  open func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { engine.pool.registerEnd(aClass, identifier) }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    engine.dequeue(identifier, for: nil)
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { engine.dequeue(identifier, forRow: indexPath) }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { engine.pool.end(identifier) }

  // What there is.
  open var numberOfSections: Int { engine.loaded.count }
  open func numberOfRows(inSection section: Int) -> Int {
    engine.checkSection(section, "numberOfRows(inSection:)")
    return engine.loaded[section].rows.count
  }
  open func rect(forSection section: Int) -> CGRect { engine.rect(ofSection: section) }
  open func rectForHeader(inSection section: Int) -> CGRect { engine.headerRect(section) }
  open func rectForFooter(inSection section: Int) -> CGRect { engine.footerRect(section) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { engine.rect(of: indexPath) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { engine.path(at: point) }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { engine.path(of: cell) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { engine.paths(in: rect) }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { engine.row(indexPath)?.cell }
  open var visibleCells: [UITableViewCell] { engine.visible.compactMap { engine.row($0)?.cell } }
  open var indexPathsForVisibleRows: [IndexPath]? { engine.visible }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    engine.loaded[section].header as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    engine.loaded[section].footer as? UITableViewHeaderFooterView
  }
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) { engine.scroll(to: indexPath, scrollPosition, animated: animated) }
  open func scrollToNearestSelectedRow(at: UITableView.ScrollPosition, animated: Bool) {}

  // Updates.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    engine.batch(updates, completion)
  }
  open func beginUpdates() { engine.begin("beginUpdates()") }
  open func endUpdates() { engine.end() }
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    engine.single("insertSections(_:with:)") { $0.insertedSections.append(contentsOf: sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    engine.single("deleteSections(_:with:)") { $0.deletedSections.append(contentsOf: sections) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    engine.single("reloadSections(_:with:)") { $0.reloadedSections.append(contentsOf: sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    engine.single("moveSection(_:toSection:)") { $0.movedSections.append((section, newSection)) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    engine.single("insertRows(at:with:)") { $0.add(indexPaths, to: \.inserted, animation) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    engine.single("deleteRows(at:with:)") { $0.add(indexPaths, to: \.deleted, animation) }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    engine.single("reloadRows(at:with:)") { $0.add(indexPaths, to: \.reloaded, animation) }
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    engine.single("reconfigureRows(at:)") { $0.reconfigured += indexPaths }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.single("moveRow(at:to:)") { $0.moved.append((indexPath, newIndexPath)) }
  }
  open var hasUncommittedUpdates: Bool { engine.isUpdating }
  open func reloadData() { engine.reloadData() }

  // Selection and editing.
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var allowsFocus = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = true
  open var indexPathForSelectedRow: IndexPath? { engine.selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? {
    engine.selected.isEmpty ? nil : engine.selected
  }
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) { engine.select(indexPath, animated: animated, scrollPosition) }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    engine.deselect(indexPath, animated: animated)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layout()
  }
  lazy var engine = TableEngine(table: self)
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}
