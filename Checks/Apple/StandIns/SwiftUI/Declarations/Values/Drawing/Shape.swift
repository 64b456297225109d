nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  @MainActor @preconcurrency public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

nonisolated public struct AnyShape: Shape {
  let make: @Sendable (CGRect) -> Path
  let fit: @Sendable (ProposedViewSize) -> CGSize
  public init<S: Shape>(_ shape: S) {
    make = { shape.path(in: $0) }
    fit = { shape.sizeThatFits($0) }
  }
  nonisolated public func path(in rect: CGRect) -> Path { make(rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}

// Not Apple's: a shape made from another by one of the methods below.
nonisolated struct DerivedShape<Base: Shape>: Shape {
  let base: Base
  let change: @Sendable (Base, CGRect) -> Path
  nonisolated func path(in rect: CGRect) -> Path { change(base, rect) }
}

extension Shape {
  nonisolated public func offset(_ offset: CGSize) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).offsetBy(dx: offset.width, dy: offset.height) }
  }
  nonisolated public func offset(_ offset: CGPoint) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).offsetBy(dx: offset.x, dy: offset.y) }
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).offsetBy(dx: x, dy: y) }
  }
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    DerivedShape(base: self) { base, rect in
      base.path(in: rect).applying(around(anchor, rect, CGAffineTransform(scaleX: x, y: y)))
    }
  }
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    DerivedShape(base: self) { base, rect in
      let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
      return base.path(in: rect).applying(around(anchor, rect, turn))
    }
  }
  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1).applying(transform) }
  }
  nonisolated public func size(_ size: CGSize) -> some Shape {
    DerivedShape(base: self) { $0.path(in: CGRect(origin: $1.origin, size: size)) }
  }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

// A transform about a point of a rectangle.
func around(
  _ anchor: UnitPoint, _ rect: CGRect, _ transform: CGAffineTransform
) -> CGAffineTransform {
  let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
  return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
    .concatenating(CGAffineTransform(translationX: x, y: y))
}
