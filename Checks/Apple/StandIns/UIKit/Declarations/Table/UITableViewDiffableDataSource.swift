/// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/cellprovider
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/defaultrowanimation
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic
  private weak var table: UITableView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/init(tableview:cellprovider:)
  public init(
    tableView: UITableView,
    cellProvider:
      @escaping UITableViewDiffableDataSource<
        SectionIdentifierType, ItemIdentifierType
      >.CellProvider
  ) {
    (table, provider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/snapshot()
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/apply(_:animatingdifferences:completion:)
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let table else { return }
    let old = current
    guard old.sectionIdentifiers == snapshot.sectionIdentifiers, animatingDifferences else {
      current = snapshot
      table.reloadData()
      if let completion { table.engine.completions.append { _ in completion() } }
      return
    }
    table.performBatchUpdates {
      self.current = snapshot
      self.change(table, from: old, to: snapshot)
    } completion: { _ in
      completion?()
    }
  }
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/applysnapshotusingreloaddata(_:completion:)
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/itemidentifier(for:)
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/indexpath(for:)
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    Self.places(of: current)[itemIdentifier]
  }
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/sectionidentifier(for:)
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/numberofsections(in:)
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/tableview(_:numberofrowsinsection:)
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].items.count
  }
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/tableview(_:cellforrowat:)
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item)
    else { preconditionFailure("The cell provider gave no cell for \(indexPath).") }
    return cell
  }
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/tableview(_:titleforheaderinsection:)
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource/tableview(_:caneditrowat:)
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  private static func places(
    of snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, content) in snapshot.sections.enumerated() {
      for (row, item) in content.items.enumerated() {
        places[item] = IndexPath(row: row, section: section)
      }
    }
    return places
  }

  /// Deletes, inserts and moves: an item moves when it is no longer in the order of the others.
  private func change(
    _ table: UITableView,
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let (before, after) = (Self.places(of: old), Self.places(of: new))
    let deleted = before.filter { after[$0.key] == nil }.values.sorted()
    let inserted = after.filter { before[$0.key] == nil }.values.sorted()
    if !deleted.isEmpty { table.deleteRows(at: deleted, with: defaultRowAnimation) }
    if !inserted.isEmpty { table.insertRows(at: inserted, with: defaultRowAnimation) }
    for (section, content) in new.sections.enumerated() {
      let staying = content.items.filter { before[$0]?.section == section }
      let inOrder = Set(
        staying.sorted { (before[$0] ?? []) < (before[$1] ?? []) }
          .difference(from: staying).removals.compactMap { change -> ItemIdentifierType? in
            guard case .remove(_, let item, _) = change else { return nil }
            return item
          }
      )
      for item in content.items {
        guard let from = before[item], let to = after[item] else { continue }
        if from.section != section || inOrder.contains(item) { table.moveRow(at: from, to: to) }
      }
    }
    let reloaded = new.reloadedItemIdentifiers.compactMap { before[$0] }
    if !reloaded.isEmpty { table.reloadRows(at: reloaded, with: defaultRowAnimation) }
    let again = new.reconfiguredItemIdentifiers.compactMap { before[$0] }
    if !again.isEmpty { table.reconfigureRows(at: again) }
  }
}
