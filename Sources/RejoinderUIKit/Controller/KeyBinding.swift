#if canImport(UIKit)
import RejoinderCore
import UIKit

/// A key that the controller asks the system for; Core knows what it does.
struct KeyBinding {
  let input: String
  var flags: UIKeyModifierFlags = []
  let stroke: KeyStroke

  /// What a command carries to say which key it is, whatever keyboard it was typed on.
  var name: String { "\(flags.rawValue) \(input)" }

  /// The keys that other readers of threads have, and the arrows.
  static var all: [KeyBinding] {
    let signs = "jknpuhl*[]".unicodeScalars.map {
      KeyBinding(input: String($0), stroke: .character($0))
    }
    let capitals = "JKNU".unicodeScalars.map {
      KeyBinding(input: String($0).lowercased(), flags: .shift, stroke: .character($0))
    }
    let undoing = [UIKeyModifierFlags.control, .command].map {
      KeyBinding(input: "z", flags: $0, stroke: .character("z"))
    }
    return signs + capitals + undoing + [
      KeyBinding(input: UIKeyCommand.inputUpArrow, stroke: .up),
      KeyBinding(input: UIKeyCommand.inputDownArrow, stroke: .down),
      KeyBinding(input: UIKeyCommand.inputLeftArrow, stroke: .left),
      KeyBinding(input: UIKeyCommand.inputRightArrow, stroke: .right),
      KeyBinding(input: UIKeyCommand.inputHome, stroke: .home),
      KeyBinding(input: UIKeyCommand.inputEnd, stroke: .end),
      KeyBinding(input: " ", stroke: .space), KeyBinding(input: "\r", stroke: .enter),
    ]
  }

  /// What the key does.
  func meaning(isRightToLeft: Bool) -> KeyCommand? {
    let isCommand = flags.contains(.control) || flags.contains(.command)
    return KeyCommand(stroke, isCommand: isCommand, isRightToLeft: isRightToLeft)
  }

  /// The command for the system, which goes to the one method for all keys.
  @MainActor func command(_ words: KeyWords, isRightToLeft: Bool) -> UIKeyCommand {
    let command = UIKeyCommand(
      action: Selector(("performKey:")),
      input: input,
      modifierFlags: flags,
      propertyList: name,
      discoverabilityTitle: meaning(isRightToLeft: isRightToLeft).flatMap { words.title(of: $0) }
    )
    // Arrows and the space bar scroll a table otherwise.
    command.wantsPriorityOverSystemBehavior = true
    // Core mirrors the arrows itself; the system would turn them back, and the brackets with them.
    command.allowsAutomaticMirroring = false
    return command
  }
}

extension KeyWords {
  /// What a list of keys calls a command.
  fileprivate func title(of command: KeyCommand) -> String? {
    switch command {
    case .step(.nextRow), .step(.previousRow): nextComment
    case .step(.nextSibling), .step(.previousSibling): sibling
    case .step(.nextRoot), .step(.previousRoot): thread
    case .step(.parent): parent
    case .step(.first), .step(.last): ends
    case .unread: new
    case .fold: fold
    case .unfold: unfold
    case .toggle: toggle
    case .unfoldBelow: unfoldBelow
    case .fewerLevels, .moreLevels: levels
    case .undo: undo
    default: nil
    }
  }
}

extension CommentsViewController {
  /// Whether replies are farther left.
  var isRightToLeft: Bool {
    viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func perform(_ command: KeyCommand) {
    switch command {
    case .step(let step): self.step(step)
    case .unread(let isBackward): stepToUnread(isBackward: isBackward)
    case .undo: undoJump()
    case .fewerLevels: collapse(belowLevel: max(shownLevels - 1, 1))
    case .moreLevels: collapse(belowLevel: shownLevels + 1)
    case .fold, .unfold, .toggle, .unfoldBelow: foldCurrent(command)
    case .help, .close: break
    }
  }

  private var shownLevels: Int { state.items.items.reduce(1) { max($0, $1.row.depth + 1) } }

  /// Folds what is open, and then goes to what it answers; unfolds, and then goes to the first reply.
  private func foldCurrent(_ command: KeyCommand) {
    guard let current = currentRowID, let item = state.items.item(of: current) else { return }
    guard let row = item.threadRow else {
      if let remainder = item.row.remainder { loadMore(remainder) }
      return
    }
    state.landed = current
    switch command {
    case .fold: follow(outline.closing(row.id, canFold: isToggleable(row)), by: .parent)
    case .unfold: follow(outline.opening(row.id), by: .nextRow)
    case .unfoldBelow: expandDescendants(of: row.id)
    default: toggle(row.id)
    }
  }

  private func follow(_ move: FoldMove<Value.ID>?, by step: Step) {
    switch move {
    case .toggles(let id): toggle(id)
    case .goes: self.step(step)
    case nil: break
    }
  }
}
#endif
