/// developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy {
  /// The frame in the window, as the last layout found it.
  let rect: CGRect

  /// developer.apple.com/documentation/swiftui/geometryproxy/size
  public var size: CGSize { rect.size }
  /// developer.apple.com/documentation/swiftui/geometryproxy/safeareainsets
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// developer.apple.com/documentation/swiftui/geometryproxy/subscript(_:)
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }

  /// developer.apple.com/documentation/swiftui/geometryproxy/frame(in:)
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    // Named spaces are not resolved: they are taken for the window's.
    coordinateSpace is LocalCoordinateSpace ? CGRect(origin: .zero, size: size) : rect
  }

  /// developer.apple.com/documentation/swiftui/geometryproxy/frame(in:)
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if case .local = coordinateSpace { return CGRect(origin: .zero, size: size) }
    return rect
  }
}

/// developer.apple.com/documentation/swiftui/geometryreader
nonisolated public struct GeometryReader<Content>: View, _PrimitiveView where Content: View {
  /// developer.apple.com/documentation/swiftui/geometryreader/content
  public var content: (GeometryProxy) -> Content

  /// developer.apple.com/documentation/swiftui/geometryreader/init(content:)
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    // The space is known after a layout, which makes the host evaluate again.
    let known = walk.graph.record(0) { Remembered<CGRect>() }
    let rect = known.value ?? CGRect(origin: .zero, size: walk.host.size)
    let changes = walk.host.changes
    let node = walk.node("GeometryReader") {
      walk.visit(view.content(GeometryProxy(rect: rect)), at: .content)
    }
    node.onLayout = { found in
      guard found != known.value else { return }
      known.value = found
      if found != rect { changes.mark() }
    }
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)
  @preconcurrency
  nonisolated public func onGeometryChange<T>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    onGeometryChange(for: type, of: transform) { _, newValue in action(newValue) }
  }

  /// developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)
  @preconcurrency
  nonisolated public func onGeometryChange<T>(
    for type: T.Type,
    of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    GeometryObserver(content: self, transform: transform, action: action)
  }
}

/// Not Apple's: a view that acts when a layout gives its content another place.
nonisolated struct GeometryObserver<Content: View, T: Equatable>: View, _PrimitiveView {
  let content: Content
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  @MainActor static func _walk(_ view: Self, in walk: ViewWalk) {
    let known = walk.graph.record(0) { Remembered<T>() }
    let host = walk.host
    let made = walk.wrap("onGeometryChange") { walk.visit(view.content, at: .content) }
    made.first?.onLayout = { [unowned host] rect in
      let value = view.transform(GeometryProxy(rect: rect))
      guard value != known.value else { return }
      let former = known.value ?? value
      known.value = value
      host.schedule { view.action(former, value) }
    }
  }
}

/// developer.apple.com/documentation/swiftui/viewthatfits
nonisolated public struct ViewThatFits<Content>: View, _PrimitiveView where Content: View {
  let axes: Axis.Set
  let content: Content

  /// developer.apple.com/documentation/swiftui/viewthatfits/init(in:content:)
  public init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    // All are evaluated; a layout shows the first that fits, and text sizes are not claimed.
    walk.node("ViewThatFits", { $0.set("axes", view.axes) }) {
      walk.visit(view.content, at: .content)
    }
  }
}
