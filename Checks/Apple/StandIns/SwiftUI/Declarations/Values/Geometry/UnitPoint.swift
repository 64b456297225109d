/// developer.apple.com/documentation/swiftui/unitpoint
public struct UnitPoint: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/unitpoint/x
  public var x: CGFloat
  /// developer.apple.com/documentation/swiftui/unitpoint/y
  public var y: CGFloat
  /// developer.apple.com/documentation/swiftui/unitpoint/init()
  public init() { self.init(x: 0, y: 0) }
  /// developer.apple.com/documentation/swiftui/unitpoint/init(x:y:)
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// developer.apple.com/documentation/swiftui/unitpoint/zero
  public static let zero = UnitPoint()
  /// developer.apple.com/documentation/swiftui/unitpoint/center
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// developer.apple.com/documentation/swiftui/unitpoint/leading
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// developer.apple.com/documentation/swiftui/unitpoint/trailing
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// developer.apple.com/documentation/swiftui/unitpoint/top
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// developer.apple.com/documentation/swiftui/unitpoint/bottom
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// developer.apple.com/documentation/swiftui/unitpoint/topleading
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// developer.apple.com/documentation/swiftui/unitpoint/toptrailing
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// developer.apple.com/documentation/swiftui/unitpoint/bottomleading
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// developer.apple.com/documentation/swiftui/unitpoint/bottomtrailing
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// developer.apple.com/documentation/swiftui/angle
public struct Angle: Hashable, Comparable, Sendable {
  /// developer.apple.com/documentation/swiftui/angle/radians
  public var radians: Double
  /// developer.apple.com/documentation/swiftui/angle/degrees
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// developer.apple.com/documentation/swiftui/angle/init()
  public init() { radians = 0 }
  /// developer.apple.com/documentation/swiftui/angle/init(radians:)
  public init(radians: Double) { self.radians = radians }
  /// developer.apple.com/documentation/swiftui/angle/init(degrees:)
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// developer.apple.com/documentation/swiftui/angle/radians(_:)
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// developer.apple.com/documentation/swiftui/angle/degrees(_:)
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// developer.apple.com/documentation/swiftui/angle/zero
  public static let zero = Angle()
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}

extension Angle: Animatable {
  /// developer.apple.com/documentation/swiftui/angle/animatabledata
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension UnitPoint: Animatable {
  /// developer.apple.com/documentation/swiftui/unitpoint/animatabledata
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension EdgeInsets: Animatable {
  /// developer.apple.com/documentation/swiftui/edgeinsets/animatabledata
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
