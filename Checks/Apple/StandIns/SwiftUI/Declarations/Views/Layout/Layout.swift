/// developer.apple.com/documentation/swiftui/layout
public protocol Layout: Animatable {
  /// developer.apple.com/documentation/swiftui/layout/layoutproperties
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGSize
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  )
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// developer.apple.com/documentation/swiftui/layout/layoutproperties
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// developer.apple.com/documentation/swiftui/layout/updatecache(_:subviews:)
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// developer.apple.com/documentation/swiftui/layout/spacing(subviews:cache:)
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    ViewSpacing()
  }

  /// developer.apple.com/documentation/swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    nil
  }

  /// developer.apple.com/documentation/swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? {
    nil
  }

  /// developer.apple.com/documentation/swiftui/layout/callasfunction(_:)
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Self.Cache == Void {
  /// developer.apple.com/documentation/swiftui/layout/makecache(subviews:)
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

/// Not Apple's: a view arranged by a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: View, _PrimitiveView {
  let layout: L
  let content: Content

  @MainActor static func _walk(_ view: Self, in walk: ViewWalk) {
    let node = walk.node(
      "Layout",
      { attributes in
        attributes.set("type", "\(L.self)")
      }
    ) {
      walk.visit(view.content, at: .content)
    }
    node.layout = view.layout
  }
}

/// developer.apple.com/documentation/swiftui/layoutproperties
public struct LayoutProperties: Sendable {
  /// developer.apple.com/documentation/swiftui/layoutproperties/stackorientation
  public var stackOrientation: Axis?

  /// developer.apple.com/documentation/swiftui/layoutproperties/init()
  public init() {}
}

/// developer.apple.com/documentation/swiftui/viewspacing
public struct ViewSpacing: Sendable {
  private let length: CGFloat

  /// developer.apple.com/documentation/swiftui/viewspacing/zero
  public static let zero = ViewSpacing(length: 0)

  private init(length: CGFloat) {
    self.length = length
  }

  /// developer.apple.com/documentation/swiftui/viewspacing/init()
  public init() {
    self.init(length: 8)
  }

  /// developer.apple.com/documentation/swiftui/viewspacing/formunion(_:edges:)
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self = union(other, edges: edges)
  }

  /// developer.apple.com/documentation/swiftui/viewspacing/union(_:edges:)
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(length: max(length, other.length))
  }

  /// developer.apple.com/documentation/swiftui/viewspacing/distance(to:along:)
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(length, next.length)
  }
}

/// developer.apple.com/documentation/swiftui/layoutvaluekey
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:)
  nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View
  where K: LayoutValueKey {
    recorded("layoutValue") { attributes in
      attributes.describe("value", value)
      attributes.valueActions["\(ObjectIdentifier(key))"] = { _ in value }
    }
  }
}
