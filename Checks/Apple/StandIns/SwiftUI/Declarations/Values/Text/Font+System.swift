extension Font {
  private static func system(_ base: Base, _ weight: Weight?, _ design: Design?) -> Font {
    let changes = [weight.map(Change.weight), design.map(Change.design)].compactMap { $0 }
    return Font(base: base, changes: changes.filter { $0 != .design(.default) })
  }

  @available(iOS 16.0, macOS 13.0, *)
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    system(.style(style), weight, design)
  }
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    system(.style(style), nil, design)
  }
  @available(iOS 16.0, macOS 13.0, *)
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    system(.system(size: size), weight, design)
  }
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    system(.system(size: size), weight, design)
  }
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size: size, relativeTo: .body))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(base: .custom(name, size: size, relativeTo: textStyle))
  }
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

  public func italic() -> Font { adding(.italic) }
  public func smallCaps() -> Font { adding(.smallCaps) }
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  public func monospaced() -> Font { adding(.monospaced) }
  public func bold() -> Font { adding(.weight(.bold)) }
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  @available(iOS 16.0, macOS 13.0, *)
  public func width(_ width: Width) -> Font { adding(.width(width)) }
}
