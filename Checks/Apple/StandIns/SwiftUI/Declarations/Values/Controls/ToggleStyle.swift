/// developer.apple.com/documentation/swiftui/togglestyleconfiguration
public struct ToggleStyleConfiguration {
  /// developer.apple.com/documentation/swiftui/togglestyleconfiguration/label
  public let label: Label
  /// developer.apple.com/documentation/swiftui/togglestyleconfiguration/ison
  @Binding public var isOn: Bool
  public var isMixed: Bool

  init(label: AnyView, isOn: Binding<Bool>, isMixed: Bool = false) {
    self.label = Label(content: label)
    _isOn = isOn
    self.isMixed = isMixed
  }
}

#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/togglestyle
public protocol ToggleStyle {
  /// developer.apple.com/documentation/swiftui/togglestyle/body
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/togglestyle/configuration
  typealias Configuration = ToggleStyleConfiguration
  /// developer.apple.com/documentation/swiftui/togglestyle/makebody(configuration:)
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}
#else
/// developer.apple.com/documentation/swiftui/togglestyle
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/togglestyle/configuration
  typealias Configuration = ToggleStyleConfiguration
  /// developer.apple.com/documentation/swiftui/togglestyle/makebody(configuration:)
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
#endif

/// developer.apple.com/documentation/swiftui/defaulttogglestyle
nonisolated public struct DefaultToggleStyle: ToggleStyle, BuiltInStyle {
  let name = "automatic"
  /// developer.apple.com/documentation/swiftui/defaulttogglestyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/defaulttogglestyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// developer.apple.com/documentation/swiftui/togglestyle/automatic
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// developer.apple.com/documentation/swiftui/switchtogglestyle
nonisolated public struct SwitchToggleStyle: ToggleStyle, BuiltInStyle {
  let name = "switch"
  /// developer.apple.com/documentation/swiftui/switchtogglestyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/switchtogglestyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// developer.apple.com/documentation/swiftui/togglestyle/switch
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// developer.apple.com/documentation/swiftui/buttontogglestyle
nonisolated public struct ButtonToggleStyle: ToggleStyle, BuiltInStyle {
  let name = "button"
  /// developer.apple.com/documentation/swiftui/buttontogglestyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/buttontogglestyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// developer.apple.com/documentation/swiftui/togglestyle/button
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

#if !ONLY_IOS
/// developer.apple.com/documentation/swiftui/checkboxtogglestyle
@available(iOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct CheckboxToggleStyle: ToggleStyle, BuiltInStyle {
  let name = "checkbox"
  /// developer.apple.com/documentation/swiftui/checkboxtogglestyle/init()
  nonisolated public init() {}
  /// developer.apple.com/documentation/swiftui/checkboxtogglestyle/makebody(configuration:)
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

@available(iOS, unavailable)
@available(visionOS, unavailable)
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// developer.apple.com/documentation/swiftui/togglestyle/checkbox
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
#endif
