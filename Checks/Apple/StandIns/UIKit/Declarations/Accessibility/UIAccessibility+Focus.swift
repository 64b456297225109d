extension UIAccessibility {
  /// developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier/rawvalue
    public let rawValue: String
    /// developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier/init(rawvalue:)
    public init(rawValue: String) { self.rawValue = rawValue }
    /// developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier/notificationswitchcontrol
    public static let notificationSwitchControl = Self(rawValue: "switchControl")
    /// developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier/notificationvoiceover
    public static let notificationVoiceOver = Self(rawValue: "voiceOver")
  }

  /// developer.apple.com/documentation/uikit/uiaccessibility/focusedelement(using:)
  @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { StandIn.shared.focusedElement }
}
