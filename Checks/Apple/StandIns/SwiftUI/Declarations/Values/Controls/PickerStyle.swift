// The framework alone makes these styles: apps choose one.
#if IOS17_ISOLATION
public protocol PickerStyle {}
#else
@MainActor @preconcurrency public protocol PickerStyle {}
#endif

nonisolated public struct DefaultPickerStyle: PickerStyle, BuiltInStyle {
  let name = "automatic"
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

nonisolated public struct MenuPickerStyle: PickerStyle, BuiltInStyle {
  let name = "menu"
  nonisolated public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

nonisolated public struct SegmentedPickerStyle: PickerStyle, BuiltInStyle {
  let name = "segmented"
  nonisolated public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

nonisolated public struct InlinePickerStyle: PickerStyle, BuiltInStyle {
  let name = "inline"
  nonisolated public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

@available(macOS, unavailable)
nonisolated public struct NavigationLinkPickerStyle: PickerStyle, BuiltInStyle {
  let name = "navigationLink"
  nonisolated public init() {}
}

@available(macOS, unavailable)
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

@available(iOS 17.0, macOS 14.0, *)
nonisolated public struct PalettePickerStyle: PickerStyle, BuiltInStyle {
  let name = "palette"
  nonisolated public init() {}
}

@available(iOS 17.0, macOS 14.0, *)
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
