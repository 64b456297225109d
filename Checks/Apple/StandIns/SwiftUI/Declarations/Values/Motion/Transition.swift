/// developer.apple.com/documentation/swiftui/transitionphase
@available(iOS 17.0, macOS 14.0, *)
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  /// developer.apple.com/documentation/swiftui/transitionphase/isidentity
  public var isIdentity: Bool { self == .identity }
  /// developer.apple.com/documentation/swiftui/transitionphase/value
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// developer.apple.com/documentation/swiftui/transitionproperties
@available(iOS 17.0, macOS 14.0, *)
public struct TransitionProperties: Sendable {
  /// developer.apple.com/documentation/swiftui/transitionproperties/hasmotion
  public var hasMotion: Bool
  /// developer.apple.com/documentation/swiftui/transitionproperties/init(hasmotion:)
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// developer.apple.com/documentation/swiftui/transition
@available(iOS 17.0, macOS 14.0, *)
@MainActor @preconcurrency public protocol Transition {
  typealias Content = PlaceholderContentView<Self>
  /// developer.apple.com/documentation/swiftui/transition/body
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/transition/body(content:phase:)
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition {
  /// developer.apple.com/documentation/swiftui/transition/properties
  public static var properties: TransitionProperties { TransitionProperties() }
  /// developer.apple.com/documentation/swiftui/transition/animation(_:)
  public func animation(_ animation: Animation?) -> some Transition {
    NamedTransition(description: "\(self).animation(\(animation?.description ?? "nil"))")
  }
  /// developer.apple.com/documentation/swiftui/transition/combined(with:)
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

/// developer.apple.com/documentation/swiftui/opacitytransition
@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct OpacityTransition: Transition, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/opacitytransition/init()
  public init() {}
  nonisolated public var description: String { "opacity" }
  /// developer.apple.com/documentation/swiftui/opacitytransition/body(content:phase:)
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// developer.apple.com/documentation/swiftui/identitytransition
@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct IdentityTransition: Transition, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/identitytransition/init()
  public init() {}
  nonisolated public var description: String { "identity" }
  /// developer.apple.com/documentation/swiftui/identitytransition/body(content:phase:)
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// developer.apple.com/documentation/swiftui/slidetransition
@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct SlideTransition: Transition, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/slidetransition/init()
  public init() {}
  nonisolated public var description: String { "slide" }
  /// developer.apple.com/documentation/swiftui/slidetransition/body(content:phase:)
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// developer.apple.com/documentation/swiftui/scaletransition
@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct ScaleTransition: Transition, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/scaletransition/scale
  public var scale: Double
  /// developer.apple.com/documentation/swiftui/scaletransition/anchor
  public var anchor: UnitPoint
  /// developer.apple.com/documentation/swiftui/scaletransition/init(_:anchor:)
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  nonisolated public var description: String { "scale(\(scale))" }
  /// developer.apple.com/documentation/swiftui/scaletransition/body(content:phase:)
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// developer.apple.com/documentation/swiftui/movetransition
@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct MoveTransition: Transition, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/movetransition/edge
  public var edge: Edge
  /// developer.apple.com/documentation/swiftui/movetransition/init(edge:)
  public init(edge: Edge) { self.edge = edge }
  nonisolated public var description: String { "move(\(edge))" }
  /// developer.apple.com/documentation/swiftui/movetransition/body(content:phase:)
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// developer.apple.com/documentation/swiftui/pushtransition
@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct PushTransition: Transition, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/pushtransition/edge
  public var edge: Edge
  /// developer.apple.com/documentation/swiftui/pushtransition/init(edge:)
  public init(edge: Edge) { self.edge = edge }
  nonisolated public var description: String { "push(\(edge))" }
  /// developer.apple.com/documentation/swiftui/pushtransition/body(content:phase:)
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// developer.apple.com/documentation/swiftui/offsettransition
@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct OffsetTransition: Transition, CustomStringConvertible {
  /// developer.apple.com/documentation/swiftui/offsettransition/offset
  public var offset: CGSize
  /// developer.apple.com/documentation/swiftui/offsettransition/init(_:)
  public init(_ offset: CGSize) { self.offset = offset }
  nonisolated public var description: String { "offset(\(offset.width), \(offset.height))" }
  /// developer.apple.com/documentation/swiftui/offsettransition/body(content:phase:)
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// developer.apple.com/documentation/swiftui/asymmetrictransition
@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition, CustomStringConvertible
{
  /// developer.apple.com/documentation/swiftui/asymmetrictransition/insertion
  public var insertion: Insertion
  /// developer.apple.com/documentation/swiftui/asymmetrictransition/removal
  public var removal: Removal
  /// developer.apple.com/documentation/swiftui/asymmetrictransition/init(insertion:removal:)
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  nonisolated public var description: String { "asymmetric(\(insertion), \(removal))" }
  /// developer.apple.com/documentation/swiftui/asymmetrictransition/body(content:phase:)
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == OpacityTransition {
  /// developer.apple.com/documentation/swiftui/transition/opacity
  public static var opacity: OpacityTransition { OpacityTransition() }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == IdentityTransition {
  /// developer.apple.com/documentation/swiftui/transition/identity
  public static var identity: IdentityTransition { IdentityTransition() }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == SlideTransition {
  /// developer.apple.com/documentation/swiftui/transition/slide
  public static var slide: SlideTransition { SlideTransition() }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == ScaleTransition {
  /// developer.apple.com/documentation/swiftui/transition/scale
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// developer.apple.com/documentation/swiftui/transition/scale(_:anchor:)
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == MoveTransition {
  /// developer.apple.com/documentation/swiftui/transition/move(edge:)
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == PushTransition {
  /// developer.apple.com/documentation/swiftui/transition/push(from:)
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == OffsetTransition {
  /// developer.apple.com/documentation/swiftui/transition/offset(_:)
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// developer.apple.com/documentation/swiftui/transition/offset(x:y:)
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

/// developer.apple.com/documentation/swiftui/placeholdercontentview
nonisolated public struct PlaceholderContentView<Value>: View, _PrimitiveView {
  // Not Apple's: evaluates what the placeholder stands for, where that is known.
  var visit: (@MainActor (ViewWalk) -> Void)?

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    guard let visit = view.visit else {
      walk.node("PlaceholderContentView")
      return
    }
    visit(walk)
  }
}
