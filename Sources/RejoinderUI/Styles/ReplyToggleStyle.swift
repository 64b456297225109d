#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

/// How the control looks that folds and unfolds.
///
/// ```swift
/// struct ChevronStyle: ReplyToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button(configuration.isCollapsed ? "+" : "−", action: configuration.toggle)
///       .accessibilityLabel(configuration.label)
///   }
/// }
/// ```
public protocol ReplyToggleStyle: DynamicProperty {
  /// What the control looks like.
  associatedtype Body: View

  /// What the control says and does.
  typealias Configuration = ReplyToggleConfiguration

  /// Makes the control.
  ///
  /// - Parameter configuration: What it says and does.
  /// - Returns: The control.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What the control says and does that folds and unfolds.
@MainActor
public struct ReplyToggleConfiguration {
  /// Its words: `Hide 3 replies`.
  public let title: String
  /// Its words for somebody who does not see where it stands: `Hide 3 replies to Marta`.
  public let label: String
  /// How the look draws it.
  public let form: RowParts.ToggleForm
  /// Whether everything below the comment is folded away.
  public let isCollapsed: Bool
  /// How many replies the comment has.
  public let replyCount: Int
  /// Folds or unfolds the comment.
  public let toggle: @MainActor () -> Void
}

extension ReplyToggleStyle {
  @MainActor
  func resolved(_ configuration: Configuration) -> AnyView {
    AnyView(ResolvedToggleStyle(style: self, configuration: configuration))
  }
}

@MainActor
private struct ResolvedToggleStyle<Style: ReplyToggleStyle>: View {
  let style: Style
  let configuration: ReplyToggleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The control as the look draws it: words, underlined words, a count or a badge.
public struct StandardToggleStyle: ReplyToggleStyle {
  /// Makes the style.
  public init() {}

  /// Makes the control.
  ///
  /// - Parameter configuration: What it says and does.
  /// - Returns: A button whose touch area exceeds what is drawn.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: configuration.toggle) { ToggleTitle(configuration.title, configuration.form) }
      .buttonStyle(.plain)
      .accessibilityLabel(configuration.label)
  }
}

/// No control, for rows that have one of their own.
public struct HiddenToggleStyle: ReplyToggleStyle {
  /// Makes the style.
  public init() {}

  /// Makes nothing.
  ///
  /// - Parameter configuration: What the control would say and do.
  /// - Returns: No view.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ReplyToggleStyle where Self == StandardToggleStyle {
  /// As the look says.
  public static var standard: StandardToggleStyle { StandardToggleStyle() }
}

extension ReplyToggleStyle where Self == HiddenToggleStyle {
  /// No control, for rows that have one of their own.
  public static var hidden: HiddenToggleStyle { HiddenToggleStyle() }
}
#endif
