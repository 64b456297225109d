public struct Color: Hashable, Sendable, CustomStringConvertible {
  let content: Content

  // What a color was made of, which tests compare.
  indirect enum Content: Hashable, Sendable {
    case named(String)
    case asset(String)
    case components(RGBColorSpace, red: Double, green: Double, blue: Double)
    case resolved(Resolved)
    case opacity(Color, Double)
    case mix(Color, Color, Double)
  }

  init(content: Content) { self.content = content }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let solid = Color(content: .components(colorSpace, red: red, green: green, blue: blue))
    self = opacity == 1 ? solid : solid.opacity(opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ shift: Double) -> Double {
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  public init(_ name: String, bundle: Bundle? = nil) { content = .asset(name) }

  @available(iOS 17.0, macOS 14.0, *)
  public init(_ resolved: Resolved) { content = .resolved(resolved) }

  public func opacity(_ opacity: Double) -> Color {
    Color(content: .opacity(self, opacity))
  }

  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(content: .mix(self, rhs, fraction))
  }

  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  public var description: String {
    switch content {
    case .named(let name): name
    case .asset(let name): "asset(\(name))"
    case .components(let space, let red, let green, let blue):
      "\(space)(\(red), \(green), \(blue))"
    case .resolved(let resolved): "\(resolved)"
    case .opacity(let color, let opacity): "\(color).opacity(\(opacity))"
    case .mix(let one, let other, let fraction): "\(one).mix(\(other), \(fraction))"
    }
  }
}

extension Color {
  public static let red = Color(content: .named("red"))
  public static let orange = Color(content: .named("orange"))
  public static let yellow = Color(content: .named("yellow"))
  public static let green = Color(content: .named("green"))
  public static let mint = Color(content: .named("mint"))
  public static let teal = Color(content: .named("teal"))
  public static let cyan = Color(content: .named("cyan"))
  public static let blue = Color(content: .named("blue"))
  public static let indigo = Color(content: .named("indigo"))
  public static let purple = Color(content: .named("purple"))
  public static let pink = Color(content: .named("pink"))
  public static let brown = Color(content: .named("brown"))
  public static let white = Color(content: .named("white"))
  public static let gray = Color(content: .named("gray"))
  public static let black = Color(content: .named("black"))
  public static let clear = Color(content: .named("clear"))
  public static let primary = Color(content: .named("primary"))
  public static let secondary = Color(content: .named("secondary"))
  public static var accentColor: Color { Color(content: .named("accentColor")) }
}
