public struct MenuStyleConfiguration {
  let label: Label
  let content: Content

  init(label: AnyView, content: AnyView) {
    self.label = Label(content: label)
    self.content = Content(content: content)
  }
}

#if IOS17_ISOLATION
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}
#else
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
#endif

nonisolated public struct DefaultMenuStyle: MenuStyle, BuiltInStyle {
  let name = "automatic"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

@available(iOS 16.0, macOS 13.0, *)
nonisolated public struct ButtonMenuStyle: MenuStyle, BuiltInStyle {
  let name = "button"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
  let name = "borderlessButton"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

public struct DisclosureGroupStyleConfiguration {
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: AnyView, content: AnyView, isExpanded: Binding<Bool>) {
    self.label = Label(content: label)
    self.content = Content(content: content)
    _isExpanded = isExpanded
  }
}

#if IOS17_ISOLATION
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}
#else
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
#endif

nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
  let name = "automatic"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
