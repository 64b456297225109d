/// developer.apple.com/documentation/swiftui/rectangle
nonisolated public struct Rectangle: Shape {
  /// developer.apple.com/documentation/swiftui/rectangle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/rectangle/path(in:)
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// developer.apple.com/documentation/swiftui/roundedrectangle
nonisolated public struct RoundedRectangle: Shape {
  /// developer.apple.com/documentation/swiftui/roundedrectangle/cornersize
  public var cornerSize: CGSize
  /// developer.apple.com/documentation/swiftui/roundedrectangle/style
  public var style: RoundedCornerStyle
  /// developer.apple.com/documentation/swiftui/roundedrectangle/init(cornersize:style:)
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// developer.apple.com/documentation/swiftui/roundedrectangle/init(cornerradius:style:)
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// developer.apple.com/documentation/swiftui/roundedrectangle/path(in:)
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  /// developer.apple.com/documentation/swiftui/roundedrectangle/animatabledata
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// developer.apple.com/documentation/swiftui/unevenroundedrectangle
@available(iOS 16.0, macOS 13.0, *)
nonisolated public struct UnevenRoundedRectangle: Shape {
  /// developer.apple.com/documentation/swiftui/unevenroundedrectangle/cornerradii
  public var cornerRadii: RectangleCornerRadii
  /// developer.apple.com/documentation/swiftui/unevenroundedrectangle/style
  public var style: RoundedCornerStyle
  /// developer.apple.com/documentation/swiftui/unevenroundedrectangle/init(cornerradii:style:)
  nonisolated public init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// developer.apple.com/documentation/swiftui/unevenroundedrectangle/init(topleadingradius:bottomleadingradius:bottomtrailingradius:toptrailingradius:style:)
  nonisolated public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }
  /// developer.apple.com/documentation/swiftui/unevenroundedrectangle/path(in:)
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  /// developer.apple.com/documentation/swiftui/unevenroundedrectangle/animatabledata
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// developer.apple.com/documentation/swiftui/circle
nonisolated public struct Circle: Shape {
  /// developer.apple.com/documentation/swiftui/circle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/circle/path(in:)
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2,
        y: rect.midY - side / 2,
        width: side,
        height: side
      )
    )
  }
  /// developer.apple.com/documentation/swiftui/circle/sizethatfits(_:)
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// developer.apple.com/documentation/swiftui/ellipse
nonisolated public struct Ellipse: Shape {
  /// developer.apple.com/documentation/swiftui/ellipse/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/ellipse/path(in:)
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// developer.apple.com/documentation/swiftui/capsule
nonisolated public struct Capsule: Shape {
  /// developer.apple.com/documentation/swiftui/capsule/style
  public var style: RoundedCornerStyle
  /// developer.apple.com/documentation/swiftui/capsule/init(style:)
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// developer.apple.com/documentation/swiftui/capsule/path(in:)
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

// Not Apple's name: the inset form of a built-in shape.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat
  /// developer.apple.com/documentation/swiftui/_insetshape/path(in:)
  nonisolated public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  /// developer.apple.com/documentation/swiftui/_insetshape/inset(by:)
  nonisolated public func inset(by amount: CGFloat) -> Self {
    Self(base: base, amount: self.amount + amount)
  }
}

extension Rectangle: InsettableShape {
  /// developer.apple.com/documentation/swiftui/rectangle/inset(by:)
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension RoundedRectangle: InsettableShape {
  /// developer.apple.com/documentation/swiftui/roundedrectangle/inset(by:)
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    let size = CGSize(
      width: max(0, cornerSize.width - amount),
      height: max(0, cornerSize.height - amount)
    )
    return _InsetShape(base: RoundedRectangle(cornerSize: size, style: style), amount: amount)
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension UnevenRoundedRectangle: InsettableShape {
  /// developer.apple.com/documentation/swiftui/unevenroundedrectangle/inset(by:)
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Circle: InsettableShape {
  /// developer.apple.com/documentation/swiftui/circle/inset(by:)
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Ellipse: InsettableShape {
  /// developer.apple.com/documentation/swiftui/ellipse/inset(by:)
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Capsule: InsettableShape {
  /// developer.apple.com/documentation/swiftui/capsule/inset(by:)
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Path: Shape {
  /// developer.apple.com/documentation/swiftui/path/path(in:)
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
  /// developer.apple.com/documentation/swiftui/shape/rect
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// developer.apple.com/documentation/swiftui/shape/rect(cornersize:style:)
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  /// developer.apple.com/documentation/swiftui/shape/rect(cornerradius:style:)
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension Shape where Self == UnevenRoundedRectangle {
  /// developer.apple.com/documentation/swiftui/shape/rect(cornerradii:style:)
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// developer.apple.com/documentation/swiftui/shape/rect(topleadingradius:bottomleadingradius:bottomtrailingradius:toptrailingradius:style:)
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}

extension Shape where Self == Circle {
  /// developer.apple.com/documentation/swiftui/shape/circle
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// developer.apple.com/documentation/swiftui/shape/ellipse
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// developer.apple.com/documentation/swiftui/shape/capsule
  public static var capsule: Capsule { Capsule() }
  /// developer.apple.com/documentation/swiftui/shape/capsule(style:)
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
