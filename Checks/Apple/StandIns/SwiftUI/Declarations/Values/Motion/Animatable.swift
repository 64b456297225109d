/// developer.apple.com/documentation/swiftui/vectorarithmetic
public protocol VectorArithmetic: AdditiveArithmetic {
  /// developer.apple.com/documentation/swiftui/vectorarithmetic/scale(by:)
  mutating func scale(by rhs: Double)
  /// developer.apple.com/documentation/swiftui/vectorarithmetic/magnitudesquared
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// developer.apple.com/documentation/swiftui/double/scale(by:)
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// developer.apple.com/documentation/swiftui/double/magnitudesquared
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// developer.apple.com/documentation/swiftui/float/scale(by:)
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// developer.apple.com/documentation/swiftui/float/magnitudesquared
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// developer.apple.com/documentation/coregraphics/cgfloat/scale(by:)
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// developer.apple.com/documentation/coregraphics/cgfloat/magnitudesquared
  public var magnitudeSquared: Double { Double(self * self) }
}

/// developer.apple.com/documentation/swiftui/emptyanimatabledata
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// developer.apple.com/documentation/swiftui/emptyanimatabledata/init()
  public init() {}
  /// developer.apple.com/documentation/swiftui/emptyanimatabledata/zero
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// developer.apple.com/documentation/swiftui/emptyanimatabledata/scale(by:)
  public mutating func scale(by rhs: Double) {}
  /// developer.apple.com/documentation/swiftui/emptyanimatabledata/magnitudesquared
  public var magnitudeSquared: Double { 0 }
}

/// developer.apple.com/documentation/swiftui/animatablepair
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  /// developer.apple.com/documentation/swiftui/animatablepair/first
  public var first: First
  /// developer.apple.com/documentation/swiftui/animatablepair/second
  public var second: Second
  /// developer.apple.com/documentation/swiftui/animatablepair/init(_:_:)
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// developer.apple.com/documentation/swiftui/animatablepair/zero
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// developer.apple.com/documentation/swiftui/animatablepair/scale(by:)
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// developer.apple.com/documentation/swiftui/animatablepair/magnitudesquared
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// developer.apple.com/documentation/swiftui/animatable
public protocol Animatable {
  /// developer.apple.com/documentation/swiftui/animatable/animatabledata
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// developer.apple.com/documentation/swiftui/animatable/animatabledata
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// developer.apple.com/documentation/swiftui/animatable/animatabledata
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension CGPoint: Animatable {
  /// developer.apple.com/documentation/coregraphics/cgpoint/animatabledata
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// developer.apple.com/documentation/coregraphics/cgsize/animatabledata
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// developer.apple.com/documentation/coregraphics/cgrect/animatabledata
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
