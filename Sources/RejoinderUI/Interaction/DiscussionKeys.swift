#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

extension View {
  /// Lets keys move about in a discussion and fold it, while the view has the focus.
  ///
  /// | Key | What it does |
  /// |---|---|
  /// | `j` `k` | next and previous row |
  /// | `J` `K` | next and previous answer to the same comment |
  /// | `n` `N` | next and previous thread |
  /// | `p` | the comment that is answered |
  /// | `u` `U` | next and previous comment that is new |
  /// | `h` `l` | fold and unfold |
  /// | space, return | fold or unfold |
  /// | `z` | back to where the last jump began |
  ///
  /// - Parameter model: The model in which the keys move.
  /// - Returns: The view with those keys.
  @MainActor public func discussionKeys<Value>(_ model: DiscussionModel<Value>) -> some View {
    focusable()
      .onKeyPress(phases: [.down, .repeat]) { press in
        DiscussionKey(press).map { $0.act(on: model) } == nil ? .ignored : .handled
      }
  }
}

/// What a key does in a discussion.
enum DiscussionKey {
  case step(Step)
  case unread(isBackward: Bool)
  case toggle, collapse, expand, undo

  /// What a press means, `nil` where it is not for the discussion.
  init?(_ press: KeyPress) {
    if press.key == .return {
      self = .toggle
      return
    }
    guard let found = Self.all[press.characters] else { return nil }
    self = found
  }

  private static let all: [String: DiscussionKey] = [
    "j": .step(.nextRow), "k": .step(.previousRow), "J": .step(.nextSibling),
    "K": .step(.previousSibling), "n": .step(.nextRoot), "N": .step(.previousRoot),
    "p": .step(.parent), "u": .unread(isBackward: false), "U": .unread(isBackward: true),
    "h": .collapse, "l": .expand, " ": .toggle, "z": .undo,
  ]

  @MainActor
  func act<Value>(on model: DiscussionModel<Value>) {
    switch self {
    case .step(let step): model.step(step)
    case .unread(let isBackward): model.stepToUnread(isBackward: isBackward)
    case .toggle: if let id = model.selection { model.toggle(id) }
    case .collapse: if let id = model.selection { model.collapse(id) }
    case .expand: if let id = model.selection { model.expand(id) }
    case .undo: model.undoJump()
    }
  }
}
#endif
