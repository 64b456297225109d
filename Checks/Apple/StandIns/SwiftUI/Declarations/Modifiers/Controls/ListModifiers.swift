extension View {
  /// developer.apple.com/documentation/swiftui/view/listrowseparator(_:edges:)
  @available(iOS 15.0, macOS 13.0, *)
  nonisolated public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listRowSeparator") {
      $0.set("visibility", visibility)
      $0.set("edges", edges)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/listrowseparatortint(_:edges:)
  @available(iOS 15.0, macOS 13.0, *)
  nonisolated public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listRowSeparatorTint") {
      $0.set("color", color)
      $0.set("edges", edges)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/listsectionseparator(_:edges:)
  @available(iOS 15.0, macOS 13.0, *)
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    recorded("listSectionSeparator") {
      $0.set("visibility", visibility)
      $0.set("edges", edges)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/listrowinsets(_:)
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    recorded("listRowInsets") { $0.set("insets", insets) }
  }
  /// developer.apple.com/documentation/swiftui/view/listrowbackground(_:)
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    transformed("listRowBackground", slot: "listRowBackground") { view }
  }
  #if !ONLY_MACOS
  /// developer.apple.com/documentation/swiftui/view/listrowspacing(_:)
  @available(macOS, unavailable)
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    recorded("listRowSpacing") { $0.set("spacing", spacing) }
  }
  /// developer.apple.com/documentation/swiftui/view/listsectionspacing(_:)
  @available(iOS 17.0, *)
  @available(macOS, unavailable)
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    recorded("listSectionSpacing") { $0.set("spacing", spacing) }
  }
  #endif
}
