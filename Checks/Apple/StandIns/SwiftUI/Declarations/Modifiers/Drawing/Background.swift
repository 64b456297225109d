extension View {
  /// developer.apple.com/documentation/swiftui/view/background(alignment:content:)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return transformed(
      "background",
      slot: "background",
      { $0.set("alignment", alignment) }
    ) { content }
  }
  /// developer.apple.com/documentation/swiftui/view/background(_:alignment:)
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }
  /// developer.apple.com/documentation/swiftui/view/background(ignoressafeareaedges:)
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }
  /// developer.apple.com/documentation/swiftui/view/background(_:ignoressafeareaedges:)
  nonisolated public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    recorded("background") {
      $0.style(style)
      $0.set("ignoresSafeAreaEdges", edges)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/background(in:fillstyle:)
  nonisolated public func background<S: Shape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }
  /// developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:)
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    recorded("background") { $0.shape(shape, style) }
  }
  /// developer.apple.com/documentation/swiftui/view/background(in:fillstyle:)
  nonisolated public func background<S: InsettableShape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }
  /// developer.apple.com/documentation/swiftui/view/background(_:in:fillstyle:)
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    recorded("background") { $0.shape(shape, style) }
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return transformed("overlay", slot: "overlay", { $0.set("alignment", alignment) }) { content }
  }
  /// developer.apple.com/documentation/swiftui/view/overlay(_:alignment:)
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }
  /// developer.apple.com/documentation/swiftui/view/overlay(_:ignoressafeareaedges:)
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    recorded("overlay") {
      $0.style(style)
      $0.set("ignoresSafeAreaEdges", edges)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/overlay(_:in:fillstyle:)
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    recorded("overlay") { $0.shape(shape, style) }
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/backgroundstyle(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    recorded("backgroundStyle") { $0.style(style) }
  }
  /// developer.apple.com/documentation/swiftui/view/border(_:width:)
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    recorded("border") {
      $0.style(content)
      $0.set("width", width)
    }
  }
}

extension ViewAttributes {
  // A style is noted by its description, and by its value where it is a color.
  mutating func style(_ style: some ShapeStyle, as name: String = "style") {
    set(name, AnyShapeStyle(style).description)
    if let color = style as? Color { set(name == "style" ? "color" : name + "Color", color) }
  }
}
