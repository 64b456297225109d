#if canImport(SwiftUI)
public import SwiftUI

/// What shows where there are no comments.
public protocol EmptyDiscussionStyle: DynamicProperty {
  /// What shows.
  associatedtype Body: View

  /// What there is to say.
  typealias Configuration = DiscussionNoticeConfiguration

  /// Makes what shows.
  ///
  /// - Parameter configuration: What there is to say.
  /// - Returns: The view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What shows while comments are on their way.
public protocol LoadingDiscussionStyle: DynamicProperty {
  /// What shows.
  associatedtype Body: View

  /// What there is to say.
  typealias Configuration = DiscussionNoticeConfiguration

  /// Makes what shows.
  ///
  /// - Parameter configuration: What there is to say.
  /// - Returns: The view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// What shows where comments could not be loaded.
public protocol DiscussionErrorStyle: DynamicProperty {
  /// What shows.
  associatedtype Body: View

  /// What went wrong, and how to try again.
  typealias Configuration = DiscussionErrorConfiguration

  /// Makes what shows.
  ///
  /// - Parameter configuration: What went wrong, and how to try again.
  /// - Returns: The view.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// A sentence in place of comments.
public struct DiscussionNoticeConfiguration {
  /// The sentence.
  public let title: String
}

/// What went wrong, and how to try again.
@MainActor
public struct DiscussionErrorConfiguration {
  /// What went wrong.
  public let message: String
  /// The words of the control that tries again.
  public let retryTitle: String
  /// Tries again, `nil` where that cannot be done.
  public let retry: (@MainActor () -> Void)?
}

extension EmptyDiscussionStyle {
  @MainActor
  func resolved(_ configuration: Configuration) -> AnyView {
    AnyView(ResolvedEmptyStyle(style: self, configuration: configuration))
  }
}

extension LoadingDiscussionStyle {
  @MainActor
  func resolved(_ configuration: Configuration) -> AnyView {
    AnyView(ResolvedLoadingStyle(style: self, configuration: configuration))
  }
}

extension DiscussionErrorStyle {
  @MainActor
  func resolved(_ configuration: Configuration) -> AnyView {
    AnyView(ResolvedErrorStyle(style: self, configuration: configuration))
  }
}

@MainActor
private struct ResolvedEmptyStyle<Style: EmptyDiscussionStyle>: View {
  let style: Style
  let configuration: DiscussionNoticeConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

@MainActor
private struct ResolvedLoadingStyle<Style: LoadingDiscussionStyle>: View {
  let style: Style
  let configuration: DiscussionNoticeConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

@MainActor
private struct ResolvedErrorStyle<Style: DiscussionErrorStyle>: View {
  let style: Style
  let configuration: DiscussionErrorConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}
#endif
