extension View {
  /// developer.apple.com/documentation/swiftui/view/onscrollgeometrychange(for:of:action:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    RememberingView<Self, T>(content: self, kind: "onScrollGeometryChange") { attributes, change in
      attributes.action("scrollGeometry", taking: ScrollGeometry.self) {
        change(transform($0), action)
      }
    }
  }
  /// developer.apple.com/documentation/swiftui/view/onscrollphasechange(_:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    recorded("onScrollPhaseChange") {
      $0.action("scrollPhase", taking: (ScrollPhase, ScrollPhase).self) { action($0.0, $0.1) }
    }
  }
  /// developer.apple.com/documentation/swiftui/view/onscrollvisibilitychange(threshold:_:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5,
    _ action: @escaping (Bool) -> Void
  ) -> some View {
    recorded("onScrollVisibilityChange") {
      $0.set("threshold", threshold)
      $0.action("scrollVisibility", taking: Bool.self, action)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:)
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preference(key: K.self, value: transform(Anchor(value: value.value)))
  }
}

extension Anchor.Source where Value == CGRect {
  /// developer.apple.com/documentation/swiftui/anchor/source/bounds
  public static var bounds: Anchor<CGRect>.Source { Anchor.Source(value: .zero) }
  /// developer.apple.com/documentation/swiftui/anchor/source/rect(_:)
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { Anchor.Source(value: r) }
}

extension Anchor.Source where Value == CGPoint {
  /// developer.apple.com/documentation/swiftui/anchor/source/unitpoint(_:)
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(value: CGPoint(x: p.x, y: p.y))
  }
}

// Not Apple's: a modifier that remembers the value last seen, as long as its view stays.
nonisolated struct RememberingView<Content: View, T: Equatable>: View, _PrimitiveView {
  let content: Content
  let kind: String
  let write: (inout ViewAttributes, @escaping (T, (T, T) -> Void) -> Void) -> Void

  @MainActor static func _walk(_ view: Self, in walk: ViewWalk) {
    let known = walk.graph.record(0) { Remembered<T>() }
    // The action runs for the first value too, which is then the former one as well.
    let change: (T, (T, T) -> Void) -> Void = { value, action in
      guard known.value != value else { return }
      let former = known.value ?? value
      known.value = value
      action(former, value)
    }
    walk.wrap(view.kind, { view.write(&$0, change) }) { walk.visit(view.content, at: .content) }
  }
}
