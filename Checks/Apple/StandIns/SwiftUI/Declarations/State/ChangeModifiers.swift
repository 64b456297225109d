extension View {
  /// developer.apple.com/documentation/swiftui/view/tag(_:)
  nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable {
    recorded("tag") { $0.describe("tag", tag) }
  }

  /// developer.apple.com/documentation/swiftui/view/animation(_:value:)
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable {
    recorded("animation") { attributes in
      attributes.set("animation", animation)
      attributes.describe("value", value)
    }
  }

  /// developer.apple.com/documentation/swiftui/view/animation(_:body:)
  nonisolated public func animation<V>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    let content = Carried(self)
    let placeholder = PlaceholderContentView<Self>(visit: { walk in
      walk.visit(content.value, at: .content)
    })
    return body(placeholder).recorded("animation") { $0.set("animation", animation) }
  }

  /// developer.apple.com/documentation/swiftui/view/transaction(_:)
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    recorded("transaction") { attributes in
      attributes.action("transform", taking: Transaction.self) { transaction in
        var changed = transaction
        transform(&changed)
        return changed
      }
    }
  }

  /// developer.apple.com/documentation/swiftui/view/transaction(value:_:)
  nonisolated public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    transaction(transform)
  }

  /// developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:)
  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View where T: Equatable {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// developer.apple.com/documentation/swiftui/view/sensoryfeedback(_:trigger:condition:)
  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// developer.apple.com/documentation/swiftui/view/sensoryfeedback(trigger:_:)
  nonisolated public func sensoryFeedback<T>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    let carried = Carried((value: trigger, feedback: feedback))
    return LifecycleView(content: self) { walk in
      let known = walk.graph.record(0) { Remembered<T>() }
      let former = known.value
      known.value = carried.value.value
      guard let former, former != carried.value.value else { return }
      let host = walk.host
      walk.host.schedule {
        let played = carried.value.feedback(former, carried.value.value)
        if let played { host.requests.append(.feedback(played)) }
      }
    }
  }

  /// developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:)
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(content: self, id: id, anchor: anchor)
  }
}

/// Not Apple's: a view whose scrolling is bound to an id. A new value is a request to scroll;
/// the action "scroll" says what a person scrolled to.
nonisolated struct ScrollPositionView<Content: View, ID: Hashable>: View, _PrimitiveView {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?

  @MainActor static func _walk(_ view: Self, in walk: ViewWalk) {
    let known = walk.graph.record(0) { Remembered<ID?>() }
    let (host, id, anchor) = (walk.host, view.id, view.anchor)
    walk.wrap(
      "scrollPosition",
      { attributes in
        attributes.describe("id", id.wrappedValue)
        attributes.set("anchor", anchor)
        attributes.action("scroll", taking: ID?.self) { value in
          known.value = .some(value)
          id.wrappedValue = value
        }
      }
    ) {
      walk.visit(view.content, at: .content)
    }
    guard let value = id.wrappedValue, known.value != .some(value) else { return }
    known.value = .some(value)
    let transaction = host.transactions.last ?? Transaction()
    host.schedule {
      host.requests.append(
        .scroll(to: AnyHashable(value), anchor: anchor, transaction: transaction)
      )
    }
  }
}
