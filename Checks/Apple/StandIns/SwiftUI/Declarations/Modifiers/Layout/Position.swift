extension View {
  /// developer.apple.com/documentation/swiftui/view/offset(_:)
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
  /// developer.apple.com/documentation/swiftui/view/offset(x:y:)
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    recorded("offset") {
      $0.set("x", x)
      $0.set("y", y)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/position(_:)
  nonisolated public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
  /// developer.apple.com/documentation/swiftui/view/position(x:y:)
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    recorded("position") {
      $0.set("x", x)
      $0.set("y", y)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/zindex(_:)
  nonisolated public func zIndex(_ value: Double) -> some View {
    recorded("zIndex") { $0.set("value", value) }
  }
  /// developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    recorded("alignmentGuide") {
      $0.set("guide", g)
      $0.action("computeValue", taking: ViewDimensions.self, computeValue)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    recorded("alignmentGuide") {
      $0.set("guide", g)
      $0.action("computeValue", taking: ViewDimensions.self, computeValue)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/coordinatespace(_:)
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    recorded("coordinateSpace") { $0.describe("name", name.name) }
  }
  /// developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    recorded("ignoresSafeArea") {
      $0.set("regions", regions)
      $0.set("edges", edges)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return transformed(
      "safeAreaInset",
      slot: "safeAreaInset",
      {
        $0.set("edge", edge)
        $0.set("alignment", alignment)
        $0.set("spacing", spacing)
      }
    ) { content }
  }
  /// developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return transformed(
      "safeAreaInset",
      slot: "safeAreaInset",
      {
        $0.set("edge", edge)
        $0.set("alignment", alignment)
        $0.set("spacing", spacing)
      }
    ) { content }
  }
  /// developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:)
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    recorded("matchedGeometryEffect") {
      $0.describe("id", id)
      $0.set("namespace", namespace)
      $0.set("isSource", isSource)
    }
  }
}

/// developer.apple.com/documentation/swiftui/matchedgeometryproperties
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/matchedgeometryproperties/rawvalue
  public let rawValue: UInt32
  /// developer.apple.com/documentation/swiftui/matchedgeometryproperties/init(rawvalue:)
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// developer.apple.com/documentation/swiftui/matchedgeometryproperties/position
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// developer.apple.com/documentation/swiftui/matchedgeometryproperties/size
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// developer.apple.com/documentation/swiftui/matchedgeometryproperties/frame
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
