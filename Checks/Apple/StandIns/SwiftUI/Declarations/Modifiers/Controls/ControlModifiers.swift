extension View {
  /// developer.apple.com/documentation/swiftui/view/controlsize(_:)
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentChanged("controlSize", { $0.controlSize = controlSize }) {
      $0.set("size", controlSize)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/buttonbordershape(_:)
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    recorded("buttonBorderShape") { $0.set("shape", shape) }
  }
  /// developer.apple.com/documentation/swiftui/view/labelshidden()
  nonisolated public func labelsHidden() -> some View {
    environmentChanged("labelsHidden", { $0.labelsHidden = true })
  }
  /// developer.apple.com/documentation/swiftui/view/help(_:)
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    recorded("help") { $0.key("text", textKey) }
  }
  /// developer.apple.com/documentation/swiftui/view/help(_:)
  nonisolated public func help(_ text: Text) -> some View {
    recorded("help") { $0.set("text", text._string) }
  }
  /// developer.apple.com/documentation/swiftui/view/help(_:)
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    recorded("help") { $0.set("text", String(text)) }
  }
  /// developer.apple.com/documentation/swiftui/view/redacted(reason:)
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    environmentChanged("redacted", { $0.redactionReasons.formUnion(reason) }) {
      $0.set("reason", reason)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/unredacted()
  nonisolated public func unredacted() -> some View {
    environmentChanged("unredacted", { $0.redactionReasons = [] })
  }
  /// developer.apple.com/documentation/swiftui/view/privacysensitive(_:)
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    recorded("privacySensitive") { $0.set("sensitive", sensitive) }
  }
  /// developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    recorded("preferredColorScheme") { $0.set("colorScheme", colorScheme) }
  }
  /// developer.apple.com/documentation/swiftui/view/badge(_:)
  nonisolated public func badge(_ count: Int) -> some View {
    recorded("badge") { $0.set("count", count) }
  }
  /// developer.apple.com/documentation/swiftui/view/badge(_:)
  nonisolated public func badge(_ label: Text?) -> some View {
    recorded("badge") { $0.set("label", label?._string) }
  }
  /// developer.apple.com/documentation/swiftui/view/badge(_:)
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    recorded("badge") { $0.set("label", key?._string) }
  }
  /// developer.apple.com/documentation/swiftui/view/badge(_:)
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    recorded("badge") { $0.set("label", label.map { String($0) }) }
  }
  /// developer.apple.com/documentation/swiftui/view/badgeprominence(_:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    recorded("badgeProminence") { $0.set("prominence", prominence) }
  }
  /// developer.apple.com/documentation/swiftui/view/symbolvariant(_:)
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environmentChanged(
      "symbolVariant",
      { $0.symbolVariants = SymbolVariants(names: $0.symbolVariants.names.union(variant.names)) }
    ) { $0.set("variant", variant) }
  }
  /// developer.apple.com/documentation/swiftui/view/imagescale(_:)
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environmentChanged("imageScale", { $0.imageScale = scale }) { $0.set("scale", scale) }
  }
  /// developer.apple.com/documentation/swiftui/view/symbolrenderingmode(_:)
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environmentChanged("symbolRenderingMode", { $0.symbolRenderingMode = mode }) {
      $0.set("mode", mode)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/headerprominence(_:)
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    recorded("headerProminence") { $0.set("prominence", prominence) }
  }
  /// developer.apple.com/documentation/swiftui/view/previewdisplayname(_:)
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    recorded("previewDisplayName") { $0.set("name", value) }
  }
  /// developer.apple.com/documentation/swiftui/view/menuindicator(_:)
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    recorded("menuIndicator") { $0.set("visibility", visibility) }
  }
  /// developer.apple.com/documentation/swiftui/view/menuactiondismissbehavior(_:)
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    recorded("menuActionDismissBehavior") { $0.set("behavior", behavior) }
  }
  /// developer.apple.com/documentation/swiftui/view/menuorder(_:)
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    recorded("menuOrder") { $0.set("order", order) }
  }
}

/// developer.apple.com/documentation/swiftui/menuactiondismissbehavior
@available(iOS 16.4, macOS 13.3, *)
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/menuactiondismissbehavior/automatic
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// developer.apple.com/documentation/swiftui/menuactiondismissbehavior/enabled
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  #if !ONLY_MACOS
  /// developer.apple.com/documentation/swiftui/menuactiondismissbehavior/disabled
  @available(macOS, unavailable)
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
  #endif
}

/// developer.apple.com/documentation/swiftui/menuorder
@available(iOS 16.0, macOS 13.0, *)
public struct MenuOrder: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/menuorder/automatic
  public static let automatic = MenuOrder(name: "automatic")
  #if !ONLY_MACOS
  /// developer.apple.com/documentation/swiftui/menuorder/priority
  @available(macOS, unavailable)
  public static let priority = MenuOrder(name: "priority")
  #endif
  /// developer.apple.com/documentation/swiftui/menuorder/fixed
  public static let fixed = MenuOrder(name: "fixed")
}
