extension View {
  /// developer.apple.com/documentation/swiftui/view/environment(_:_:)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// developer.apple.com/documentation/swiftui/view/environment(_:)
  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    EnvironmentView(content: self) { $0[T.self] = object }
  }

  /// developer.apple.com/documentation/swiftui/view/transformenvironment(_:transform:)
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// Not Apple's: a view whose content sees another environment. It leaves no node.
nonisolated struct EnvironmentView<Content: View>: View, _PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.within(view.change) { walk.visit(view.content, at: .content) }
  }
}
