#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Does in a thread what rows ask for: folds, goes somewhere, or tells the app.
@MainActor
struct ThreadPerformer<Value: Identifiable & Sendable>
where Value.ID: Hashable & Comparable & Sendable {
  let folding: ThreadFolding<Value>
  let settings: ThreadSettings<Value>
  let style: FoldStyle
  let model: DiscussionModel<Value>?
  let scroll: DiscussionScroll
  let touch: ThreadTouch<Value.ID>
  let reduceMotion: Bool

  var actions: DiscussionActions {
    var actions = DiscussionActions()
    actions.perform = { kind, id in perform(kind, id.base) }
    actions.canReply = settings.onReply != nil
    actions.canVote = settings.onVote != nil
    actions.canLoad = settings.onLoadMore != nil
    return actions
  }

  private func perform(_ kind: DiscussionActions.Kind, _ base: Any) {
    if case .load = kind { return settings.onLoadMore?(base as? Value.ID) ?? () }
    guard let id = base as? Value.ID else { return }
    switch kind {
    case .toggle: toggle(id)
    case .collapseParent: collapse { $0.collapseToParent(of: id) }
    case .collapseRoot: collapse { $0.collapseToRoot(of: id) }
    case .goToParent: goToParent(of: id)
    case .reveal: reveal(id)
    case .showWords: touch.revealed.insert(id)
    case .reply: settings.onReply?(id)
    case .vote(let vote): settings.onVote?(id, vote)
    case .collapseAncestor(let depth): collapse { $0.collapseAncestor(of: id, atDepth: depth) }
    case .load: break
    }
  }

  private func toggle(_ id: Value.ID) {
    let opensAll = style.expandsWholeThread && folding.items.outline.isCollapsed(id)
    animate {
      scroll.hold(AnyHashable(RowID.comment(id)))
      change(opensAll ? nil : [id]) { opensAll ? $0.expandDescendants(of: id) : $0.toggle(id) }
    }
    if style.flashShare > 0 { scroll.flash(AnyHashable(RowID.comment(id))) }
  }

  func collapse(
    _ body: (inout CommentOutline<Threaded<Value>>) -> (landing: Value.ID?, changes: RowChanges)
  ) {
    var landing: Value.ID?
    animate {
      change(nil) { outline in
        let (landed, changes) = body(&outline)
        landing = landed
        return changes
      }
      if let landing { scroll.hold(AnyHashable(RowID.comment(landing))) }
    }
  }

  private func goToParent(of id: Value.ID) {
    let outline = folding.items.outline
    guard case .comment(let parent)? = outline.destination(of: .parent, from: .comment(id)) else {
      return
    }
    model?.noteJump(from: id)
    reveal(parent)
  }

  func reveal(_ id: Value.ID) {
    animate {
      change(nil) { $0.reveal(id)?.changes ?? RowChanges() }
      scroll.go(AnyHashable(RowID.comment(id)))
    }
    scroll.flash(AnyHashable(RowID.comment(id)))
  }

  func change(_ ids: [Value.ID]?, _ body: ThreadFolding<Value>.Change) {
    for changed in folding.change(ids, body) {
      settings.onCollapseChange?(changed.id, changed.isCollapsed)
    }
  }

  func animate(_ body: () -> Void) {
    withAnimation(reduceMotion ? nil : .snappy) { body() }
  }
}
#endif
