/// developer.apple.com/documentation/swiftui/menustyleconfiguration
public struct MenuStyleConfiguration {
  let label: Label
  let content: Content

  init(label: AnyView, content: AnyView) {
    self.label = Label(content: label)
    self.content = Content(content: content)
  }
}

#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/menustyle
public protocol MenuStyle {
  /// developer.apple.com/documentation/swiftui/menustyle/body
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/menustyle/configuration
  typealias Configuration = MenuStyleConfiguration
  /// developer.apple.com/documentation/swiftui/menustyle/makebody(configuration:)
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}
#else
/// developer.apple.com/documentation/swiftui/menustyle
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/menustyle/configuration
  typealias Configuration = MenuStyleConfiguration
  /// developer.apple.com/documentation/swiftui/menustyle/makebody(configuration:)
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
#endif

/// developer.apple.com/documentation/swiftui/defaultmenustyle
nonisolated public struct DefaultMenuStyle: MenuStyle, BuiltInStyle {
  let name = "automatic"
  /// developer.apple.com/documentation/swiftui/defaultmenustyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/defaultmenustyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// developer.apple.com/documentation/swiftui/menustyle/automatic
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// developer.apple.com/documentation/swiftui/buttonmenustyle
@available(iOS 16.0, macOS 13.0, *)
nonisolated public struct ButtonMenuStyle: MenuStyle, BuiltInStyle {
  let name = "button"
  /// developer.apple.com/documentation/swiftui/buttonmenustyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/buttonmenustyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension MenuStyle where Self == ButtonMenuStyle {
  /// developer.apple.com/documentation/swiftui/menustyle/button
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
  let name = "borderlessButton"
  /// developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// developer.apple.com/documentation/swiftui/menustyle/borderlessbutton
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration
public struct DisclosureGroupStyleConfiguration {
  /// developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/label
  public let label: Label
  /// developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/content
  public let content: Content
  /// developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration/isexpanded
  @Binding public var isExpanded: Bool

  init(label: AnyView, content: AnyView, isExpanded: Binding<Bool>) {
    self.label = Label(content: label)
    self.content = Content(content: content)
    _isExpanded = isExpanded
  }
}

#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/disclosuregroupstyle
public protocol DisclosureGroupStyle {
  /// developer.apple.com/documentation/swiftui/disclosuregroupstyle/body
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/disclosuregroupstyle/configuration
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// developer.apple.com/documentation/swiftui/disclosuregroupstyle/makebody(configuration:)
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}
#else
/// developer.apple.com/documentation/swiftui/disclosuregroupstyle
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/disclosuregroupstyle/configuration
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// developer.apple.com/documentation/swiftui/disclosuregroupstyle/makebody(configuration:)
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
#endif

/// developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
  let name = "automatic"
  /// developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// developer.apple.com/documentation/swiftui/disclosuregroupstyle/automatic
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
