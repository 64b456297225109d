extension View {
  /// developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    recorded("accessibilityLabel") { $0.key("label", labelKey) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    recorded("accessibilityLabel") { $0.set("label", String(label)) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    recorded("accessibilityLabel") { $0.set("label", label._string) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View {
    recorded("accessibilityLabel") { $0.key("label", isEnabled ? labelKey : nil) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool
  ) -> some View {
    recorded("accessibilityLabel") { $0.set("label", isEnabled ? String(label) : nil) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func accessibilityLabel(
    _ label: Text,
    isEnabled: Bool
  ) -> some View {
    recorded("accessibilityLabel") { $0.set("label", isEnabled ? label._string : nil) }
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:)
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    recorded("accessibilityValue") { $0.key("value", valueKey) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:)
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    recorded("accessibilityValue") { $0.set("value", String(value)) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:)
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    recorded("accessibilityValue") { $0.set("value", value._string) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View {
    recorded("accessibilityValue") { $0.key("value", isEnabled ? valueKey : nil) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S,
    isEnabled: Bool
  ) -> some View {
    recorded("accessibilityValue") { $0.set("value", isEnabled ? String(value) : nil) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func accessibilityValue(
    _ value: Text,
    isEnabled: Bool
  ) -> some View {
    recorded("accessibilityValue") { $0.set("value", isEnabled ? value._string : nil) }
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/accessibilityhint(_:)
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    recorded("accessibilityHint") { $0.key("hint", hintKey) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityhint(_:)
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    recorded("accessibilityHint") { $0.set("hint", String(hint)) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityhint(_:)
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    recorded("accessibilityHint") { $0.set("hint", hint._string) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityhint(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> some View {
    recorded("accessibilityHint") { $0.key("hint", isEnabled ? hintKey : nil) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityhint(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S,
    isEnabled: Bool
  ) -> some View {
    recorded("accessibilityHint") { $0.set("hint", isEnabled ? String(hint) : nil) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityhint(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func accessibilityHint(
    _ hint: Text,
    isEnabled: Bool
  ) -> some View {
    recorded("accessibilityHint") { $0.set("hint", isEnabled ? hint._string : nil) }
  }
}
