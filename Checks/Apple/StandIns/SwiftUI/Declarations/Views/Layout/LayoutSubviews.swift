/// developer.apple.com/documentation/swiftui/layoutsubview
public struct LayoutSubview: Equatable {
  let node: ViewNode
  let placing: LayoutPlacing

  /// developer.apple.com/documentation/swiftui/layoutsubview/priority
  public var priority: Double {
    let node = node
    return MainActor.assumeIsolated { node.layoutPriority }
  }

  /// developer.apple.com/documentation/swiftui/layoutsubview/spacing
  public var spacing: ViewSpacing { ViewSpacing() }

  /// developer.apple.com/documentation/swiftui/layoutsubview/subscript(_:)
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    let node = node
    let name = "\(ObjectIdentifier(key))"
    let found = MainActor.assumeIsolated { Carried(node.layoutValue(name)) }
    return found.value as? K.Value ?? K.defaultValue
  }

  /// developer.apple.com/documentation/swiftui/layoutsubview/sizethatfits(_:)
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let (node, placing) = (node, Carried(placing))
    return MainActor.assumeIsolated { placing.value.engine.size(of: node, proposal) }
  }

  /// developer.apple.com/documentation/swiftui/layoutsubview/dimensions(in:)
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// developer.apple.com/documentation/swiftui/layoutsubview/place(at:anchor:proposal:)
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - size.width * anchor.x,
      y: position.y - size.height * anchor.y
    )
    placing.rects[ObjectIdentifier(node)] = CGRect(origin: origin, size: size)
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.node === rhs.node
  }
}

/// Where a layout has put its subviews.
final class LayoutPlacing {
  let engine: LayoutEngine
  var rects: [ObjectIdentifier: CGRect] = [:]

  init(engine: LayoutEngine) {
    self.engine = engine
  }
}

/// developer.apple.com/documentation/swiftui/layoutsubviews
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  let all: [LayoutSubview]
  let range: Range<Int>

  /// developer.apple.com/documentation/swiftui/layoutsubviews/layoutdirection
  public var layoutDirection: LayoutDirection

  /// developer.apple.com/documentation/swiftui/layoutsubviews/startindex
  public var startIndex: Int { range.lowerBound }
  /// developer.apple.com/documentation/swiftui/layoutsubviews/endindex
  public var endIndex: Int { range.upperBound }

  /// developer.apple.com/documentation/swiftui/layoutsubviews/subscript(_:)
  public subscript(index: Int) -> LayoutSubview { all[index] }

  /// developer.apple.com/documentation/swiftui/layoutsubviews/subscript(_:)
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(all: all, range: bounds, layoutDirection: layoutDirection)
  }
}
