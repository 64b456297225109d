#if canImport(UIKit)
import RejoinderCore
import UIKit

/// A key and what it does; a list of all of them is what a held command key shows.
struct KeyBinding {
  /// What a key does.
  enum Meaning: String {
    case nextRow, previousRow, nextSibling, previousSibling, nextRoot, previousRoot, parent
    case first, last, nextUnread, previousUnread, fold, unfold, toggle, unfoldBelow, undo
  }

  let input: String
  let flags: UIKeyModifierFlags
  let meaning: Meaning

  init(_ input: String, _ flags: UIKeyModifierFlags = [], _ meaning: Meaning) {
    (self.input, self.flags, self.meaning) = (input, flags, meaning)
  }

  /// The keys that other readers of threads have, and the arrows.
  @MainActor static var all: [KeyBinding] {
    [
      KeyBinding("j", .nextRow), KeyBinding(UIKeyCommand.inputDownArrow, .nextRow),
      KeyBinding("k", .previousRow), KeyBinding(UIKeyCommand.inputUpArrow, .previousRow),
      KeyBinding("j", .shift, .nextSibling), KeyBinding("k", .shift, .previousSibling),
      KeyBinding("n", .nextRoot), KeyBinding("n", .shift, .previousRoot),
      KeyBinding("p", .parent), KeyBinding("u", .nextUnread),
      KeyBinding("u", .shift, .previousUnread), KeyBinding("h", .fold),
      KeyBinding(UIKeyCommand.inputLeftArrow, .fold), KeyBinding("l", .unfold),
      KeyBinding(UIKeyCommand.inputRightArrow, .unfold), KeyBinding(" ", .toggle),
      KeyBinding("\r", .toggle), KeyBinding("*", .unfoldBelow),
      KeyBinding(UIKeyCommand.inputHome, .first), KeyBinding(UIKeyCommand.inputEnd, .last),
      KeyBinding("z", .control, .undo), KeyBinding("z", .command, .undo),
    ]
  }

  private init(_ input: String, _ meaning: Meaning) { self.init(input, [], meaning) }

  /// The command for the system, which goes to the one method for all keys.
  @MainActor func command(_ words: KeyWords) -> UIKeyCommand {
    let command = UIKeyCommand(
      action: Selector(("performKey:")),
      input: input,
      modifierFlags: flags,
      propertyList: meaning.rawValue,
      discoverabilityTitle: title(words)
    )
    // Arrows and the space bar scroll a table otherwise.
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  private func title(_ words: KeyWords) -> String {
    switch meaning {
    case .nextRow, .previousRow: words.nextComment
    case .nextSibling, .previousSibling: words.sibling
    case .nextRoot, .previousRoot: words.thread
    case .parent: words.parent
    case .first, .last: words.ends
    case .nextUnread, .previousUnread: words.new
    case .fold: words.fold
    case .unfold: words.unfold
    case .toggle: words.toggle
    case .unfoldBelow: words.unfoldBelow
    case .undo: words.undo
    }
  }
}

extension CommentsViewController {
  func perform(_ meaning: KeyBinding.Meaning) {
    switch meaning {
    case .nextRow: step(.nextRow)
    case .previousRow: step(.previousRow)
    case .nextSibling: step(.nextSibling)
    case .previousSibling: step(.previousSibling)
    case .nextRoot: step(.nextRoot)
    case .previousRoot: step(.previousRoot)
    case .parent: step(.parent)
    case .first: step(.first)
    case .last: step(.last)
    case .nextUnread: stepToUnread()
    case .previousUnread: stepToUnread(isBackward: true)
    case .undo: undoJump()
    case .fold, .unfold, .toggle, .unfoldBelow: foldCurrent(meaning)
    }
  }

  /// Folds what is open, and then goes to what it answers; unfolds, and then goes to the first reply.
  private func foldCurrent(_ meaning: KeyBinding.Meaning) {
    guard let current = currentRowID, let item = state.items.item(of: current) else { return }
    guard let row = item.threadRow else {
      if let remainder = item.row.remainder { loadMore(remainder) }
      return
    }
    state.landed = current
    switch meaning {
    case .fold where isToggleable(row) && !row.isCollapsed: collapse(row.id)
    case .fold: step(.parent)
    case .unfold where row.isCollapsed: expand(row.id)
    case .unfold: if item.nextDepth > row.depth { step(.nextRow) }
    case .unfoldBelow: expandDescendants(of: row.id)
    default: toggle(row.id)
    }
  }
}
#endif
