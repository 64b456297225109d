extension View {
  /// developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    recorded("scrollIndicators") {
      $0.set("visibility", visibility)
      $0.set("axes", axes)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/scrolldisabled(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environmentChanged("scrollDisabled", { $0.isScrollEnabled = $0.isScrollEnabled && !disabled }) {
      $0.set("disabled", disabled)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/scrolldismisseskeyboard(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    recorded("scrollDismissesKeyboard") { $0.set("mode", mode) }
  }
  /// developer.apple.com/documentation/swiftui/view/scrollcontentbackground(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    recorded("scrollContentBackground") { $0.set("visibility", visibility) }
  }
  /// developer.apple.com/documentation/swiftui/view/scrollbouncebehavior(_:axes:)
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View {
    recorded("scrollBounceBehavior") {
      $0.set("behavior", behavior)
      $0.set("axes", axes)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/scrolltargetlayout(isenabled:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    recorded("scrollTargetLayout") { $0.set("isEnabled", isEnabled) }
  }
  /// developer.apple.com/documentation/swiftui/view/scrolltargetbehavior(_:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    recorded("scrollTargetBehavior") { $0.describe("behavior", type(of: behavior)) }
  }
  /// developer.apple.com/documentation/swiftui/view/scrollclipdisabled(_:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    recorded("scrollClipDisabled") { $0.set("disabled", disabled) }
  }
  /// developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    recorded("defaultScrollAnchor") { $0.set("anchor", anchor) }
  }
  /// developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:for:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?,
    for role: ScrollAnchorRole
  ) -> some View {
    recorded("defaultScrollAnchor") {
      $0.set("anchor", anchor)
      $0.set("role", role)
    }
  }
}
