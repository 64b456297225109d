#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Moves about in a thread and folds it, as keys and lines ask for.
@MainActor
struct ThreadNavigator<Value: Identifiable & Sendable>
where Value.ID: Hashable & Comparable & Sendable {
  typealias ID = Value.ID

  let performer: ThreadPerformer<Value>
  let touch: ThreadTouch<ID>
  let style: DiscussionStyle

  private var outline: CommentOutline<Threaded<Value>> { performer.folding.items.outline }
  private var model: DiscussionModel<Value>? { performer.model }

  /// The row on which keys work: where the comment is folded away, that of its nearest ancestor.
  var current: RowID<ID>? {
    guard let id = model?.selection ?? touch.current else { return nil }
    return outline.landingRow(of: .comment(id)).map { outline.rowID(atRow: $0) }
  }

  /// Whether there is a jump to take back.
  var canUndo: Bool { model?.canUndoJump ?? !touch.history.isEmpty }

  func select(_ id: ID?) {
    if let model { model.selection = id } else { touch.current = id }
  }

  /// Does what a key says; the answer is whether the key had any meaning here.
  func perform(_ command: KeyCommand) -> Bool {
    switch command {
    case .step(let step): go(to: outline.destination(of: step, from: current), command)
    case .unread(let isBackward): goToUnread(isBackward, command)
    case .toggle: if let id = comment { toggle(id) }
    case .fold: if let id = comment { follow(outline.closing(id, canFold: canFold(id))) }
    case .unfold: if let id = comment { follow(outline.opening(id)) }
    case .unfoldBelow: if let id = comment { unfoldBelow(id) }
    case .fewerLevels: show(levels: shownLevels - 1)
    case .moreLevels: show(levels: shownLevels + 1)
    case .undo: undo()
    case .help: touch.showsHelp.toggle()
    case .close: return close()
    }
    return true
  }

  func undo() {
    if let model { return model.undoJump().map { _ in touch.feel(.jump) } ?? () }
    let outline = outline
    guard let origin = touch.history.undo(where: { outline.depth(of: $0) != nil }) else { return }
    land(on: origin)
  }

  // MARK: Folding

  private var comment: ID? {
    if case .comment(let id)? = current { id } else { nil }
  }

  private func canFold(_ id: ID) -> Bool {
    let count = outline.replyCount(of: id)
    return style.folding.canFold(hasReplies: count > 0)
  }

  private func toggle(_ id: ID) {
    guard outline.isCollapsed(id) || canFold(id) else { return }
    performer.actions.toggle(id)
  }

  private func follow(_ move: FoldMove<ID>?) {
    switch move {
    case .toggles(let id): toggle(id)
    case .goes(let row): go(to: row, .step(.nextRow))
    case nil: break
    }
  }

  private func unfoldBelow(_ id: ID) {
    performer.animate { performer.change(nil) { $0.expandDescendants(of: id) } }
  }

  private var shownLevels: Int {
    performer.folding.items.items.reduce(1) { max($0, $1.row.depth + 1) }
  }

  private func show(levels: Int) {
    performer.animate { performer.change(nil) { $0.collapse(belowLevel: max(levels, 1)) } }
  }

  private func close() -> Bool {
    guard touch.openRow != nil || touch.showsHelp else { return false }
    (touch.openRow, touch.showsHelp) = (nil, false)
    return true
  }

  // MARK: Going

  private func go(to row: RowID<ID>?, _ command: KeyCommand) {
    guard let row else { return }
    if command.isJump { note() }
    guard case .comment(let id) = row else {
      return performer.scroll.go(AnyHashable(row))
    }
    if command.isJump { return land(on: id) }
    select(id)
    performer.animate { performer.scroll.go(AnyHashable(row)) }
  }

  private func goToUnread(_ isBackward: Bool, _ command: KeyCommand) {
    let isNew = { (id: ID) in performer.isNew(id) }
    guard
      let next = outline.next(from: comment, isBackward: isBackward, where: { isNew($0.id) })
    else { return }
    go(to: .comment(next), command)
  }

  private func note() {
    guard let id = comment else { return }
    if let model { model.noteJump(from: id) } else { touch.history.jump(from: id) }
  }

  private func land(on id: ID) {
    select(id)
    performer.reveal(id)
    touch.feel(.jump)
  }
}

extension ThreadPerformer {
  /// Whether this reader has not seen a comment.
  func isNew(_ id: Value.ID) -> Bool {
    settings.facts(id).isNew || model?.unread.contains(id) ?? false
  }
}
#endif
