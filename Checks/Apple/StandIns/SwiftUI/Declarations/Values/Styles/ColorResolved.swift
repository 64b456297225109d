extension Color {
  /// developer.apple.com/documentation/swiftui/color/resolved
  @available(iOS 17.0, macOS 14.0, *)
  public struct Resolved: Hashable, Sendable, Codable, CustomStringConvertible {
    /// developer.apple.com/documentation/swiftui/color/resolved/linearred
    public var linearRed: Float
    /// developer.apple.com/documentation/swiftui/color/resolved/lineargreen
    public var linearGreen: Float
    /// developer.apple.com/documentation/swiftui/color/resolved/linearblue
    public var linearBlue: Float
    /// developer.apple.com/documentation/swiftui/color/resolved/opacity
    public var opacity: Float

    /// developer.apple.com/documentation/swiftui/color/resolved/init(colorspace:red:green:blue:opacity:)
    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      let isLinear = colorSpace == .sRGBLinear
      linearRed = isLinear ? red : Self.linear(red)
      linearGreen = isLinear ? green : Self.linear(green)
      linearBlue = isLinear ? blue : Self.linear(blue)
      self.opacity = opacity
    }

    /// developer.apple.com/documentation/swiftui/color/resolved/red
    public var red: Float {
      get { Self.gamma(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    /// developer.apple.com/documentation/swiftui/color/resolved/green
    public var green: Float {
      get { Self.gamma(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    /// developer.apple.com/documentation/swiftui/color/resolved/blue
    public var blue: Float {
      get { Self.gamma(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    // The transfer function of sRGB, odd about zero as the extended range has it.
    static func linear(_ value: Float) -> Float {
      let size = abs(value)
      let result = size <= 0.04045 ? size / 12.92 : Float(pow(Double(size + 0.055) / 1.055, 2.4))
      return value < 0 ? -result : result
    }

    static func gamma(_ value: Float) -> Float {
      let size = abs(value)
      let result =
        size <= 0.0031308 ? size * 12.92 : Float(1.055 * pow(Double(size), 1 / 2.4) - 0.055)
      return value < 0 ? -result : result
    }

    public var description: String {
      let channels = [red, green, blue, opacity].map { Int(($0 * 255).rounded()) }
      return "#" + channels.map { String(format: "%02X", $0) }.joined()
    }
  }

  /// developer.apple.com/documentation/swiftui/color/resolve(in:)
  @available(iOS 17.0, macOS 14.0, *)
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    switch content {
    case .named(let name): Self.system(name, isDark: environment.colorScheme == .dark)
    case .asset: Resolved(red: 0, green: 0, blue: 0)
    case .components(let space, let red, let green, let blue):
      Resolved(colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue))
    case .resolved(let resolved): resolved
    case .opacity(let color, let opacity):
      color.resolve(in: environment).faded(Float(opacity))
    case .mix(let one, let other, let fraction):
      one.resolve(in: environment).mixed(other.resolve(in: environment), Float(fraction))
    }
  }

  // developer.apple.com/design/human-interface-guidelines/color (system colors, iOS 17).
  private static func system(_ name: String, isDark: Bool) -> Resolved {
    guard let (light, dark) = table[name] else { return Resolved(red: 0, green: 0, blue: 0) }
    let value = isDark ? dark : light
    func channel(_ shift: UInt32) -> Float { Float((value >> shift) & 0xFF) / 255 }
    return Resolved(red: channel(24), green: channel(16), blue: channel(8), opacity: channel(0))
  }

  private static let table: [String: (UInt32, UInt32)] = [
    "red": (0xFF3B_30FF, 0xFF45_3AFF), "orange": (0xFF95_00FF, 0xFF9F_0AFF),
    "yellow": (0xFFCC_00FF, 0xFFD6_0AFF), "green": (0x34C7_59FF, 0x30D1_58FF),
    "mint": (0x00C7_BEFF, 0x63E6_E2FF), "teal": (0x30B0_C7FF, 0x40C8_E0FF),
    "cyan": (0x32AD_E6FF, 0x64D2_FFFF), "blue": (0x007A_FFFF, 0x0A84_FFFF),
    "indigo": (0x5856_D6FF, 0x5E5C_E6FF), "purple": (0xAF52_DEFF, 0xBF5A_F2FF),
    "pink": (0xFF2D_55FF, 0xFF37_5FFF), "brown": (0xA284_5EFF, 0xAC8E_68FF),
    "white": (0xFFFF_FFFF, 0xFFFF_FFFF), "gray": (0x8E8E_93FF, 0x8E8E_93FF),
    "black": (0x0000_00FF, 0x0000_00FF), "clear": (0x0000_0000, 0x0000_0000),
    "primary": (0x0000_00FF, 0xFFFF_FFFF), "secondary": (0x3C3C_4399, 0xEBEB_F599),
    "accentColor": (0x007A_FFFF, 0x0A84_FFFF),
  ]
}

extension Color.Resolved {
  func faded(_ factor: Float) -> Color.Resolved {
    var result = self
    result.opacity *= factor
    return result
  }

  // Mixed in linear light: the perceptual space of the framework is not documented.
  func mixed(_ other: Color.Resolved, _ fraction: Float) -> Color.Resolved {
    func between(_ one: Float, _ two: Float) -> Float { one + (two - one) * fraction }
    return Color.Resolved(
      colorSpace: .sRGBLinear,
      red: between(linearRed, other.linearRed),
      green: between(linearGreen, other.linearGreen),
      blue: between(linearBlue, other.linearBlue),
      opacity: between(opacity, other.opacity)
    )
  }
}
