extension UIViewController {
  /// Comes on screen: the callbacks in UIKit's order around the step that shows the view.
  func appear(animated: Bool, _ show: () -> Void) {
    loadViewIfNeeded()
    viewWillAppear(animated)
    show()
    view.traitsMayHaveChanged()
    viewIsAppearing(animated)
    view.layoutIfNeeded()
    viewDidAppear(animated)
  }

  func disappear(animated: Bool, _ hide: () -> Void) {
    viewWillDisappear(animated)
    hide()
    viewDidDisappear(animated)
  }

  func finish(animated: Bool, _ completion: (() -> Void)?) {
    guard let completion else { return }
    guard animated, UIView.areAnimationsEnabled else { return completion() }
    StandIn.shared.held.append { _ in completion() }
  }

  var resolvedTraits: UITraitCollection {
    let outer =
      parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection
      ?? CurrentTraits.standard
    var store = outer.values
    if let overrides = traitOverrides as? TraitStore { store = store.overridden(by: overrides) }
    if overrideUserInterfaceStyle != .unspecified {
      store.userInterfaceStyle = overrideUserInterfaceStyle
    }
    return UITraitCollection(values: store)
  }

  func traitsMayHaveChanged() {
    traitWatch.update(to: traitCollection) { traitCollectionDidChange($0) }
  }
}

extension UIViewController {
  /// Not Apple's: a window of a size that shows the controller; the test keeps it.
  public func standInShow(
    width: CGFloat = 390,
    height: CGFloat = 844,
    traits: UITraitCollection? = nil
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    if let traits { window.traitOverrides = traits.values }
    window.rootViewController = self
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// Not Apple's: presses a key, by the key commands of the responders from the first one on;
  /// returns whether a command answered.
  @discardableResult
  public func standInPress(_ input: String, _ flags: UIKeyModifierFlags = []) -> Bool {
    var responder: UIResponder? = firstResponderInside ?? self
    while let here = responder {
      for command in here.keyCommands ?? []
      where command.input == input && command.modifierFlags == flags {
        guard !command.attributes.contains(.disabled) else { continue }
        ActionDispatch.perform(command.action, on: here, sender: command)
        return true
      }
      responder = here.next
    }
    return false
  }

  /// The first responder, if it stands in this controller; one left in another window hears nothing.
  private var firstResponderInside: UIResponder? {
    let first = StandIn.shared.firstResponder
    var responder = first
    while let here = responder {
      if here === self { return first }
      responder = here.next
    }
    return nil
  }
}
