extension UIAccessibility {
  /// developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationSwitchControl = Self(rawValue: "switchControl")
    public static let notificationVoiceOver = Self(rawValue: "voiceOver")
  }

  /// developer.apple.com/documentation/uikit/uiaccessibility/focusedelement(using:)
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { StandIn.shared.focusedElement }
}
