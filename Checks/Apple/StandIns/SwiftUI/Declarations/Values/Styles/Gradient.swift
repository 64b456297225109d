/// developer.apple.com/documentation/swiftui/gradient
public struct Gradient: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/gradient/stop
  public struct Stop: Hashable, Sendable {
    /// developer.apple.com/documentation/swiftui/gradient/stop/color
    public var color: Color
    /// developer.apple.com/documentation/swiftui/gradient/stop/location
    public var location: CGFloat
    /// developer.apple.com/documentation/swiftui/gradient/stop/init(color:location:)
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// developer.apple.com/documentation/swiftui/gradient/colorspace
  public struct ColorSpace: Hashable, Sendable {
    let name: String
    /// developer.apple.com/documentation/swiftui/gradient/colorspace/device
    public static let device = ColorSpace(name: "device")
    /// developer.apple.com/documentation/swiftui/gradient/colorspace/perceptual
    public static let perceptual = ColorSpace(name: "perceptual")
  }

  /// developer.apple.com/documentation/swiftui/gradient/stops
  public var stops: [Stop]
  /// developer.apple.com/documentation/swiftui/gradient/init(stops:)
  public init(stops: [Stop]) { self.stops = stops }
  /// developer.apple.com/documentation/swiftui/gradient/init(colors:)
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// developer.apple.com/documentation/swiftui/anygradient
public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient
  /// developer.apple.com/documentation/swiftui/anygradient/init(_:)
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

/// developer.apple.com/documentation/swiftui/lineargradient
public struct LinearGradient: ShapeStyle, Equatable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint
  /// developer.apple.com/documentation/swiftui/lineargradient/init(gradient:startpoint:endpoint:)
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  /// developer.apple.com/documentation/swiftui/lineargradient/init(colors:startpoint:endpoint:)
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// developer.apple.com/documentation/swiftui/lineargradient/init(stops:startpoint:endpoint:)
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// developer.apple.com/documentation/swiftui/shapestyle/lineargradient(_:startpoint:endpoint:)
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// developer.apple.com/documentation/swiftui/shapestyle/lineargradient(colors:startpoint:endpoint:)
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// developer.apple.com/documentation/swiftui/shapestyle/lineargradient(stops:startpoint:endpoint:)
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

/// developer.apple.com/documentation/swiftui/blendmode
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
