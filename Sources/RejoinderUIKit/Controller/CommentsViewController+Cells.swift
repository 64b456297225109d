#if canImport(UIKit)
public import RejoinderCore
public import UIKit

// Rows and their cells.
extension CommentsViewController {
  /// The rows that the table shows, those of unloaded replies left out.
  ///
  /// - Complexity: O(n).
  public var rows: [Row] { state.items.items.compactMap { $0.threadRow } }

  /// How many rows the table shows, those of unloaded replies among them.
  public var rowCount: Int { state.items.items.count }

  /// The comments with their folds, as Core has them.
  public var outline: CommentOutline<Threaded<Value>> { state.items.outline }

  /// The comment of a row.
  ///
  /// - Parameter index: The index of the row.
  /// - Returns: The comment; `nil` for a row that there is not, or that is no comment's.
  public func row(at index: Int) -> Row? {
    state.items.items.indices.contains(index) ? state.items.items[index].threadRow : nil
  }

  /// The row of a comment.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: The row; `nil` where it is folded away or unknown.
  /// - Complexity: O(log n).
  public func row(of id: Value.ID) -> Row? { state.items.item(of: .comment(id))?.threadRow }

  /// Where the row of a comment is.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: The place; `nil` where it is folded away or unknown.
  /// - Complexity: O(log n).
  public func indexPath(of id: Value.ID) -> IndexPath? {
    state.items.index(of: .comment(id)).map { IndexPath(row: $0, section: 0) }
  }

  /// Makes a class of cells known to the table; ``dequeue(_:for:at:)`` does it as well.
  ///
  /// - Parameter cellType: The class.
  public func register<Cell: CommentCell>(_ cellType: Cell.Type) {
    guard state.registered.insert(ObjectIdentifier(cellType)).inserted else { return }
    tableView.register(cellType, forCellReuseIdentifier: String(reflecting: cellType))
  }

  /// Gives a cell for a comment, placed and styled, to be filled.
  ///
  /// - Parameters:
  ///   - cellType: The class of the cell.
  ///   - row: The comment.
  ///   - indexPath: Where the cell goes, as the table said.
  /// - Returns: The cell.
  public func dequeue<Cell: CommentCell>(
    _ cellType: Cell.Type,
    for row: Row,
    at indexPath: IndexPath
  ) -> Cell { dequeue(cellType, at: indexPath) }

  /// Gives a cell for a row that is no comment's, placed and styled, to be filled.
  ///
  /// - Parameters:
  ///   - cellType: The class of the cell.
  ///   - indexPath: Where the cell goes, as the table said.
  /// - Returns: The cell.
  public func dequeue<Cell: CommentCell>(_ cellType: Cell.Type, at indexPath: IndexPath) -> Cell {
    register(cellType)
    let cell = tableView.dequeueReusableCell(
      withIdentifier: String(reflecting: cellType),
      for: indexPath
    )
    guard let cell = cell as? Cell else {
      preconditionFailure("Another class is registered under the name of \(cellType).")
    }
    place(cell, at: indexPath.row)
    return cell
  }
}

extension CommentsViewController {
  func makeCell(at indexPath: IndexPath) -> UITableViewCell {
    guard state.items.items.indices.contains(indexPath.row) else {
      preconditionFailure("The table asks for row \(indexPath.row) of \(state.items.items.count).")
    }
    let item = state.items.items[indexPath.row]
    let made: CommentCell
    if let row = item.threadRow {
      made = cell(for: row, at: indexPath)
    } else if let remainder = item.row.remainder {
      made = cell(forMore: remainder, at: indexPath)
    } else {
      preconditionFailure("A row is a comment's or stands for replies that are not loaded.")
    }
    // A cell that was not dequeued here is placed all the same.
    if made.speaker == nil { place(made, at: indexPath.row) }
    return made
  }

  func moreCell(_ remainder: Remainder<Value.ID>, at indexPath: IndexPath) -> CommentCell {
    let cell = dequeue(MoreCell.self, at: indexPath)
    cell.show(wording.more(remainder.count, isTopLevel: remainder.parentID == nil))
    return cell
  }

  /// Gives a cell everything that the thread knows about its row.
  func place(_ cell: CommentCell, at row: Int) {
    let item = state.items.items[row]
    cell.apply(style, metrics: state.metrics, traits: traitCollection)
    cell.columns = item.columns(cap: state.metrics.maximumLevels)
    cell.speaker = { [weak self] in self?.speech(of: item.id) ?? RowSpeech() }
    cell.performer = { [weak self] action in self?.perform(action, onRow: item.id) }
    cell.onMeasure = { [weak self] height in self?.state.heights[item.id] = height }
    cell.extraActions = { [weak self] in self?.availableActions(of: item.id) ?? [] }
    cell.parts.lines.onHit = { [weak self] depth in
      guard case .comment(let id) = item.id else { return }
      self?.collapse(ancestorOf: id, atDepth: depth)
    }
    if UIAccessibility.isReduceMotionEnabled, state.landed == item.id {
      cell.parts.mark(UIColor(style.colors.current))
    }
  }

  func select(at indexPath: IndexPath) {
    guard state.items.items.indices.contains(indexPath.row) else { return }
    // A tap anywhere puts a row back that is aside, and does no more than that.
    if state.swipe.isOpen { return state.swipe.close(animated: true) }
    let item = state.items.items[indexPath.row]
    if let row = item.threadRow { didSelect(row, at: indexPath) }
    if let remainder = item.row.remainder { loadMore(remainder) }
  }
}
#endif
