// A transition is kept as a word, so that tests read it; nothing moves here.
/// developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition: CustomStringConvertible {
  public let description: String
  init(word: String) { description = word }

  /// developer.apple.com/documentation/swiftui/anytransition/init(_:)
  @available(iOS 17.0, macOS 14.0, *)
  public init<T: Transition>(_ transition: T) { description = String(describing: transition) }

  /// developer.apple.com/documentation/swiftui/anytransition/identity
  nonisolated(unsafe) public static let identity = AnyTransition(word: "identity")
  /// developer.apple.com/documentation/swiftui/anytransition/opacity
  nonisolated(unsafe) public static let opacity = AnyTransition(word: "opacity")
  /// developer.apple.com/documentation/swiftui/anytransition/slide
  public static var slide: AnyTransition { AnyTransition(word: "slide") }
  /// developer.apple.com/documentation/swiftui/anytransition/scale
  public static var scale: AnyTransition { AnyTransition(word: "scale") }
  /// developer.apple.com/documentation/swiftui/anytransition/scale(scale:anchor:)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(word: "scale(\(scale))")
  }
  /// developer.apple.com/documentation/swiftui/anytransition/move(edge:)
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(word: "move(\(edge))") }
  /// developer.apple.com/documentation/swiftui/anytransition/push(from:)
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(word: "push(\(edge))") }
  /// developer.apple.com/documentation/swiftui/anytransition/offset(_:)
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }
  /// developer.apple.com/documentation/swiftui/anytransition/offset(x:y:)
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(word: "offset(\(x), \(y))")
  }
  /// developer.apple.com/documentation/swiftui/anytransition/asymmetric(insertion:removal:)
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(word: "asymmetric(\(insertion), \(removal))")
  }
  /// developer.apple.com/documentation/swiftui/anytransition/modifier(active:identity:)
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(word: "modifier(\(E.self))")
  }
  /// developer.apple.com/documentation/swiftui/anytransition/combined(with:)
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(word: "\(self) + \(other)")
  }
  /// developer.apple.com/documentation/swiftui/anytransition/animation(_:)
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(word: "\(self).animation(\(animation?.description ?? "nil"))")
  }
}

/// developer.apple.com/documentation/swiftui/contenttransition
public struct ContentTransition: Equatable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/contenttransition/identity
  public static let identity = ContentTransition(name: "identity")
  /// developer.apple.com/documentation/swiftui/contenttransition/opacity
  public static let opacity = ContentTransition(name: "opacity")
  /// developer.apple.com/documentation/swiftui/contenttransition/interpolate
  public static let interpolate = ContentTransition(name: "interpolate")
  /// developer.apple.com/documentation/swiftui/contenttransition/numerictext(countsdown:)
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText(countsDown: \(countsDown))")
  }
  /// developer.apple.com/documentation/swiftui/contenttransition/numerictext(value:)
  @available(iOS 17.0, macOS 14.0, *)
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText(\(value))")
  }
}
