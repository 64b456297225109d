extension ViewWalk {
  /// The values of a key that some evaluation adds, put together.
  func preference<K: PreferenceKey>(_ key: K.Type, _ evaluate: () -> Void) -> K.Value {
    let outer = preferences
    preferences = [:]
    evaluate()
    let found = preferences
    preferences = outer
    for (key, values) in found { preferences[key, default: []] += values }
    return Self.reduced(key, found[ObjectIdentifier(key)] ?? [])
  }

  static func reduced<K: PreferenceKey>(_ key: K.Type, _ values: [Any]) -> K.Value {
    var values = values.compactMap { $0 as? K.Value }[...]
    guard var result = values.popFirst() else { return K.defaultValue }
    for value in values { K.reduce(value: &result) { value } }
    return result
  }
}

/// Not Apple's: a view that says a preference, in place of what its content said.
nonisolated struct PreferenceView<Content: View, K: PreferenceKey>: View, _PrimitiveView {
  let content: Content
  let change: (inout K.Value) -> Void

  @MainActor static func _walk(_ view: Self, in walk: ViewWalk) {
    let outer = walk.preferences[ObjectIdentifier(K.self)]
    var value = walk.preference(K.self) { walk.visit(view.content, at: .content) }
    view.change(&value)
    walk.preferences[ObjectIdentifier(K.self)] = (outer ?? []) + [value]
  }
}

/// Not Apple's: a view that acts when a preference of its content changes.
nonisolated struct PreferenceReader<Content: View, K: PreferenceKey>: View, _PrimitiveView
where K.Value: Equatable {
  let content: Content
  let action: (K.Value) -> Void

  @MainActor static func _walk(_ view: Self, in walk: ViewWalk) {
    let value = walk.preference(K.self) { walk.visit(view.content, at: .content) }
    let known = walk.graph.record(0) { Remembered<K.Value>() }
    let former = known.value ?? K.defaultValue
    known.value = value
    if former != value { walk.host.schedule { view.action(value) } }
  }
}

/// Not Apple's: a view with content beside it, made from a preference.
nonisolated struct PreferenceSlot<Content: View, K: PreferenceKey, Slot: View>: View,
  _PrimitiveView
{
  let content: Content
  let kind: String
  let alignment: Alignment
  let transform: (K.Value) -> Slot

  @MainActor static func _walk(_ view: Self, in walk: ViewWalk) {
    var made: [ViewNode] = []
    let value = walk.preference(K.self) {
      made = walk.wrap(view.kind, { $0.describe("alignment", view.alignment) }) {
        walk.visit(view.content, at: .content)
      }
    }
    guard let first = made.first else { return }
    walk.fill(first, slot: view.kind) { view.transform(value) }
  }
}
