@available(iOS 17.0, macOS 14.0, *)
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

@available(iOS 17.0, macOS 14.0, *)
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

@available(iOS 17.0, macOS 14.0, *)
@MainActor @preconcurrency public protocol Transition {
  typealias Content = PlaceholderContentView<Self>
  associatedtype Body: View
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func animation(_ animation: Animation?) -> some Transition {
    NamedTransition(description: "\(self).animation(\(animation?.description ?? "nil"))")
  }
  public func combined<T: Transition>(with other: T) -> some Transition {
    NamedTransition(description: "\(self) + \(other)")
  }
}

// The transition of every built-in name; views pass it through.
@available(iOS 17.0, macOS 14.0, *)
nonisolated struct NamedTransition: Transition, CustomStringConvertible {
  let description: String
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct OpacityTransition: Transition, CustomStringConvertible {
  public init() {}
  nonisolated public var description: String { "opacity" }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct IdentityTransition: Transition, CustomStringConvertible {
  public init() {}
  nonisolated public var description: String { "identity" }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct SlideTransition: Transition, CustomStringConvertible {
  public init() {}
  nonisolated public var description: String { "slide" }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct ScaleTransition: Transition, CustomStringConvertible {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  nonisolated public var description: String { "scale(\(scale))" }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct MoveTransition: Transition, CustomStringConvertible {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  nonisolated public var description: String { "move(\(edge))" }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct PushTransition: Transition, CustomStringConvertible {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  nonisolated public var description: String { "push(\(edge))" }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct OffsetTransition: Transition, CustomStringConvertible {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  nonisolated public var description: String { "offset(\(offset.width), \(offset.height))" }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition, CustomStringConvertible
{
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  nonisolated public var description: String { "asymmetric(\(insertion), \(removal))" }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

nonisolated public struct PlaceholderContentView<Value>: View, _PrimitiveView {
  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node("PlaceholderContentView")
  }
}
