/// A place in a row: how far from where lines begin, and how far from its top.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance from the side where lines begin.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - x: The distance from the side where lines begin.
  ///   - y: The distance from the top.
  public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

/// A rectangle in a row.
public struct LayoutRect: Hashable, Sendable {
  /// The distance from the side where lines begin.
  public var x: Double
  /// The distance from the top.
  public var y: Double
  /// How wide it is.
  public var width: Double
  /// How high it is.
  public var height: Double

  /// Makes a rectangle.
  ///
  /// - Parameters:
  ///   - x: The distance from the side where lines begin.
  ///   - y: The distance from the top.
  ///   - width: How wide it is.
  ///   - height: How high it is.
  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The distance of its far side.
  public var maxX: Double { x + width }
  /// The distance of its bottom.
  public var maxY: Double { y + height }
  /// The distance of its middle.
  public var midX: Double { x + width / 2 }

  /// The rectangle as it stands where lines begin on the other side.
  ///
  /// - Parameter width: The width of the row.
  /// - Returns: The mirrored rectangle.
  public func mirrored(inWidth width: Double) -> LayoutRect {
    LayoutRect(x: width - maxX, y: y, width: self.width, height: height)
  }
}

/// A stroke that comes down, rounds a corner and ends at an avatar.
public struct Elbow: Hashable, Sendable {
  /// Where it begins: at the top of the row, in the middle of its column.
  public var start: LayoutPoint
  /// Where it begins to bend.
  public var bend: LayoutPoint
  /// The control point of the bend, a quadratic curve: the corner that is rounded off.
  public var corner: LayoutPoint
  /// Where the bend ends.
  public var turn: LayoutPoint
  /// Where it ends: at the edge of the avatar.
  public var end: LayoutPoint

  /// The elbow as it stands where lines begin on the other side.
  ///
  /// - Parameter width: The width of the row.
  /// - Returns: The mirrored elbow.
  public func mirrored(inWidth width: Double) -> Elbow {
    func mirrored(_ point: LayoutPoint) -> LayoutPoint { LayoutPoint(width - point.x, point.y) }
    return Elbow(
      start: mirrored(start),
      bend: mirrored(bend),
      corner: mirrored(corner),
      turn: mirrored(turn),
      end: mirrored(end)
    )
  }
}
