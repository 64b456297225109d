/// Not Apple's: how a selector is performed where there are no Objective-C messages.
///
/// A target says it itself, by `StandInActions`, or a test says it for a name, by
/// `Selector.standIn(_:)`; a selector of which nobody says anything ends the process.
@MainActor public protocol StandInActions: AnyObject {
  /// Does what the method of a name does, and says whether there is such a method.
  func standInPerform(_ action: Selector, sender: Any?) -> Bool
}

enum ActionDispatch {
  @MainActor static func perform(_ action: Selector, on target: AnyObject, sender: Any?) {
    if let target = target as? any StandInActions, target.standInPerform(action, sender: sender) {
      return
    }
    if let body = StandIn.shared.selectors[action.name] { return body(target, sender) }
    StandIn.check(
      false,
      "Nothing says what \(type(of: target)) does for the selector \(action.name)."
    )
  }
}

extension Selector {
  /// Not Apple's: says what the method of this name does on targets of a type.
  @MainActor public func standIn<Target: AnyObject, Sender>(
    _ body: @escaping @MainActor (Target, Sender) -> Void
  ) {
    StandIn.shared.selectors[name] = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return }
      body(target, sender)
    }
  }
}
