extension UITableView {
  /// Not Apple's: what a test does to a table and sees of it.
  public var standIn: TableHand { TableHand(table: self) }

  /// Not Apple's: ends the table's animated updates and scrolls and calls what waited for them.
  public func endAnimations(finished: Bool = true) { engine.endAnimations(finished: finished) }

  /// A person before a table, who also sees what goes on inside.
  @MainActor public struct TableHand {
    let table: UITableView
    private var engine: TableEngine { table.engine }

    // MARK: Setting

    /// Chooses the order in which waiting cells are reused.
    public func reuse(seed: UInt64) { engine.pool.random = .init(seed: seed) }

    /// Gives rows heights in place of what their cells measure.
    public func setHeights(_ height: ((IndexPath) -> CGFloat?)?) {
      engine.heights = height
      engine.eachRow { _, row in row.height = nil }
      table.setNeedsLayout()
      table.layoutIfNeeded()
    }

    // MARK: Doing

    /// Taps a row that is on screen; returns whether the tap selected it.
    @discardableResult
    public func tapRow(at path: IndexPath) -> Bool { engine.tap(path) }

    /// Opens the trailing swipe actions of a row; nil where there are none.
    @discardableResult
    public func openTrailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
      engine.openSwipe(path, trailing: true)
    }

    /// Opens the leading swipe actions of a row; nil where there are none.
    @discardableResult
    public func openLeadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
      engine.openSwipe(path, trailing: false)
    }

    /// Chooses one of the open actions.
    public func triggerAction(_ index: Int = 0) { engine.trigger(index) }

    /// Swipes a row all the way; returns whether that chose an action.
    @discardableResult
    public func swipeFar(at path: IndexPath) -> Bool {
      guard let open = engine.openSwipe(path, trailing: true) else { return false }
      guard open.performsFirstActionWithFullSwipe else { return false }
      engine.trigger(0)
      return true
    }

    /// Closes the open actions without choosing one.
    public func closeActions() { engine.closeSwipe() }

    /// Opens the context menu of a row; nil where there is none.
    public func openMenu(at path: IndexPath, point: CGPoint = .zero) -> UIMenu? {
      engine.layout()
      engine.checkRow(path, "A long press")
      return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)?
        .standInMenu()
    }

    /// Double-taps a row in VoiceOver: the cell's own activation, or else a tap.
    @discardableResult
    public func activate(at path: IndexPath) -> Bool {
      if table.cellForRow(at: path)?.accessibilityActivate() == true { return true }
      return engine.tap(path)
    }

    /// Chooses a custom action of a row's cell by its name; returns what the action returned.
    @discardableResult
    public func perform(_ name: String, at path: IndexPath) -> Bool {
      let actions = table.cellForRow(at: path)?.accessibilityCustomActions ?? []
      guard let action = actions.first(where: { $0.name == name }) else { return false }
      return action.actionHandler?(action) ?? false
    }

    // MARK: Seeing

    /// Where the open swipe actions are; nil where none are.
    public var openRow: IndexPath? { engine.swipe.flatMap { engine.path(ofRow: $0.row) } }
    /// The rows whose cells were measured, in order.
    public var measured: [IndexPath] { engine.log.measured }
    /// The rows whose cells were asked for, in order.
    public var loaded: [IndexPath] { engine.log.loaded }
    /// The rows that were prefetched, call by call.
    public var prefetched: [[IndexPath]] { engine.log.prefetched }
    /// The rows whose prefetching was cancelled, call by call.
    public var cancelled: [[IndexPath]] { engine.log.cancelled }
    /// What was done that UIKit takes but a person sees as broken.
    public var faults: [String] { engine.log.faults }
    /// The row animations of the updates, in order.
    public var animations: [UITableView.RowAnimation] { engine.log.animations }
    /// What the updates said, one text for each, as "delete 0-2 0-1, insert 0-3".
    public var updates: [String] { engine.log.updates }
    /// How many times all data was reloaded.
    public var reloads: Int { engine.log.reloads }
    /// How many cells were made.
    public var cellCount: Int { engine.pool.count }
    /// How many completions wait for the end of their animations.
    public var pendingCompletions: Int { engine.completions.count }

    /// Forgets what was measured, loaded, prefetched and updated.
    public func clearLog() { engine.log = TableLog() }

    /// Ends the process where an update was begun and never ended.
    public func checkBalanced() {
      engine.check(engine.depth == 0, "beginUpdates() was called without endUpdates().")
    }
  }
}
