/// The registrations of one view or controller, and the traits that they were told of last.
@MainActor final class TraitWatch {
  private var registrations: [TraitRegistration] = []
  var last: UITraitCollection?

  func add(
    _ traits: [UITrait],
    _ call: @escaping @MainActor (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits, call: call)
    registrations.append(registration)
    return registration
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration as AnyObject }
  }

  /// Tells of what differs from the last time.
  func update(to now: UITraitCollection, _ legacy: (UITraitCollection?) -> Void) {
    guard let before = last else {
      last = now
      return
    }
    let changed = now.values.changed(from: before.values)
    guard !changed.isEmpty else { return }
    last = now
    now.performAsCurrent {
      legacy(before)
      for registration in registrations where !registration.traits.isDisjoint(with: changed) {
        registration.call(before)
      }
    }
  }
}

extension UIView {
  var inheritedTraits: UITraitCollection {
    controller?.traitCollection ?? superview?.traitCollection
      ?? UITraitCollection(values: CurrentTraits.standard.values)
  }

  var resolvedTraits: UITraitCollection {
    var store = inheritedTraits.values
    if let overrides = traitOverrides as? TraitStore { store = store.overridden(by: overrides) }
    if overrideUserInterfaceStyle != .unspecified {
      store.userInterfaceStyle = overrideUserInterfaceStyle
    }
    return UITraitCollection(values: store)
  }

  var traitDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Looks at the traits of the view and of everything below it, and tells of changes.
  func traitsMayHaveChanged() {
    tellSubtree { view in
      view.controller?.traitsMayHaveChanged()
      view.traitWatch.update(to: view.traitCollection) { view.traitCollectionDidChange($0) }
    }
  }
}
