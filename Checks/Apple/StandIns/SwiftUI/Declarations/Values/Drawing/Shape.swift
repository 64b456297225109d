/// developer.apple.com/documentation/swiftui/shape
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// developer.apple.com/documentation/swiftui/shape/path(in:)
  nonisolated func path(in rect: CGRect) -> Path
  /// developer.apple.com/documentation/swiftui/shape/role
  nonisolated static var role: ShapeRole { get }
  /// developer.apple.com/documentation/swiftui/shape/layoutdirectionbehavior
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// developer.apple.com/documentation/swiftui/shape/sizethatfits(_:)
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// developer.apple.com/documentation/swiftui/shape/role
  nonisolated public static var role: ShapeRole { .fill }
  /// developer.apple.com/documentation/swiftui/shape/layoutdirectionbehavior
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  /// developer.apple.com/documentation/swiftui/shape/sizethatfits(_:)
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// developer.apple.com/documentation/swiftui/shape/body
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// developer.apple.com/documentation/swiftui/insettableshape
public protocol InsettableShape: Shape {
  /// developer.apple.com/documentation/swiftui/insettableshape/insetshape
  associatedtype InsetShape: InsettableShape
  /// developer.apple.com/documentation/swiftui/insettableshape/inset(by:)
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// developer.apple.com/documentation/swiftui/anyshape
nonisolated public struct AnyShape: Shape {
  let make: @Sendable (CGRect) -> Path
  let fit: @Sendable (ProposedViewSize) -> CGSize
  /// developer.apple.com/documentation/swiftui/anyshape/init(_:)
  public init<S: Shape>(_ shape: S) {
    make = { shape.path(in: $0) }
    fit = { shape.sizeThatFits($0) }
  }
  /// developer.apple.com/documentation/swiftui/anyshape/path(in:)
  nonisolated public func path(in rect: CGRect) -> Path { make(rect) }
  /// developer.apple.com/documentation/swiftui/anyshape/sizethatfits(_:)
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}

// Not Apple's: a shape made from another by one of the methods below.
nonisolated struct DerivedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Base, CGRect) -> Path
  nonisolated func path(in rect: CGRect) -> Path { change(base, rect) }
}

extension Shape {
  /// developer.apple.com/documentation/swiftui/shape/offset(_:)
  nonisolated public func offset(_ offset: CGSize) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).offsetBy(dx: offset.width, dy: offset.height) }
  }
  /// developer.apple.com/documentation/swiftui/shape/offset(_:)
  nonisolated public func offset(_ offset: CGPoint) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).offsetBy(dx: offset.x, dy: offset.y) }
  }
  /// developer.apple.com/documentation/swiftui/shape/offset(x:y:)
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).offsetBy(dx: x, dy: y) }
  }
  /// developer.apple.com/documentation/swiftui/shape/scale(x:y:anchor:)
  nonisolated public func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    DerivedShape(base: self) { base, rect in
      base.path(in: rect).applying(around(anchor, rect, CGAffineTransform(scaleX: x, y: y)))
    }
  }
  /// developer.apple.com/documentation/swiftui/shape/scale(_:anchor:)
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// developer.apple.com/documentation/swiftui/shape/rotation(_:anchor:)
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    DerivedShape(base: self) { base, rect in
      let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
      return base.path(in: rect).applying(around(anchor, rect, turn))
    }
  }
  /// developer.apple.com/documentation/swiftui/shape/transform(_:)
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).applying(transform) }
  }
  /// developer.apple.com/documentation/swiftui/shape/size(_:)
  nonisolated public func size(_ size: CGSize) -> some Shape {
    DerivedShape(base: self) { $0.path(in: CGRect(origin: $1.origin, size: size)) }
  }
  /// developer.apple.com/documentation/swiftui/shape/size(width:height:)
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

// A transform about a point of a rectangle.
func around(
  _ anchor: UnitPoint,
  _ rect: CGRect,
  _ transform: CGAffineTransform
) -> CGAffineTransform {
  let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
  return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
    .concatenating(CGAffineTransform(translationX: x, y: y))
}
