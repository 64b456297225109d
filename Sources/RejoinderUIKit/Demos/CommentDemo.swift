#if canImport(UIKit)
public import RejoinderCore
import UIKit

/// The seven ready-made lists of comments.
///
/// ```swift
/// let controller = CommentDemo.hackerNews.controller(showing: comments)
/// ```
public enum CommentDemo: Int, Hashable, Sendable, CaseIterable {
  /// Loud strips and wide steps.
  case basic
  /// Dark cards, of which only the top level shows at first.
  case imgur
  /// Light cards with a bar for each level.
  case reddit
  /// Orange names on near black.
  case hackerNews
  /// The same, whose folded comments keep their names.
  case hackerNewsFoldable
  /// Dark cards, all of which show at first.
  case imgurExpanded
  /// Light cards, which fold to their names.
  case redditFoldable

  /// The look.
  public var look: DiscussionStyle {
    switch self {
    case .basic: .simple
    case .imgur: .imgur
    case .reddit: .reddit
    case .hackerNews: Self.wordy(.hackerNews)
    case .hackerNewsFoldable: Self.wordy(.hackerNewsFoldable)
    case .imgurExpanded: .imgurExpanded
    case .redditFoldable: .redditFoldable
    }
  }

  /// Whether it is shown in dark surroundings, as it was drawn.
  public var isDark: Bool {
    switch self {
    case .imgur, .imgurExpanded, .hackerNews, .hackerNewsFoldable: true
    case .basic, .reddit, .redditFoldable: false
    }
  }

  /// What the list of demos calls it.
  ///
  /// - Parameter wording: The words.
  /// - Returns: The title.
  public func title(_ wording: Wording = .english) -> String { wording.title(of: look) }

  /// Makes the controller of the demo.
  ///
  /// - Parameters:
  ///   - comments: The comments, in any order.
  ///   - wording: The words.
  /// - Returns: A controller that is to be shown in a navigation controller or alone.
  @MainActor
  public func controller(
    showing comments: [Comment],
    wording: Wording = .english
  ) -> CommentListController {
    let controller = CommentListController(look: look, comments: comments)
    controller.wording = wording
    controller.title = title(wording)
    controller.overrideUserInterfaceStyle = isDark ? .dark : .light
    controller.startsFullyExpanded = look.folding.expandsWholeThread
    controller.offersSharing = [.imgur, .imgurExpanded, .reddit, .redditFoldable].contains(self)
    return controller
  }

  /// Without scores and with ages close to the names, as those demos are.
  private static func wordy(_ look: DiscussionStyle) -> DiscussionStyle {
    var look = look
    (look.parts.score, look.parts.headingSpacing) = (.hidden, 5)
    return look
  }
}
#endif
