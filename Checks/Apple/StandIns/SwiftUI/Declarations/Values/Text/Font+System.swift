extension Font {
  private static func system(_ base: Base, _ weight: Weight?, _ design: Design?) -> Font {
    let changes = [weight.map(Change.weight), design.map(Change.design)].compactMap { $0 }
    return Font(base: base, changes: changes.filter { $0 != .design(.default) })
  }

  /// developer.apple.com/documentation/swiftui/font/system(_:design:weight:)
  @available(iOS 16.0, macOS 13.0, *)
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    system(.style(style), weight, design)
  }
  /// developer.apple.com/documentation/swiftui/font/system(_:design:)
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    system(.style(style), nil, design)
  }
  /// developer.apple.com/documentation/swiftui/font/system(size:weight:design:)
  @available(iOS 16.0, macOS 13.0, *)
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    system(.system(size: size), weight, design)
  }
  /// developer.apple.com/documentation/swiftui/font/system(size:weight:design:)
  @_disfavoredOverload
  public static func system(
    size: CGFloat,
    weight: Weight = .regular,
    design: Design = .default
  ) -> Font {
    system(.system(size: size), weight, design)
  }
  /// developer.apple.com/documentation/swiftui/font/custom(_:size:)
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size: size, relativeTo: .body))
  }
  /// developer.apple.com/documentation/swiftui/font/custom(_:size:relativeto:)
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(base: .custom(name, size: size, relativeTo: textStyle))
  }
  /// developer.apple.com/documentation/swiftui/font/custom(_:fixedsize:)
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, size: fixedSize, relativeTo: nil))
  }
}

extension Font {
  private func adding(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }

  /// developer.apple.com/documentation/swiftui/font/italic()
  public func italic() -> Font { adding(.italic) }
  /// developer.apple.com/documentation/swiftui/font/smallcaps()
  public func smallCaps() -> Font { adding(.smallCaps) }
  /// developer.apple.com/documentation/swiftui/font/monospaceddigit()
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  /// developer.apple.com/documentation/swiftui/font/monospaced()
  public func monospaced() -> Font { adding(.monospaced) }
  /// developer.apple.com/documentation/swiftui/font/bold()
  public func bold() -> Font { adding(.weight(.bold)) }
  /// developer.apple.com/documentation/swiftui/font/weight(_:)
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  /// developer.apple.com/documentation/swiftui/font/leading(_:)
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  /// developer.apple.com/documentation/swiftui/font/width(_:)
  @available(iOS 16.0, macOS 13.0, *)
  public func width(_ width: Width) -> Font { adding(.width(width)) }
}
