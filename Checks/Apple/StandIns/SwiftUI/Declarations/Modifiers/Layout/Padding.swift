extension View {
  /// developer.apple.com/documentation/swiftui/view/padding(_:)
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    recorded("padding") { $0.set("insets", insets) }
  }
  /// developer.apple.com/documentation/swiftui/view/padding(_:_:)
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    recorded("padding") {
      $0.set("edges", edges)
      $0.set("length", length)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/padding(_:)
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
  /// developer.apple.com/documentation/swiftui/view/safeareapadding(_:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    recorded("safeAreaPadding") { $0.set("insets", insets) }
  }
  /// developer.apple.com/documentation/swiftui/view/safeareapadding(_:_:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    recorded("safeAreaPadding") {
      $0.set("edges", edges)
      $0.set("length", length)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/safeareapadding(_:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
  /// developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins") {
      $0.set("edges", edges)
      $0.set("insets", insets)
      $0.set("placement", placement)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins") {
      $0.set("edges", edges)
      $0.set("length", length)
      $0.set("placement", placement)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/contentmargins(_:for:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
