// A transition is kept as a word, so that tests read it; nothing moves here.
public struct AnyTransition: CustomStringConvertible, Sendable {
  public let description: String
  init(word: String) { description = word }

  @available(iOS 17.0, macOS 14.0, *)
  public init<T: Transition>(_ transition: T) { description = String(describing: transition) }

  public static let identity = AnyTransition(word: "identity")
  public static let opacity = AnyTransition(word: "opacity")
  public static var slide: AnyTransition { AnyTransition(word: "slide") }
  public static var scale: AnyTransition { AnyTransition(word: "scale") }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(word: "scale(\(scale))")
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(word: "move(\(edge))") }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(word: "push(\(edge))") }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(word: "offset(\(x), \(y))")
  }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(word: "asymmetric(\(insertion), \(removal))")
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(word: "modifier(\(E.self))")
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(word: "\(self) + \(other)")
  }
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(word: "\(self).animation(\(animation?.description ?? "nil"))")
  }
}

public struct ContentTransition: Equatable, Sendable {
  let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText(countsDown: \(countsDown))")
  }
  @available(iOS 17.0, macOS 14.0, *)
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText(\(value))")
  }
}
