// The framework alone makes these styles: apps choose one.
#if IOS17_ISOLATION
public protocol ListStyle {}
#else
@MainActor @preconcurrency public protocol ListStyle {}
#endif

nonisolated public struct DefaultListStyle: ListStyle, BuiltInStyle {
  let name = "automatic"
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

nonisolated public struct PlainListStyle: ListStyle, BuiltInStyle {
  let name = "plain"
  nonisolated public init() {}
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

nonisolated public struct InsetListStyle: ListStyle, BuiltInStyle {
  let name = "inset"
  nonisolated public init() {}
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

nonisolated public struct SidebarListStyle: ListStyle, BuiltInStyle {
  let name = "sidebar"
  nonisolated public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

@available(macOS, unavailable)
nonisolated public struct GroupedListStyle: ListStyle, BuiltInStyle {
  let name = "grouped"
  nonisolated public init() {}
}

@available(macOS, unavailable)
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

@available(macOS, unavailable)
nonisolated public struct InsetGroupedListStyle: ListStyle, BuiltInStyle {
  let name = "insetGrouped"
  nonisolated public init() {}
}

@available(macOS, unavailable)
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

@available(iOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct BorderedListStyle: ListStyle, BuiltInStyle {
  let name = "bordered"
  nonisolated public init() {}
}

@available(iOS, unavailable)
@available(visionOS, unavailable)
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
