extension View {
  /// developer.apple.com/documentation/swiftui/view/geometrygroup()
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func geometryGroup() -> some View { recorded("geometryGroup") }
  /// developer.apple.com/documentation/swiftui/view/transformeffect(_:)
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    recorded("transformEffect") { $0.set("transform", transform) }
  }
  /// developer.apple.com/documentation/swiftui/view/scenepadding(_:)
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    recorded("scenePadding") { $0.set("edges", edges) }
  }
  /// developer.apple.com/documentation/swiftui/view/listitemtint(_:)
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    recorded("listItemTint") { $0.set("color", tint) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitylinkedgroup(id:in:)
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    recorded("accessibilityLinkedGroup") {
      $0.describe("id", id)
      $0.set("namespace", namespace)
    }
  }
}
