// The framework alone makes these styles: apps choose one.
#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/pickerstyle
public protocol PickerStyle {}
#else
/// developer.apple.com/documentation/swiftui/pickerstyle
@MainActor @preconcurrency public protocol PickerStyle {}
#endif

/// developer.apple.com/documentation/swiftui/defaultpickerstyle
nonisolated public struct DefaultPickerStyle: PickerStyle, BuiltInStyle {
  let name = "automatic"
  /// developer.apple.com/documentation/swiftui/defaultpickerstyle/init()
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// developer.apple.com/documentation/swiftui/pickerstyle/automatic
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// developer.apple.com/documentation/swiftui/menupickerstyle
nonisolated public struct MenuPickerStyle: PickerStyle, BuiltInStyle {
  let name = "menu"
  /// developer.apple.com/documentation/swiftui/menupickerstyle/init()
  nonisolated public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// developer.apple.com/documentation/swiftui/pickerstyle/menu
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// developer.apple.com/documentation/swiftui/segmentedpickerstyle
nonisolated public struct SegmentedPickerStyle: PickerStyle, BuiltInStyle {
  let name = "segmented"
  /// developer.apple.com/documentation/swiftui/segmentedpickerstyle/init()
  nonisolated public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// developer.apple.com/documentation/swiftui/pickerstyle/segmented
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// developer.apple.com/documentation/swiftui/inlinepickerstyle
nonisolated public struct InlinePickerStyle: PickerStyle, BuiltInStyle {
  let name = "inline"
  /// developer.apple.com/documentation/swiftui/inlinepickerstyle/init()
  nonisolated public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// developer.apple.com/documentation/swiftui/pickerstyle/inline
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

#if !ONLY_MACOS
/// developer.apple.com/documentation/swiftui/navigationlinkpickerstyle
@available(macOS, unavailable)
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, BuiltInStyle {
  let name = "navigationLink"
  /// developer.apple.com/documentation/swiftui/navigationlinkpickerstyle/init()
  nonisolated public init() {}
}

@available(macOS, unavailable)
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// developer.apple.com/documentation/swiftui/pickerstyle/navigationlink
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
#endif

/// developer.apple.com/documentation/swiftui/palettepickerstyle
@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct PalettePickerStyle: PickerStyle, BuiltInStyle {
  let name = "palette"
  /// developer.apple.com/documentation/swiftui/palettepickerstyle/init()
  nonisolated public init() {}
}

@available(iOS 17.0, macOS 14.0, *)
extension PickerStyle where Self == PalettePickerStyle {
  /// developer.apple.com/documentation/swiftui/pickerstyle/palette
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
