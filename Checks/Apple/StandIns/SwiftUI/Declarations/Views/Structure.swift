/// developer.apple.com/documentation/swiftui/emptyview
nonisolated public struct EmptyView: View, _PrimitiveView {
  /// developer.apple.com/documentation/swiftui/emptyview/init()
  public init() {}

  @MainActor public static func _walk(_ view: EmptyView, in walk: ViewWalk) {}
}

/// developer.apple.com/documentation/swiftui/tupleview
nonisolated public struct TupleView<T>: View, _PrimitiveView {
  public var value: T
  var members: (@MainActor (ViewWalk) -> Void)?

  /// developer.apple.com/documentation/swiftui/tupleview/init(_:)
  public init(_ value: T) {
    self.value = value
  }

  init(_ value: T, members: @escaping @MainActor (ViewWalk) -> Void) {
    self.value = value
    self.members = members
  }

  @MainActor public static func _walk(_ view: TupleView<T>, in walk: ViewWalk) {
    view.members?(walk)
  }
}

/// developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    switch view.storage {
    case .trueContent(let content): walk.visit(content, at: .branch(true))
    case .falseContent(let content): walk.visit(content, at: .branch(false))
    }
  }
}

/// developer.apple.com/documentation/swift/optional
extension Optional: View, _PrimitiveView where Wrapped: View {
  public typealias Body = Never

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    guard let content = view else { return }
    walk.visit(content, at: .branch(true))
  }
}

/// developer.apple.com/documentation/swiftui/anyview
nonisolated public struct AnyView: View, _PrimitiveView {
  let visit: @MainActor (ViewWalk) -> Void

  /// developer.apple.com/documentation/swiftui/anyview/init(_:)
  public init<V>(_ view: V) where V: View {
    let content = Carried(view)
    visit = { walk in walk.visit(content.value, at: .content) }
  }

  /// developer.apple.com/documentation/swiftui/anyview/init(erasing:)
  public init<V>(erasing view: V) where V: View {
    self.init(view)
  }

  @MainActor public static func _walk(_ view: AnyView, in walk: ViewWalk) {
    view.visit(walk)
  }
}

/// developer.apple.com/documentation/swiftui/group
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
  public typealias Body = Never

  /// developer.apple.com/documentation/swiftui/group/init(content:)
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.visit(view.content, at: .content)
  }
}
