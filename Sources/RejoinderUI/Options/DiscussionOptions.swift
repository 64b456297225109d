#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

/// Everything that can be chosen about a discussion from outside, as the environment carries it.
///
/// The modifiers of ``DiscussionModifying`` change it; views and styles of one's own read it:
///
/// ```swift
/// @Environment(\.discussionOptions) private var options
/// ```
public struct DiscussionOptions {
  /// The look that was chosen, `nil` where none was.
  public var chosenStyle: DiscussionStyle?
  /// The tint that was given, `nil` for that of the look that was chosen, or of the environment.
  public var tint: Color?
  /// The words.
  public var wording = Wording.english
  /// The moment from which ages are counted, `nil` for when the discussion was opened.
  public var now: Timestamp?
  /// Who opened the discussion, `nil` where nobody needs to be told.
  public var openerID: Comment.ID?
  /// Whether the discussion is there, on its way, or could not be loaded.
  public var state = DiscussionState.ready

  /// How a row is set, `nil` as the look says.
  public var rowStyle: (any CommentRowStyle)?
  /// How the control looks that folds, `nil` as the look says.
  public var toggleStyle: (any ReplyToggleStyle)?
  /// How avatars look, `nil` for discs.
  public var avatarStyle: (any CommentAvatarStyle)?
  /// How words are set, `nil` as the look says.
  public var bodyStyle: (any CommentBodyStyle)?
  /// What stands left of rows, `nil` as the look says.
  public var connectorStyle: (any ConnectorStyle)?
  /// What shows where there are no comments, `nil` for a sentence.
  public var emptyStyle: (any EmptyDiscussionStyle)?
  /// What shows while comments are on their way, `nil` for a wheel.
  public var loadingStyle: (any LoadingDiscussionStyle)?
  /// What shows where comments could not be loaded, `nil` for a sentence.
  public var errorStyle: (any DiscussionErrorStyle)?

  /// What taps, keys and the hand that holds the device have to do with the discussion.
  public var interaction = InteractionOptions()

  /// What happens when somebody taps a link, `nil` for what the environment does with it.
  public var onLink: (@MainActor (URL) -> Void)?

  /// Makes the options of a discussion about which nothing was chosen.
  public init() {}

  /// The look: the chosen one, or the default.
  public var style: DiscussionStyle { chosenStyle ?? .blocks }
}

private struct DiscussionOptionsKey: EnvironmentKey {
  static var defaultValue: DiscussionOptions { DiscussionOptions() }
}

extension EnvironmentValues {
  /// What was chosen about the discussions of a view.
  public var discussionOptions: DiscussionOptions {
    get { self[DiscussionOptionsKey.self] }
    set { self[DiscussionOptionsKey.self] = newValue }
  }
}
#endif
