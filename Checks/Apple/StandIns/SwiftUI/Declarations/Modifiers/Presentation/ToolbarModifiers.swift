extension View {
  /// developer.apple.com/documentation/swiftui/view/toolbar(content:)
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return transformed("toolbar", slot: "toolbar") { content }
  }
  /// developer.apple.com/documentation/swiftui/view/toolbar(content:)
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let carried = Carried(content())
    return transformed("toolbar", slot: "toolbar") {
      MainActor.assumeIsolated { Carried(Content._items(carried.value)) }.value
    }
  }
  /// developer.apple.com/documentation/swiftui/view/toolbarvisibility(_:for:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarVisibility") {
      $0.set("visibility", visibility)
      $0.texts("bars", bars.map(\.name))
    }
  }
  /// developer.apple.com/documentation/swiftui/view/toolbar(_:for:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarVisibility") {
      $0.set("visibility", visibility)
      $0.texts("bars", bars.map(\.name))
    }
  }
  /// developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    recorded("toolbarBackground") {
      $0.style(style)
      $0.texts("bars", bars.map(\.name))
    }
  }
}
