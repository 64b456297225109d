/// The values of some traits, by the traits' names.
struct TraitStore: UITraitOverrides {
  private var values: [String: any Hashable] = [:]
  private var others: [String: Any] = [:]

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { (values[T.identifier] ?? others[T.identifier]) as? T.Value ?? T.defaultValue }
    set {
      if let value = newValue as? any Hashable {
        values[T.identifier] = value
      } else {
        others[T.identifier] = newValue
      }
    }
  }

  func contains(_ trait: UITrait) -> Bool { values[trait.identifier] != nil }

  mutating func remove(_ trait: UITrait) {
    values[trait.identifier] = nil
    others[trait.identifier] = nil
  }

  func overridden(by store: TraitStore) -> TraitStore {
    var copy = self
    copy.values.merge(store.values) { $1 }
    copy.others.merge(store.others) { $1 }
    return copy
  }

  func changed(from store: TraitStore) -> Set<String> {
    let names = Set(values.keys).union(store.values.keys)
    return names.filter { key in
      let own = values[key].map { AnyHashable($0) }
      return own != store.values[key].map { AnyHashable($0) }
    }
  }
}

/// The traits of code that asks for the current ones, per thread.
enum CurrentTraits {
  static var value: UITraitCollection {
    get { Thread.current.threadDictionary["UITraitCollection"] as? UITraitCollection ?? standard }
    set { Thread.current.threadDictionary["UITraitCollection"] = newValue }
  }

  static let standard = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.userInterfaceIdiom = .phone
    $0.preferredContentSizeCategory = .large
    $0.layoutDirection = .leftToRight
    $0.accessibilityContrast = .normal
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.displayScale = 3
    $0.legibilityWeight = .regular
    $0.userInterfaceLevel = .base
  }
}

/// One registration for changes of traits.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: Set<String>
  let call: @MainActor (UITraitCollection) -> Void

  init(traits: [UITrait], call: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = Set(traits.map { $0.identifier })
    self.call = call
  }

  func copy(with zone: NSZone? = nil) -> Any { self }
}
