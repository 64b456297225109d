extension View {
  /// developer.apple.com/documentation/swiftui/view/font(_:)
  nonisolated public func font(_ font: Font?) -> some View {
    environmentChanged("font", { $0.font = font }) { $0.set("font", font) }
  }
  /// developer.apple.com/documentation/swiftui/view/fontweight(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    recorded("fontWeight") { $0.set("weight", weight) }
  }
  /// developer.apple.com/documentation/swiftui/view/fontdesign(_:)
  @available(iOS 16.1, macOS 13.0, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    recorded("fontDesign") { $0.set("design", design) }
  }
  /// developer.apple.com/documentation/swiftui/view/fontwidth(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    recorded("fontWidth") { $0.set("width", width) }
  }
  /// developer.apple.com/documentation/swiftui/view/bold(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    recorded("bold") { $0.set("isActive", isActive) }
  }
  /// developer.apple.com/documentation/swiftui/view/italic(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    recorded("italic") { $0.set("isActive", isActive) }
  }
  /// developer.apple.com/documentation/swiftui/view/monospaced(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    recorded("monospaced") { $0.set("isActive", isActive) }
  }
  /// developer.apple.com/documentation/swiftui/view/monospaceddigit()
  nonisolated public func monospacedDigit() -> some View { recorded("monospacedDigit") }
  /// developer.apple.com/documentation/swiftui/view/underline(_:pattern:color:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    recorded("underline") {
      $0.set("isActive", isActive)
      $0.set("pattern", pattern)
      $0.set("color", color)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/strikethrough(_:pattern:color:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    recorded("strikethrough") {
      $0.set("isActive", isActive)
      $0.set("pattern", pattern)
      $0.set("color", color)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/kerning(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    recorded("kerning") { $0.set("kerning", kerning) }
  }
  /// developer.apple.com/documentation/swiftui/view/tracking(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    recorded("tracking") { $0.set("tracking", tracking) }
  }
  /// developer.apple.com/documentation/swiftui/view/baselineoffset(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    recorded("baselineOffset") { $0.set("baselineOffset", baselineOffset) }
  }
}
