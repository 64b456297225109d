extension View {
  /// developer.apple.com/documentation/swiftui/view/onappear(perform:)
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    let action = Carried(action)
    return LifecycleView(content: self) { walk in
      guard !walk.graph.hasAppeared else { return }
      walk.graph.hasAppeared = true
      walk.host.schedule { action.value?() }
    }
  }

  /// developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    let action = Carried(action)
    return LifecycleView(content: self) { walk in
      walk.graph.onRemoval = [{ action.value?() }]
    }
  }

  /// developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)
  nonisolated public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    let carried = Carried((value: value, action: action))
    return LifecycleView(content: self) { walk in
      let (value, action) = carried.value
      let known = walk.graph.record(0) { Remembered<V>() }
      let former = known.value
      known.value = value
      if former != value, former != nil || initial {
        walk.host.schedule { action(former ?? value, value) }
      }
    }
  }

  /// developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)
  nonisolated public func onChange<V>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// developer.apple.com/documentation/swiftui/view/task(priority:_:)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: true, priority: priority, action)
  }

  /// developer.apple.com/documentation/swiftui/view/task(id:priority:_:)
  nonisolated public func task<T>(
    id value: T,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable {
    let carried = Carried(value)
    return LifecycleView(content: self) { walk in
      let value = carried.value
      let known = walk.graph.record(0) { Remembered<T>() }
      guard known.value != value else { return }
      known.value = value
      walk.host.start(action, priority: priority, of: walk.graph)
    }
  }

  /// developer.apple.com/documentation/swiftui/view/id(_:)
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    NamedView(content: self, id: id)
  }
}
