#if canImport(UIKit)
import RejoinderCore
import UIKit

// What is said of rows, and the ways through them that a screen reader offers.
extension CommentsViewController {
  /// Says rows in the words and the look of the moment.
  var speechWriter: SpeechWriter {
    var writer = SpeechWriter(wording, now: clock())
    writer.ring = spokenActions
    writer.foldsWords = style.folding.hides == .repliesAndWords
    return writer
  }

  func speech(of id: RowID<Value.ID>) -> RowSpeech {
    guard let item = state.items.item(of: id) else { return RowSpeech() }
    guard let row = item.threadRow else { return speech(for: item.row, moreContext(of: item)) }
    var said = speech(for: item.row, speechContext(for: row))
    guard !isToggleable(row) else { return said }
    said.actions.removeAll { $0.kind == .toggle }
    if said.activation?.kind == .toggle { said.activation = nil }
    return said
  }

  /// What is known of a comment of any type.
  func knownContext(for row: Row) -> SpeechContext {
    let outline = state.items.outline
    var context = SpeechContext()
    context.replyCount = row.replyCount
    context.isNew = unreadIDs.contains(row.id)
    if let comment = row.element as? Comment { context.body = Markup(comment.body) }
    guard let parent = outline.tree[row.id]?.parentID.flatMap({ outline.tree[$0] }) else {
      return context
    }
    context.answered = [parent.author?.name ?? ""]
    if let comment = parent.base as? Comment {
      context.answered = [wording.name(of: comment)]
      if comment.state.isReadable { context.parentBody = Markup(comment.body) }
    }
    return context
  }

  private func moreContext(of item: ThreadItem<Value>) -> SpeechContext {
    var context = SpeechContext()
    let parent = item.row.remainder?.parentID.flatMap { state.items.outline.tree[$0] }
    if let name = parent?.author?.name { context.answered = [name] }
    return context
  }

  // MARK: Actions

  func perform(_ action: SpokenAction, onRow id: RowID<Value.ID>) {
    guard let item = state.items.item(of: id) else { return }
    if let row = item.threadRow { return perform(action, on: row) }
    guard let remainder = item.row.remainder else { return }
    switch action.kind {
    case .load: loadMore(remainder)
    case .parent: if let parentID = remainder.parentID { jump(to: parentID) }
    default: break
    }
  }

  func performKnown(_ action: SpokenAction, on id: Value.ID) {
    switch action.kind {
    case .toggle: toggle(id)
    case .foldThread: collapse(toRootOf: id)
    case .parent:
      if let parentID = state.items.outline.tree[id]?.parentID { jump(to: parentID) }
    default: break
    }
  }

  func ownSwipeActions(for row: Row) -> [SwipeAction] {
    guard style.swipe != nil, isCollapsible(row) else { return [] }
    var action = SwipeAction(swipeActionAppearance.text, for: row.id) { [weak self] id in
      self?.collapse(id)
    }
    action.isFold = true
    return [action]
  }

  /// The swipe's actions, for those who cannot swipe.
  func availableActions(of id: RowID<Value.ID>) -> [SwipeAction] {
    state.items.item(of: id)?.threadRow.map { swipeActions(for: $0) } ?? []
  }

  // MARK: Rotors

  var rotors: [UIAccessibilityCustomRotor] {
    SpeechRotor.allCases.map { rotor in
      UIAccessibilityCustomRotor(name: wording.title(of: rotor)) { [weak self] predicate in
        self?.result(of: rotor, predicate)
      }
    }
  }

  private func result(
    of rotor: SpeechRotor,
    _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let current = (predicate.currentItem.targetElement as? CommentCell)
      .flatMap { tableView.indexPath(for: $0)?.row }
    guard let row = stop(of: rotor, from: current, predicate.searchDirection) else { return nil }
    tableView.layoutIfNeeded()
    if !tableView.showsRow(row) { jump(toRow: row, .top) }
    guard let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return nil }
    return UIAccessibilityCustomRotorItemResult(targetElement: cell, targetRange: nil)
  }

  /// The next row at which a rotor stops.
  func stop(
    of rotor: SpeechRotor,
    from current: Int?,
    _ direction: UIAccessibilityCustomRotor.Direction
  ) -> Int? {
    if rotor == .unread { return unreadStop(from: current, direction) }
    let items = state.items.items
    let author = current.flatMap { items.indices.contains($0) ? items[$0].row.comment : nil }?
      .author?.id
    let isForward = direction == .next
    let start = current.map { isForward ? $0 + 1 : $0 - 1 } ?? (isForward ? 0 : items.count - 1)
    let end = isForward ? items.count : -1
    return stride(from: start, to: end, by: isForward ? 1 : -1).first { index in
      guard let id = items[index].row.comment?.id else { return false }
      return rotor.stops(at: items[index].row, isNew: unreadIDs.contains(id), author: author)
    }
  }

  /// The next new comment, which is opened where it is folded away.
  private func unreadStop(
    from current: Int?,
    _ direction: UIAccessibilityCustomRotor.Direction
  ) -> Int? {
    let (items, unread) = (state.items.items, unreadIDs)
    let origin = current.flatMap { items.indices.contains($0) ? items[$0].value?.id : nil }
    let isBackward = direction == .previous
    let found = state.items.outline.next(from: origin, isBackward: isBackward) {
      unread.contains($0.id)
    }
    guard let found else { return nil }
    if state.items.index(of: .comment(found)) == nil {
      change(holding: .reading) { $0.reveal(found)?.changes ?? RowChanges() }
    }
    return state.items.index(of: .comment(found))
  }
}
#endif
