// The framework alone makes these styles: apps choose one.
#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/liststyle
public protocol ListStyle {}
#else
/// developer.apple.com/documentation/swiftui/liststyle
@MainActor @preconcurrency public protocol ListStyle {}
#endif

/// developer.apple.com/documentation/swiftui/defaultliststyle
nonisolated public struct DefaultListStyle: ListStyle, BuiltInStyle {
  let name = "automatic"
  /// developer.apple.com/documentation/swiftui/defaultliststyle/init()
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// developer.apple.com/documentation/swiftui/liststyle/automatic
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// developer.apple.com/documentation/swiftui/plainliststyle
nonisolated public struct PlainListStyle: ListStyle, BuiltInStyle {
  let name = "plain"
  /// developer.apple.com/documentation/swiftui/plainliststyle/init()
  nonisolated public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// developer.apple.com/documentation/swiftui/liststyle/plain
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// developer.apple.com/documentation/swiftui/insetliststyle
nonisolated public struct InsetListStyle: ListStyle, BuiltInStyle {
  let name = "inset"
  /// developer.apple.com/documentation/swiftui/insetliststyle/init()
  nonisolated public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// developer.apple.com/documentation/swiftui/liststyle/inset
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// developer.apple.com/documentation/swiftui/sidebarliststyle
nonisolated public struct SidebarListStyle: ListStyle, BuiltInStyle {
  let name = "sidebar"
  /// developer.apple.com/documentation/swiftui/sidebarliststyle/init()
  nonisolated public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// developer.apple.com/documentation/swiftui/liststyle/sidebar
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

#if !ONLY_MACOS
/// developer.apple.com/documentation/swiftui/groupedliststyle
@available(macOS, unavailable)
nonisolated public struct GroupedListStyle: ListStyle, BuiltInStyle {
  let name = "grouped"
  /// developer.apple.com/documentation/swiftui/groupedliststyle/init()
  nonisolated public init() {}
}

@available(macOS, unavailable)
extension ListStyle where Self == GroupedListStyle {
  /// developer.apple.com/documentation/swiftui/liststyle/grouped
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// developer.apple.com/documentation/swiftui/insetgroupedliststyle
@available(macOS, unavailable)
nonisolated public struct InsetGroupedListStyle: ListStyle, BuiltInStyle {
  let name = "insetGrouped"
  /// developer.apple.com/documentation/swiftui/insetgroupedliststyle/init()
  nonisolated public init() {}
}

@available(macOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle {
  /// developer.apple.com/documentation/swiftui/liststyle/insetgrouped
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
#endif

#if !ONLY_IOS
/// developer.apple.com/documentation/swiftui/borderedliststyle
@available(iOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct BorderedListStyle: ListStyle, BuiltInStyle {
  let name = "bordered"
  /// developer.apple.com/documentation/swiftui/borderedliststyle/init()
  nonisolated public init() {}
}

@available(iOS, unavailable)
@available(visionOS, unavailable)
extension ListStyle where Self == BorderedListStyle {
  /// developer.apple.com/documentation/swiftui/liststyle/bordered
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
#endif
