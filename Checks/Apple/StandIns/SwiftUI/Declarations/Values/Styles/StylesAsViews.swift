// The styles that are views too; the conformances stand apart from the types, so that these stay
// free of any actor.

extension Color: View, _PrimitiveView {
  /// developer.apple.com/documentation/swiftui/color/body
  public typealias Body = Never
  @MainActor public static func _walk(_ view: Color, in walk: ViewWalk) {
    walk.node("Color") { $0.set("color", view) }
  }
}

extension LinearGradient: View, _PrimitiveView {
  /// developer.apple.com/documentation/swiftui/lineargradient/body
  public typealias Body = Never
  @MainActor public static func _walk(_ view: LinearGradient, in walk: ViewWalk) {
    walk.node("LinearGradient") { $0.describe("gradient", view.gradient) }
  }
}
