/// developer.apple.com/documentation/swiftui/shapeview
@available(iOS 17.0, macOS 14.0, *)
nonisolated public protocol ShapeView<Content>: View {
  /// developer.apple.com/documentation/swiftui/shapeview/content
  associatedtype Content: Shape
  /// developer.apple.com/documentation/swiftui/shapeview/shape
  nonisolated var shape: Content { get }
}

nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView,
  _PrimitiveView
{
  /// developer.apple.com/documentation/swiftui/_shapeview/shape
  public var shape: Content
  /// developer.apple.com/documentation/swiftui/_shapeview/style
  public var style: Style
  /// developer.apple.com/documentation/swiftui/_shapeview/fillstyle
  public var fillStyle: FillStyle
  /// developer.apple.com/documentation/swiftui/_shapeview/init(shape:style:fillstyle:)
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node("Shape") { $0.shape(view.shape, view.style) }
  }
}

/// developer.apple.com/documentation/swiftui/fillshapeview
@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct FillShapeView<
  Content: Shape,
  Style: ShapeStyle,
  Background: View
>: ShapeView, _PrimitiveView {
  /// developer.apple.com/documentation/swiftui/fillshapeview/shape
  public var shape: Content
  /// developer.apple.com/documentation/swiftui/fillshapeview/style
  public var style: Style
  /// developer.apple.com/documentation/swiftui/fillshapeview/fillstyle
  public var fillStyle: FillStyle
  /// developer.apple.com/documentation/swiftui/fillshapeview/background
  public var background: Background
  /// developer.apple.com/documentation/swiftui/fillshapeview/init(shape:style:fillstyle:background:)
  nonisolated public init(
    shape: Content,
    style: Style,
    fillStyle: FillStyle,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    let node = walk.node("Shape") { $0.shape(view.shape, view.style) }
    walk.fill(node, slot: "background") { view.background }
  }
}

/// developer.apple.com/documentation/swiftui/strokeshapeview
@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct StrokeShapeView<
  Content: Shape,
  Style: ShapeStyle,
  Background: View
>: ShapeView, _PrimitiveView {
  /// developer.apple.com/documentation/swiftui/strokeshapeview/shape
  public var shape: Content
  /// developer.apple.com/documentation/swiftui/strokeshapeview/style
  public var style: Style
  /// developer.apple.com/documentation/swiftui/strokeshapeview/strokestyle
  public var strokeStyle: StrokeStyle
  /// developer.apple.com/documentation/swiftui/strokeshapeview/isantialiased
  public var isAntialiased: Bool
  /// developer.apple.com/documentation/swiftui/strokeshapeview/background
  public var background: Background
  /// developer.apple.com/documentation/swiftui/strokeshapeview/init(shape:style:strokestyle:isantialiased:background:)
  nonisolated public init(
    shape: Content,
    style: Style,
    strokeStyle: StrokeStyle,
    isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    let node = walk.node("Shape") {
      $0.shape(view.shape, view.style)
      $0.set("stroke", view.strokeStyle)
      $0.set("lineWidth", view.strokeStyle.lineWidth)
    }
    walk.fill(node, slot: "background") { view.background }
  }
}

/// developer.apple.com/documentation/swiftui/strokebordershapeview
@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape,
  Style: ShapeStyle,
  Background: View
>: ShapeView, _PrimitiveView {
  /// developer.apple.com/documentation/swiftui/strokebordershapeview/shape
  public var shape: Content
  /// developer.apple.com/documentation/swiftui/strokebordershapeview/style
  public var style: Style
  /// developer.apple.com/documentation/swiftui/strokebordershapeview/strokestyle
  public var strokeStyle: StrokeStyle
  /// developer.apple.com/documentation/swiftui/strokebordershapeview/isantialiased
  public var isAntialiased: Bool
  /// developer.apple.com/documentation/swiftui/strokebordershapeview/background
  public var background: Background
  /// developer.apple.com/documentation/swiftui/strokebordershapeview/init(shape:style:strokestyle:isantialiased:background:)
  nonisolated public init(
    shape: Content,
    style: Style,
    strokeStyle: StrokeStyle,
    isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    let node = walk.node("Shape") {
      $0.shape(view.shape.inset(by: view.strokeStyle.lineWidth / 2), view.style)
      $0.set("strokeBorder", view.strokeStyle)
      $0.set("lineWidth", view.strokeStyle.lineWidth)
    }
    walk.fill(node, slot: "background") { view.background }
  }
}

extension ViewAttributes {
  // A shape is noted by its name, its style, and an action that draws it in a rectangle.
  mutating func shape<S: Shape>(_ shape: S, _ style: some ShapeStyle) {
    self.shape(shape)
    set("style", AnyShapeStyle(style).description)
    if let color = style as? Color { set("color", color) }
  }

  mutating func shape<S: Shape>(_ shape: S) {
    describe("shape", shape)
    action("path", taking: CGRect.self) { shape.path(in: $0) }
  }
}

extension ViewNode {
  // Not Apple's: the outline of the shape of this node in a rectangle.
  public func path(in rect: CGRect) -> Path? { valueActions["path"]?(rect) as? Path }
}
