// What an animation says is kept as a word, so that tests read it; nothing is timed here.
/// developer.apple.com/documentation/swiftui/animation
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }

  /// developer.apple.com/documentation/swiftui/animation/default
  public static let `default` = Animation("default")
}

extension Animation {
  /// developer.apple.com/documentation/swiftui/animation/easeinout
  public static var easeInOut: Animation { Animation("easeInOut") }
  /// developer.apple.com/documentation/swiftui/animation/easeinout(duration:)
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut(\(duration))")
  }
  /// developer.apple.com/documentation/swiftui/animation/easein
  public static var easeIn: Animation { Animation("easeIn") }
  /// developer.apple.com/documentation/swiftui/animation/easein(duration:)
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation("easeIn(\(duration))")
  }
  /// developer.apple.com/documentation/swiftui/animation/easeout
  public static var easeOut: Animation { Animation("easeOut") }
  /// developer.apple.com/documentation/swiftui/animation/easeout(duration:)
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation("easeOut(\(duration))")
  }
  /// developer.apple.com/documentation/swiftui/animation/linear
  public static var linear: Animation { Animation("linear") }
  /// developer.apple.com/documentation/swiftui/animation/linear(duration:)
  public static func linear(duration: TimeInterval) -> Animation {
    Animation("linear(\(duration))")
  }
  /// developer.apple.com/documentation/swiftui/animation/timingcurve(_:_:_:_:duration:)
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), \(duration))")
  }
  /// developer.apple.com/documentation/swiftui/animation/timingcurve(_:duration:)
  @available(iOS 17.0, macOS 14.0, *)
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation("timingCurve(\(curve), \(duration))")
  }
}

extension Animation {
  /// developer.apple.com/documentation/swiftui/animation/spring
  public static var spring: Animation { Animation("spring") }
  /// developer.apple.com/documentation/swiftui/animation/spring(response:dampingfraction:blendduration:)
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring(response: \(response), damping: \(dampingFraction), blend: \(blendDuration))")
  }
  /// developer.apple.com/documentation/swiftui/animation/spring(duration:bounce:blendduration:)
  public static func spring(
    duration: TimeInterval = 0.5,
    bounce: Double = 0.0,
    blendDuration: Double = 0
  ) -> Animation {
    Animation("spring(\(duration), bounce: \(bounce), blend: \(blendDuration))")
  }
  /// developer.apple.com/documentation/swiftui/animation/spring(_:blendduration:)
  @available(iOS 17.0, macOS 14.0, *)
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }
  /// developer.apple.com/documentation/swiftui/animation/interactivespring
  public static var interactiveSpring: Animation { Animation("interactiveSpring") }
  /// developer.apple.com/documentation/swiftui/animation/interactivespring(duration:extrabounce:blendduration:)
  public static func interactiveSpring(
    duration: TimeInterval = 0.15,
    extraBounce: Double = 0.0,
    blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring(\(duration), bounce: \(extraBounce), blend: \(blendDuration))")
  }
  /// developer.apple.com/documentation/swiftui/animation/smooth
  public static var smooth: Animation { Animation("smooth") }
  /// developer.apple.com/documentation/swiftui/animation/smooth(duration:extrabounce:)
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("smooth(\(duration), bounce: \(extraBounce))")
  }
  /// developer.apple.com/documentation/swiftui/animation/snappy
  public static var snappy: Animation { Animation("snappy") }
  /// developer.apple.com/documentation/swiftui/animation/snappy(duration:extrabounce:)
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("snappy(\(duration), bounce: \(extraBounce))")
  }
  /// developer.apple.com/documentation/swiftui/animation/bouncy
  public static var bouncy: Animation { Animation("bouncy") }
  /// developer.apple.com/documentation/swiftui/animation/bouncy(duration:extrabounce:)
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("bouncy(\(duration), bounce: \(extraBounce))")
  }
}

extension Animation {
  /// developer.apple.com/documentation/swiftui/animation/delay(_:)
  public func delay(_ delay: TimeInterval) -> Animation { Animation("\(self).delay(\(delay))") }
  /// developer.apple.com/documentation/swiftui/animation/speed(_:)
  public func speed(_ speed: Double) -> Animation { Animation("\(self).speed(\(speed))") }
  /// developer.apple.com/documentation/swiftui/animation/repeatcount(_:autoreverses:)
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(self).repeatCount(\(repeatCount), \(autoreverses))")
  }
  /// developer.apple.com/documentation/swiftui/animation/repeatforever(autoreverses:)
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation("\(self).repeatForever(\(autoreverses))")
  }
}

/// developer.apple.com/documentation/swiftui/spring
@available(iOS 17.0, macOS 14.0, *)
public struct Spring: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/spring/duration
  public let duration: TimeInterval
  /// developer.apple.com/documentation/swiftui/spring/bounce
  public let bounce: Double
  /// developer.apple.com/documentation/swiftui/spring/init(duration:bounce:)
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.duration = duration
    self.bounce = bounce
  }
  /// developer.apple.com/documentation/swiftui/spring/smooth
  public static var smooth: Spring { Spring() }
  /// developer.apple.com/documentation/swiftui/spring/snappy
  public static var snappy: Spring { Spring(bounce: 0.15) }
  /// developer.apple.com/documentation/swiftui/spring/bouncy
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}

/// developer.apple.com/documentation/swiftui/unitcurve
@available(iOS 17.0, macOS 14.0, *)
public struct UnitCurve: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/unitcurve/linear
  public static let linear = UnitCurve(name: "linear")
  /// developer.apple.com/documentation/swiftui/unitcurve/easein
  public static let easeIn = UnitCurve(name: "easeIn")
  /// developer.apple.com/documentation/swiftui/unitcurve/easeout
  public static let easeOut = UnitCurve(name: "easeOut")
  /// developer.apple.com/documentation/swiftui/unitcurve/easeinout
  public static let easeInOut = UnitCurve(name: "easeInOut")
}
