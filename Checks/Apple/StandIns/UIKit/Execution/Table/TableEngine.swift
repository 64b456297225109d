/// What makes a table view a table: it counts, loads, measures and reuses, and holds its owner to
/// the rules of UIKit. Whatever UIKit raises for, ends the process here, with a sentence.
@MainActor final class TableEngine {
  /// One row as the table knows it; it stays the same object while rows move around it.
  final class Row {
    var height: CGFloat?
    var estimate: CGFloat = 44
    var cell: UITableViewCell?
    var isSelected = false
    var isPrefetched = false
  }

  final class Section {
    var rows: [Row] = []
    var header: UIView?
    var footer: UIView?
    var headerHeight: CGFloat?
    var footerHeight: CGFloat?
  }

  unowned let table: UITableView
  let pool = CellPool()
  var sections: [Section]?
  var depth = 0
  var batch: Batch?
  /// What the table asks its data source or delegate for at this moment.
  var asking: String?
  var dequeued: [UITableViewCell] = []
  var asked: IndexPath?
  var reconfiguring: UITableViewCell?
  var completions: [(Bool) -> Void] = []
  var leaving: [UITableViewCell] = []
  var visible: [IndexPath] = []
  var positions: [[CGFloat]] = []
  var swipe: Swipe?
  var log = TableLog()
  var lastTop: CGFloat = 0
  var heights: ((IndexPath) -> CGFloat?)?

  init(table: UITableView) { self.table = table }

  var isUpdating: Bool { depth > 0 }

  func check(
    _ condition: Bool,
    _ sentence: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    StandIn.check(condition, sentence(), file: file, line: line)
  }

  /// Asks the owner for something; until it has answered, it must not change the table.
  func asking<Answer>(_ what: String, _ body: () -> Answer) -> Answer {
    let outer = asking
    asking = what
    let answer = body()
    asking = outer
    return answer
  }

  func checkMayChange(_ call: String) {
    check(MainThread.isCurrent, "\(call) was called off the main thread.")
    check(
      asking == nil,
      "\(call) was called while the table asks for \(asking ?? "something")."
    )
  }

  // MARK: Counts

  /// The sections, counted now if they were not before.
  var loaded: [Section] {
    if let sections { return sections }
    let counted = counts().map { count in
      let section = Section()
      section.rows = (0..<count).map { _ in Row() }
      return section
    }
    sections = counted
    return counted
  }

  func counts() -> [Int] {
    guard let source = table.dataSource else { return [] }
    let sections = asking("the number of sections") { source.numberOfSections(in: table) }
    check(sections >= 0, "The number of sections must not be negative.")
    return (0..<sections).map { section in
      let rows = asking("the number of rows in section \(section)") {
        source.tableView(table, numberOfRowsInSection: section)
      }
      check(rows >= 0, "The number of rows in section \(section) must not be negative.")
      return rows
    }
  }

  func row(_ path: IndexPath) -> Row? {
    guard path.count == 2, loaded.indices.contains(path.section),
      loaded[path.section].rows.indices.contains(path.row)
    else { return nil }
    return loaded[path.section].rows[path.row]
  }

  func checkRow(_ path: IndexPath, _ call: String) {
    checkSection(path.section, call)
    let count = loaded[path.section].rows.count
    check(
      path.row >= 0 && path.row < count,
      "\(call) names row \(path.row) of section \(path.section), which has \(count) rows."
    )
  }

  func checkSection(_ section: Int, _ call: String) {
    check(
      section >= 0 && section < loaded.count,
      "\(call) names section \(section) of a table with \(loaded.count) sections."
    )
  }

  func eachRow(_ body: (IndexPath, Row) -> Void) {
    for (section, content) in loaded.enumerated() {
      for (row, value) in content.rows.enumerated() {
        body(IndexPath(row: row, section: section), value)
      }
    }
  }

  func path(ofRow wanted: Row) -> IndexPath? {
    for (section, content) in loaded.enumerated() {
      if let row = content.rows.firstIndex(where: { $0 === wanted }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  func path(of cell: UITableViewCell) -> IndexPath? {
    visible.first { row($0)?.cell === cell }
  }

  // MARK: Beginning again

  /// Forgets everything, as a new data source makes it.
  func forget() {
    eachLoadedCell { retire($0) }
    sections = nil
    visible = []
    swipe = nil
    table.setNeedsLayout()
  }

  func reloadData() {
    checkMayChange("reloadData()")
    check(!isUpdating, "reloadData() was called inside an update.")
    log.reloads += 1
    forget()
  }

  private func eachLoadedCell(_ body: (UITableViewCell) -> Void) {
    guard sections != nil else { return }
    eachRow { path, row in
      guard let cell = row.cell else { return }
      row.cell = nil
      if let delegate = table.delegate {
        asking("what to do after a row was shown") {
          delegate.tableView(table, didEndDisplaying: cell, forRowAt: path)
        }
      }
      body(cell)
    }
  }

  /// Gives a cell back for another row.
  func retire(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.isSelected = false
    cell.isHighlighted = false
    cell.isSwiped = false
    pool.put(cell)
  }

  func replaceEnd(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { table.addSubview(new) }
    table.setNeedsLayout()
  }
}

/// What the table did, for tests to look at.
struct TableLog {
  var reloads = 0
  var measured: [IndexPath] = []
  var loaded: [IndexPath] = []
  var prefetched: [[IndexPath]] = []
  var cancelled: [[IndexPath]] = []
  var faults: [String] = []
  var animations: [UITableView.RowAnimation] = []
  var updates: [String] = []
}
