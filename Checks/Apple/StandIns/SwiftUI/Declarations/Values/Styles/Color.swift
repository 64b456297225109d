/// developer.apple.com/documentation/swiftui/color
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

  /// developer.apple.com/documentation/swiftui/color/rgbcolorspace
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:)
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let solid = Color(content: .components(colorSpace, red: red, green: green, blue: blue))
    self = opacity == 1 ? solid : solid.opacity(opacity)
  }

  /// developer.apple.com/documentation/swiftui/color/init(_:white:opacity:)
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// developer.apple.com/documentation/swiftui/color/init(hue:saturation:brightness:opacity:)
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ shift: Double) -> Double {
      let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// developer.apple.com/documentation/swiftui/color/init(_:bundle:)
  public init(_ name: String, bundle: Bundle? = nil) { content = .asset(name) }

  /// developer.apple.com/documentation/swiftui/color/init(_:)
  @available(iOS 17.0, macOS 14.0, *)
  public init(_ resolved: Resolved) { content = .resolved(resolved) }

  /// developer.apple.com/documentation/swiftui/color/opacity(_:)
  public func opacity(_ opacity: Double) -> Color {
    Color(content: .opacity(self, opacity))
  }

  /// developer.apple.com/documentation/swiftui/color/mix(with:by:in:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(content: .mix(self, rhs, fraction))
  }

  /// developer.apple.com/documentation/swiftui/color/gradient
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
  /// developer.apple.com/documentation/swiftui/color/red
  public static let red = Color(content: .named("red"))
  /// developer.apple.com/documentation/swiftui/color/orange
  public static let orange = Color(content: .named("orange"))
  /// developer.apple.com/documentation/swiftui/color/yellow
  public static let yellow = Color(content: .named("yellow"))
  /// developer.apple.com/documentation/swiftui/color/green
  public static let green = Color(content: .named("green"))
  /// developer.apple.com/documentation/swiftui/color/mint
  public static let mint = Color(content: .named("mint"))
  /// developer.apple.com/documentation/swiftui/color/teal
  public static let teal = Color(content: .named("teal"))
  /// developer.apple.com/documentation/swiftui/color/cyan
  public static let cyan = Color(content: .named("cyan"))
  /// developer.apple.com/documentation/swiftui/color/blue
  public static let blue = Color(content: .named("blue"))
  /// developer.apple.com/documentation/swiftui/color/indigo
  public static let indigo = Color(content: .named("indigo"))
  /// developer.apple.com/documentation/swiftui/color/purple
  public static let purple = Color(content: .named("purple"))
  /// developer.apple.com/documentation/swiftui/color/pink
  public static let pink = Color(content: .named("pink"))
  /// developer.apple.com/documentation/swiftui/color/brown
  public static let brown = Color(content: .named("brown"))
  /// developer.apple.com/documentation/swiftui/color/white
  public static let white = Color(content: .named("white"))
  /// developer.apple.com/documentation/swiftui/color/gray
  public static let gray = Color(content: .named("gray"))
  /// developer.apple.com/documentation/swiftui/color/black
  public static let black = Color(content: .named("black"))
  /// developer.apple.com/documentation/swiftui/color/clear
  public static let clear = Color(content: .named("clear"))
  /// developer.apple.com/documentation/swiftui/color/primary
  public static let primary = Color(content: .named("primary"))
  /// developer.apple.com/documentation/swiftui/color/secondary
  public static let secondary = Color(content: .named("secondary"))
  /// developer.apple.com/documentation/swiftui/color/accentcolor
  public static var accentColor: Color { Color(content: .named("accentColor")) }
}
