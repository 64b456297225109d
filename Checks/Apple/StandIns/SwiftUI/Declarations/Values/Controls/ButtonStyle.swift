/// developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/buttonrole/destructive
  public static let destructive = ButtonRole(name: "destructive")
  /// developer.apple.com/documentation/swiftui/buttonrole/cancel
  public static let cancel = ButtonRole(name: "cancel")
}

/// developer.apple.com/documentation/swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
  /// developer.apple.com/documentation/swiftui/buttonstyleconfiguration/role
  public let role: ButtonRole?
  /// developer.apple.com/documentation/swiftui/buttonstyleconfiguration/label
  public let label: Label
  /// developer.apple.com/documentation/swiftui/buttonstyleconfiguration/ispressed
  public let isPressed: Bool

  init(role: ButtonRole?, label: AnyView, isPressed: Bool) {
    self.role = role
    self.label = Label(content: label)
    self.isPressed = isPressed
  }
}

/// developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration
public struct PrimitiveButtonStyleConfiguration {
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration/role
  public let role: ButtonRole?
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration/label
  public let label: Label
  let action: () -> Void

  init(role: ButtonRole?, label: AnyView, action: @escaping () -> Void) {
    self.role = role
    self.label = Label(content: label)
    self.action = action
  }

  /// developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration/trigger()
  public func trigger() { action() }
}

#if IOS17_ISOLATION
/// developer.apple.com/documentation/swiftui/buttonstyle
public protocol ButtonStyle {
  /// developer.apple.com/documentation/swiftui/buttonstyle/body
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/buttonstyle/configuration
  typealias Configuration = ButtonStyleConfiguration
  /// developer.apple.com/documentation/swiftui/buttonstyle/makebody(configuration:)
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// developer.apple.com/documentation/swiftui/primitivebuttonstyle
public protocol PrimitiveButtonStyle {
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyle/body
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyle/configuration
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyle/makebody(configuration:)
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}
#else
/// developer.apple.com/documentation/swiftui/buttonstyle
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/buttonstyle/configuration
  typealias Configuration = ButtonStyleConfiguration
  /// developer.apple.com/documentation/swiftui/buttonstyle/makebody(configuration:)
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// developer.apple.com/documentation/swiftui/primitivebuttonstyle
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyle/configuration
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// developer.apple.com/documentation/swiftui/primitivebuttonstyle/makebody(configuration:)
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
#endif
