#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/view (iOS 17: only `body` is on the main actor)
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor var body: Self.Body { get }

  /// Not Apple's: how the stand-in evaluates a view; views made of others have the default.
  @MainActor static func _walk(_ view: Self, in walk: ViewWalk)
}
#else
/// developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Not Apple's: how the stand-in evaluates a view; views made of others have the default.
  @MainActor static func _walk(_ view: Self, in walk: ViewWalk)
}
#endif

extension View {
  /// Links the view's dynamic properties, then evaluates its body.
  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    var view = view
    walk.link(&view)
    walk.visit(view.body, at: .body)
  }
}

/// Not Apple's: a view that has no body, since the stand-in evaluates it by itself.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  @MainActor public var body: Never { fatalError("A primitive view has no body.") }
}

/// developer.apple.com/documentation/swift/never
extension Never: View {
  @MainActor public var body: Never { fatalError("Never has no value.") }
  @MainActor public static func _walk(_ view: Never, in walk: ViewWalk) {}
}
