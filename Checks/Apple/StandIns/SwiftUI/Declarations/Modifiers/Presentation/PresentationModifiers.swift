extension View {
  /// developer.apple.com/documentation/swiftui/view/presentationbackground(_:)
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    recorded("presentationBackground") { $0.style(style) }
  }
  /// developer.apple.com/documentation/swiftui/view/presentationbackground(alignment:content:)
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return transformed(
      "presentationBackground",
      slot: "presentationBackground",
      { $0.set("alignment", alignment) }
    ) { content }
  }
  /// developer.apple.com/documentation/swiftui/view/presentationcornerradius(_:)
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    recorded("presentationCornerRadius") { $0.set("radius", cornerRadius) }
  }
  /// developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(_:)
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    recorded("presentationCompactAdaptation") { $0.set("adaptation", adaptation) }
  }
  /// developer.apple.com/documentation/swiftui/view/presentationbackgroundinteraction(_:)
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    recorded("presentationBackgroundInteraction") { $0.set("interaction", interaction) }
  }
  /// developer.apple.com/documentation/swiftui/view/presentationcontentinteraction(_:)
  @available(iOS 16.4, macOS 13.3, *)
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    recorded("presentationContentInteraction") { $0.set("behavior", behavior) }
  }
}

/// developer.apple.com/documentation/swiftui/presentationadaptation
@available(iOS 16.4, macOS 13.3, *)
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/presentationadaptation/automatic
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// developer.apple.com/documentation/swiftui/presentationadaptation/none
  public static let none = PresentationAdaptation(name: "none")
  /// developer.apple.com/documentation/swiftui/presentationadaptation/popover
  public static let popover = PresentationAdaptation(name: "popover")
  /// developer.apple.com/documentation/swiftui/presentationadaptation/sheet
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// developer.apple.com/documentation/swiftui/presentationadaptation/fullscreencover
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// developer.apple.com/documentation/swiftui/presentationbackgroundinteraction
@available(iOS 16.4, macOS 13.3, *)
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/presentationbackgroundinteraction/automatic
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// developer.apple.com/documentation/swiftui/presentationbackgroundinteraction/enabled
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// developer.apple.com/documentation/swiftui/presentationbackgroundinteraction/disabled
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
  /// developer.apple.com/documentation/swiftui/presentationbackgroundinteraction/enabled(upthrough:)
  public static func enabled(upThrough detent: PresentationDetent) -> Self {
    Self(name: "enabled(\(detent.name))")
  }
}

/// developer.apple.com/documentation/swiftui/presentationcontentinteraction
@available(iOS 16.4, macOS 13.3, *)
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  /// developer.apple.com/documentation/swiftui/presentationcontentinteraction/automatic
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// developer.apple.com/documentation/swiftui/presentationcontentinteraction/resizes
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// developer.apple.com/documentation/swiftui/presentationcontentinteraction/scrolls
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
