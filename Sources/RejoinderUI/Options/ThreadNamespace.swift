#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

extension NestedCommentThread {
  /// What can be chosen about the thread.
  ///
  /// ```swift
  /// NestedCommentThread(comments: comments).discussion.look(.reddit).discussion.onReply { … }
  /// ```
  public var discussion: ThreadNamespace<Value, RowContent> { ThreadNamespace(self) }
}

/// What can be chosen about a thread; each modifier returns the thread, in any order.
@MainActor
public struct ThreadNamespace<Value: Identifiable & Sendable, RowContent: View>: DiscussionModifying
where Value.ID: Hashable & Comparable & Sendable {
  private let thread: NestedCommentThread<Value, RowContent>

  /// Makes the choices of a thread.
  ///
  /// - Parameter thread: The thread.
  init(_ thread: NestedCommentThread<Value, RowContent>) { self.thread = thread }

  /// Changes what is chosen.
  ///
  /// - Parameter change: What to change.
  /// - Returns: The thread for which it holds.
  public func choosing(
    _ change: @escaping (inout DiscussionOptions) -> Void
  ) -> NestedCommentThread<Value, RowContent> {
    var thread = thread
    thread.choices.append(change)
    return thread
  }

  /// Changes what the app is told, and what it adds.
  func setting(
    _ change: (inout ThreadSettings<Value>) -> Void
  ) -> NestedCommentThread<Value, RowContent> {
    var thread = thread
    change(&thread.settings)
    return thread
  }

  /// Changes what the scene keeps.
  func remembering(_ memory: ThreadMemory<Value.ID>) -> NestedCommentThread<Value, RowContent> {
    var thread = thread
    thread.memory = memory
    return thread
  }

  /// Says what happens when somebody folds or unfolds a comment.
  ///
  /// - Parameter action: What happens; it is told the id, and whether the comment is folded now.
  /// - Returns: The thread with that action.
  public func onCollapseChange(
    _ action: @escaping @MainActor (Value.ID, Bool) -> Void
  ) -> NestedCommentThread<Value, RowContent> {
    setting { $0.onCollapseChange = action }
  }

  /// Says what happens when somebody wants to answer a comment; rows of comments have a button then.
  ///
  /// - Parameter action: What happens; it is told the id.
  /// - Returns: The thread with that action.
  public func onReply(
    _ action: @escaping @MainActor (Value.ID) -> Void
  ) -> NestedCommentThread<Value, RowContent> {
    setting { $0.onReply = action }
  }

  /// Says what happens when somebody votes; rows of comments have buttons then.
  ///
  /// - Parameter action: What happens; it is told the id and what the reader thinks of it.
  /// - Returns: The thread with that action.
  public func onVote(
    _ action: @escaping @MainActor (Value.ID, SpeechContext.OwnVote) -> Void
  ) -> NestedCommentThread<Value, RowContent> {
    setting { $0.onVote = action }
  }

  /// Says how replies are loaded that are not there.
  ///
  /// - Parameter action: Loads them; it is told what they answer, `nil` for the top level.
  /// - Returns: The thread with that action.
  public func onLoadMore(
    _ action: @escaping @MainActor (Value.ID?) -> Void
  ) -> NestedCommentThread<Value, RowContent> {
    setting { $0.onLoadMore = action }
  }

  /// Says what a tap on a row does, in place of what the look says.
  ///
  /// - Parameter action: What happens; it is told the row.
  /// - Returns: The thread with that action.
  public func onTap(
    _ action: @escaping @MainActor (ThreadRow<Value>) -> Void
  ) -> NestedCommentThread<Value, RowContent> {
    setting { $0.onTap = action }
  }
}
#endif
