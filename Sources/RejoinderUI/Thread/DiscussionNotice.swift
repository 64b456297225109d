#if canImport(SwiftUI)
internal import SwiftUI

/// What shows in place of rows.
@MainActor
struct DiscussionNotice: View {
  private enum Kind {
    case empty, loading
    case failed(String, (@MainActor () -> Void)?)
  }

  private let kind: Kind
  @Environment(\.discussionOptions) private var options

  private init(_ kind: Kind) { self.kind = kind }

  /// That there are no comments.
  static var empty: DiscussionNotice { DiscussionNotice(.empty) }
  /// That comments are on their way.
  static var loading: DiscussionNotice { DiscussionNotice(.loading) }

  /// That comments could not be loaded.
  static func failed(_ message: String, _ retry: (@MainActor () -> Void)?) -> DiscussionNotice {
    DiscussionNotice(.failed(message, retry))
  }

  var body: some View {
    switch kind {
    case .empty: empty
    case .loading: loading
    case .failed(let message, let retry): failure(message, retry)
    }
  }

  @ViewBuilder private var empty: some View {
    let title = options.wording.navigation.noComments
    let configuration = DiscussionNoticeConfiguration(title: title)
    if let style = options.emptyStyle {
      style.resolved(configuration)
    } else {
      SentenceEmptyStyle().makeBody(configuration: configuration)
    }
  }

  @ViewBuilder private var loading: some View {
    let title = options.wording.navigation.loading
    let configuration = DiscussionNoticeConfiguration(title: title)
    if let style = options.loadingStyle {
      style.resolved(configuration)
    } else {
      WheelLoadingStyle().makeBody(configuration: configuration)
    }
  }

  @ViewBuilder
  private func failure(_ message: String, _ retry: (@MainActor () -> Void)?) -> some View {
    let configuration = DiscussionErrorConfiguration(
      message: message,
      retryTitle: options.wording.navigation.retry,
      retry: retry
    )
    if let style = options.errorStyle {
      style.resolved(configuration)
    } else {
      SentenceErrorStyle().makeBody(configuration: configuration)
    }
  }
}
#endif
