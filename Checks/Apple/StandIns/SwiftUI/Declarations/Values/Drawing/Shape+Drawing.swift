extension Shape {
  /// developer.apple.com/documentation/swiftui/shape/fill(_:style:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// developer.apple.com/documentation/swiftui/shape/stroke(_:style:antialiased:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// developer.apple.com/documentation/swiftui/shape/stroke(_:linewidth:antialiased:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// developer.apple.com/documentation/swiftui/shape/stroke(style:)
  @_disfavoredOverload
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1) }
  }

  /// developer.apple.com/documentation/swiftui/shape/stroke(linewidth:)
  @_disfavoredOverload
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    DerivedShape(base: self) { $0.path(in: $1) }
  }
}

extension InsettableShape {
  /// developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:style:antialiased:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: EmptyView()
    )
  }

  /// developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeView {
  /// developer.apple.com/documentation/swiftui/shapeview/fill(_:style:)
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// developer.apple.com/documentation/swiftui/shapeview/stroke(_:style:antialiased:)
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
  }

  /// developer.apple.com/documentation/swiftui/shapeview/stroke(_:linewidth:antialiased:)
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension ShapeView where Content: InsettableShape {
  /// developer.apple.com/documentation/swiftui/shapeview/strokeborder(_:style:antialiased:)
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape,
      style: content,
      strokeStyle: style,
      isAntialiased: antialiased,
      background: self
    )
  }

  /// developer.apple.com/documentation/swiftui/shapeview/strokeborder(_:linewidth:antialiased:)
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
