extension UIColor {
  /// Not Apple's: red, green, blue and alpha as the colour is under some traits.
  public func components(
    in traits: UITraitCollection
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch content {
    case .fixed(let r, let g, let b, let a): (r, g, b, a)
    case .dynamic: resolvedColor(with: traits).components(in: traits)
    }
  }

  static func rgb(
    _ hue: CGFloat,
    _ saturation: CGFloat,
    _ brightness: CGFloat
  ) -> (CGFloat, CGFloat, CGFloat) {
    func part(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return (part(5), part(3), part(1))
  }

  /// A colour with one look in light and another in dark surroundings.
  static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
    func color(_ hex: UInt32) -> UIColor {
      UIColor(
        red: CGFloat(hex >> 24 & 255) / 255,
        green: CGFloat(hex >> 16 & 255) / 255,
        blue: CGFloat(hex >> 8 & 255) / 255,
        alpha: CGFloat(hex & 255) / 255
      )
    }
    let (lightColor, darkColor) = (color(light), color(dark))
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }
}
