public struct ToggleStyleConfiguration {
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool

  init(label: AnyView, isOn: Binding<Bool>, isMixed: Bool = false) {
    self.label = Label(content: label)
    _isOn = isOn
    self.isMixed = isMixed
  }
}

#if IOS17_ISOLATION
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}
#else
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
#endif

nonisolated public struct DefaultToggleStyle: ToggleStyle, BuiltInStyle {
  let name = "automatic"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated public struct SwitchToggleStyle: ToggleStyle, BuiltInStyle {
  let name = "switch"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated public struct ButtonToggleStyle: ToggleStyle, BuiltInStyle {
  let name = "button"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

@available(iOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct CheckboxToggleStyle: ToggleStyle, BuiltInStyle {
  let name = "checkbox"
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

@available(iOS, unavailable)
@available(visionOS, unavailable)
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
