extension View {
  /// developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:)
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    recorded("accessibilityHidden") { $0.set("hidden", hidden) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityhidden(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    recorded("accessibilityHidden") { $0.set("hidden", isEnabled ? hidden : nil) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    recorded("accessibilityElement") { $0.set("children", children) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:)
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    let children = children()
    return transformed("accessibilityChildren", slot: "accessibilityChildren") { children }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:)
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    let view = representation()
    return transformed(
      "accessibilityRepresentation",
      slot: "accessibilityRepresentation"
    ) { view }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityaddtraits(_:)
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityAddTraits") { $0.set("traits", traits) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityremovetraits(_:)
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    recorded("accessibilityRemoveTraits") { $0.set("traits", traits) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitysortpriority(_:)
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    recorded("accessibilitySortPriority") { $0.set("priority", sortPriority) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    recorded("accessibilityIdentifier") { $0.set("identifier", identifier) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:isenabled:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  nonisolated public func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool
  ) -> some View {
    recorded("accessibilityIdentifier") { $0.set("identifier", isEnabled ? identifier : nil) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityheading(_:)
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    recorded("accessibilityHeading") { $0.set("level", level) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:)
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    recorded("accessibilityInputLabels") { $0.texts("labels", inputLabelKeys.map(\._string)) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:)
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    recorded("accessibilityInputLabels") { $0.texts("labels", inputLabels.map { String($0) }) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityinputlabels(_:)
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    recorded("accessibilityInputLabels") { $0.texts("labels", inputLabels.map(\._string)) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityshowslargecontentviewer()
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    recorded("accessibilityShowsLargeContentViewer")
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityshowslargecontentviewer(_:)
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    let view = largeContentView()
    return transformed(
      "accessibilityShowsLargeContentViewer",
      slot: "largeContentView"
    ) { view }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityignoresinvertcolors(_:)
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    recorded("accessibilityIgnoresInvertColors") { $0.set("active", active) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityrespondstouserinteraction(_:)
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    recorded("accessibilityRespondsToUserInteraction") {
      $0.set("responds", respondsToUserInteraction)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilityactivationpoint(_:)
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View {
    recorded("accessibilityActivationPoint") { $0.set("point", activationPoint) }
  }
  /// developer.apple.com/documentation/swiftui/view/accessibilitylabeledpair(role:id:in:)
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    recorded("accessibilityLabeledPair") {
      $0.set("role", role)
      $0.describe("id", id)
      $0.set("namespace", namespace)
    }
  }
}

extension ViewAttributes {
  // The words of a key, and that they are those of a key, as a text notes it too.
  mutating func key(_ name: String, _ key: LocalizedStringKey?) {
    set(name, key?._string)
    set("isLocalized", key == nil ? nil : true)
  }

  mutating func texts(_ name: String, _ texts: [String]) {
    self[name] = .list(texts.map { .text($0) })
  }
}
