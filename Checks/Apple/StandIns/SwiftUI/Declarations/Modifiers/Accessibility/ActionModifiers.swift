extension View {
  /// developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:)
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    recorded("accessibilityAction") {
      $0.set("kind", actionKind.name)
      $0.action("perform", handler)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityaction(named:_:)
  nonisolated public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> some View {
    named(name._string, handler)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityaction(named:_:)
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> some View {
    named(nameKey._string, handler, isLocalized: true)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityaction(named:_:)
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> some View {
    named(String(name), handler)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityaction(action:label:)
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return transformed(
      "accessibilityAction",
      slot: "label",
      { $0.action("perform", action) }
    ) { label }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityactions(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return transformed("accessibilityActions", slot: "accessibilityActions") { content }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityactions(category:_:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    let content = content()
    return transformed(
      "accessibilityActions",
      slot: "accessibilityActions",
      { $0.set("category", category.name) }
    ) { content }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityadjustableaction(_:)
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    recorded("accessibilityAdjustableAction") {
      $0.action("adjust", taking: AccessibilityAdjustmentDirection.self, handler)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityscrollaction(_:)
  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    recorded("accessibilityScrollAction") { $0.action("scroll", taking: Edge.self, handler) }
  }

  nonisolated private func named(
    _ name: String,
    _ handler: @escaping () -> Void,
    isLocalized: Bool? = nil
  ) -> RecordedView<Self> {
    recorded("accessibilityAction") {
      $0.set("name", name)
      $0.set("isLocalized", isLocalized)
      $0.action("perform", handler)
    }
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)
  nonisolated public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    content(label._string, value._string, importance)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    content(labelKey._string, value._string, importance)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    content(labelKey._string, valueKey._string, importance)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    content(labelKey._string, String(value), importance)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    content(key.label, value?._string, importance)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    content(key.label, valueKey._string, importance)
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    content(key.label, String(value), importance)
  }

  nonisolated private func content(
    _ label: String,
    _ value: String?,
    _ importance: AXCustomContent.Importance
  ) -> RecordedView<Self> {
    recorded("accessibilityCustomContent") {
      $0.set("label", label)
      $0.set("value", value)
      $0.set("importance", importance)
    }
  }
}
