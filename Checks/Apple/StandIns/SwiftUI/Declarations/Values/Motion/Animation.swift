// What an animation says is kept as a word, so that tests read it; nothing is timed here.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }

  public static let `default` = Animation("default")
}

extension Animation {
  public static var easeInOut: Animation { Animation("easeInOut") }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut(\(duration))")
  }
  public static var easeIn: Animation { Animation("easeIn") }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn(\(duration))") }
  public static var easeOut: Animation { Animation("easeOut") }
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation("easeOut(\(duration))")
  }
  public static var linear: Animation { Animation("linear") }
  public static func linear(duration: TimeInterval) -> Animation { Animation("linear(\(duration))") }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), \(duration))")
  }
  @available(iOS 17.0, macOS 14.0, *)
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation("timingCurve(\(curve), \(duration))")
  }
}

extension Animation {
  public static var spring: Animation { Animation("spring") }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring(response: \(response), damping: \(dampingFraction), blend: \(blendDuration))")
  }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring(\(duration), bounce: \(bounce), blend: \(blendDuration))")
  }
  @available(iOS 17.0, macOS 14.0, *)
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }
  public static var interactiveSpring: Animation { Animation("interactiveSpring") }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring(\(duration), bounce: \(extraBounce), blend: \(blendDuration))")
  }
  public static var smooth: Animation { Animation("smooth") }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("smooth(\(duration), bounce: \(extraBounce))")
  }
  public static var snappy: Animation { Animation("snappy") }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("snappy(\(duration), bounce: \(extraBounce))")
  }
  public static var bouncy: Animation { Animation("bouncy") }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("bouncy(\(duration), bounce: \(extraBounce))")
  }
}

extension Animation {
  public func delay(_ delay: TimeInterval) -> Animation { Animation("\(self).delay(\(delay))") }
  public func speed(_ speed: Double) -> Animation { Animation("\(self).speed(\(speed))") }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(self).repeatCount(\(repeatCount), \(autoreverses))")
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation("\(self).repeatForever(\(autoreverses))")
  }
}

@available(iOS 17.0, macOS 14.0, *)
public struct Spring: Hashable, Sendable {
  public let duration: TimeInterval
  public let bounce: Double
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.duration = duration
    self.bounce = bounce
  }
  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
}

@available(iOS 17.0, macOS 14.0, *)
public struct UnitCurve: Hashable, Sendable {
  let name: String
  public static let linear = UnitCurve(name: "linear")
  public static let easeIn = UnitCurve(name: "easeIn")
  public static let easeOut = UnitCurve(name: "easeOut")
  public static let easeInOut = UnitCurve(name: "easeInOut")
}
