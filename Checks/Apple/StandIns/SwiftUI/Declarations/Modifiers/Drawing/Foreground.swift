extension View {
  /// developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    recorded("foregroundStyle") { $0.style(style) }
  }
  /// developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:)
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    recorded("foregroundStyle") {
      $0.style(primary)
      $0.style(secondary, as: "secondary")
    }
  }
  /// developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:_:)
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View {
    recorded("foregroundStyle") {
      $0.style(primary)
      $0.style(secondary, as: "secondary")
      $0.style(tertiary, as: "tertiary")
    }
  }
  // Deprecated from a later release on, and so without a warning here.
  /// developer.apple.com/documentation/swiftui/view/foregroundcolor(_:)
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    recorded("foregroundColor") { $0.set("color", color) }
  }
  /// developer.apple.com/documentation/swiftui/view/tint(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    recorded("tint") { attributes in if let tint { attributes.style(tint) } }
  }
  /// developer.apple.com/documentation/swiftui/view/tint(_:)
  nonisolated public func tint(_ tint: Color?) -> some View {
    recorded("tint") { attributes in if let tint { attributes.style(tint) } }
  }
  /// developer.apple.com/documentation/swiftui/view/opacity(_:)
  nonisolated public func opacity(_ opacity: Double) -> some View {
    recorded("opacity") { $0.set("opacity", opacity) }
  }
  /// developer.apple.com/documentation/swiftui/view/hidden()
  nonisolated public func hidden() -> some View { recorded("hidden") }
  /// developer.apple.com/documentation/swiftui/view/blendmode(_:)
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    recorded("blendMode") { $0.set("blendMode", blendMode) }
  }
  /// developer.apple.com/documentation/swiftui/view/compositinggroup()
  nonisolated public func compositingGroup() -> some View { recorded("compositingGroup") }
  /// developer.apple.com/documentation/swiftui/view/drawinggroup(opaque:)
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View {
    recorded("drawingGroup") { $0.set("opaque", opaque) }
  }
  /// developer.apple.com/documentation/swiftui/view/blur(radius:opaque:)
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    recorded("blur") {
      $0.set("radius", radius)
      $0.set("opaque", opaque)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/brightness(_:)
  nonisolated public func brightness(_ amount: Double) -> some View {
    recorded("brightness") { $0.set("amount", amount) }
  }
  /// developer.apple.com/documentation/swiftui/view/contrast(_:)
  nonisolated public func contrast(_ amount: Double) -> some View {
    recorded("contrast") { $0.set("amount", amount) }
  }
  /// developer.apple.com/documentation/swiftui/view/saturation(_:)
  nonisolated public func saturation(_ amount: Double) -> some View {
    recorded("saturation") { $0.set("amount", amount) }
  }
  /// developer.apple.com/documentation/swiftui/view/grayscale(_:)
  nonisolated public func grayscale(_ amount: Double) -> some View {
    recorded("grayscale") { $0.set("amount", amount) }
  }
  /// developer.apple.com/documentation/swiftui/view/shadow(color:radius:x:y:)
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    recorded("shadow") {
      $0.set("color", color)
      $0.set("radius", radius)
      $0.set("x", x)
      $0.set("y", y)
    }
  }
}
