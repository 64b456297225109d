#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/viewmodifier (iOS 17: only `body` is on the main actor)
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}
#else
/// developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}
#endif

/// developer.apple.com/documentation/swiftui/viewmodifier/content
nonisolated public struct _ViewModifier_Content<Modifier>: View, _PrimitiveView
where Modifier: ViewModifier {
  let visit: @MainActor (ViewWalk) -> Void

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    view.visit(walk)
  }
}

/// developer.apple.com/documentation/swiftui/emptymodifier
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = _ViewModifier_Content<EmptyModifier>

  /// developer.apple.com/documentation/swiftui/emptymodifier/identity
  public static let identity = EmptyModifier()

  /// developer.apple.com/documentation/swiftui/emptymodifier/init()
  public init() {}

  @MainActor public func body(content: Content) -> _ViewModifier_Content<EmptyModifier> { content }
}

/// developer.apple.com/documentation/swiftui/modifiedcontent
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// developer.apple.com/documentation/swiftui/modifiedcontent/content
  public var content: Content
  /// developer.apple.com/documentation/swiftui/modifiedcontent/modifier
  public var modifier: Modifier

  /// developer.apple.com/documentation/swiftui/modifiedcontent/init(content:modifier:)
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    var modifier = view.modifier
    walk.link(&modifier)
    let inner = Carried(view.content)
    let content = _ViewModifier_Content<Modifier> { walk in
      walk.visit(inner.value, at: .content)
    }
    walk.visit(modifier.body(content: content), at: .body)
  }
}

extension ModifiedContent: ViewModifier
where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public func body(
    content: _ViewModifier_Content<ModifiedContent<Content, Modifier>>
  ) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/modifier(_:)
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// developer.apple.com/documentation/swiftui/viewmodifier/concat(_:)
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
