#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

/// What can be done in the thread around a view, for rows and controls of one's own.
///
/// ```swift
/// @Environment(\.discussionActions) private var actions
/// Button("To the top") { actions.collapse(toRootOf: row.id) }
/// ```
///
/// Outside of a thread nothing happens.
public struct DiscussionActions {
  var perform: @MainActor (Kind, AnyHashable) -> Void = { _, _ in }
  /// Whether the app takes replies.
  public internal(set) var canReply = false
  /// Whether the app takes votes.
  public internal(set) var canVote = false
  /// Whether the app loads replies that are not there.
  public internal(set) var canLoad = false

  /// What can be done with a comment.
  enum Kind {
    case toggle, collapseParent, collapseRoot, goToParent, reveal, showWords, reply, load
    case vote(SpeechContext.OwnVote)
    case collapseAncestor(depth: Int)
  }

  /// Folds a comment that is not folded, or unfolds one that is.
  ///
  /// - Parameter id: The id of the comment.
  @MainActor public func toggle(_ id: some Hashable) { perform(.toggle, AnyHashable(id)) }

  /// Folds the comment that a comment answers, and lands on it.
  ///
  /// - Parameter id: The id of the answer.
  @MainActor public func collapse(toParentOf id: some Hashable) {
    perform(.collapseParent, AnyHashable(id))
  }

  /// Folds the whole thread that a comment is in, and lands on its first comment.
  ///
  /// - Parameter id: The id of the comment.
  @MainActor public func collapse(toRootOf id: some Hashable) {
    perform(.collapseRoot, AnyHashable(id))
  }

  /// Folds a comment above another one, or that one itself, and lands on it.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - depth: How many comments stand above the one to fold, 0 for the first of the thread.
  @MainActor public func collapse(ancestorOf id: some Hashable, atDepth depth: Int) {
    perform(.collapseAncestor(depth: depth), AnyHashable(id))
  }

  /// Goes to the comment that a comment answers.
  ///
  /// - Parameter id: The id of the answer.
  @MainActor public func goToParent(of id: some Hashable) { perform(.goToParent, AnyHashable(id)) }

  /// Unfolds everything above a comment and goes to it.
  ///
  /// - Parameter id: The id of the comment.
  @MainActor public func reveal(_ id: some Hashable) { perform(.reveal, AnyHashable(id)) }

  /// Shows words of a comment that are hidden: spoilers, and those of a comment that was taken down.
  ///
  /// - Parameter id: The id of the comment.
  @MainActor public func showWords(of id: some Hashable) { perform(.showWords, AnyHashable(id)) }

  /// Begins a reply.
  ///
  /// - Parameter id: The id of the comment that is answered.
  @MainActor public func reply(to id: some Hashable) { perform(.reply, AnyHashable(id)) }

  /// Votes on a comment.
  ///
  /// - Parameters:
  ///   - vote: What the reader thinks of it.
  ///   - id: The id of the comment.
  @MainActor public func vote(_ vote: SpeechContext.OwnVote, on id: some Hashable) {
    perform(.vote(vote), AnyHashable(id))
  }

  /// Loads replies that are not there.
  ///
  /// - Parameter id: What they answer, the id of a comment or `nil` for the top level.
  @MainActor public func loadMore<ID: Hashable>(under id: ID?) { perform(.load, AnyHashable(id)) }
}

private struct DiscussionActionsKey: EnvironmentKey {
  static var defaultValue: DiscussionActions { DiscussionActions() }
}

extension EnvironmentValues {
  /// What can be done in the thread around a view.
  public internal(set) var discussionActions: DiscussionActions {
    get { self[DiscussionActionsKey.self] }
    set { self[DiscussionActionsKey.self] = newValue }
  }
}
#endif
