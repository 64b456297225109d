#if canImport(SwiftUI)
public import RejoinderCore
internal import SwiftUI

extension ThreadNamespace {
  /// Says what is true of a comment for this reader alone: what they voted, whether it is new.
  ///
  /// - Parameter facts: Gives the facts of a comment by its id.
  /// - Returns: The thread with those facts.
  public func facts(
    _ facts: @escaping (Value.ID) -> RowFacts
  ) -> NestedCommentThread<Value, RowContent> {
    setting { $0.facts = facts }
  }

  /// Says where the loading of replies stands that are not there.
  ///
  /// - Parameter state: Gives the state by what the replies answer, `nil` for the top level.
  /// - Returns: The thread with those states.
  public func moreState(
    _ state: @escaping (Value.ID?) -> MoreState
  ) -> NestedCommentThread<Value, RowContent> {
    setting { $0.moreState = state }
  }

  /// Gives the rows without a stack of their own, for a `List` that makes each a row of its own.
  ///
  /// What a thread does as a whole is off in a list: keys and their sheet, rotors, what is felt, what
  /// is said of new comments, what the scene remembers, and the notice below comments that failed.
  ///
  /// ```swift
  /// List { NestedCommentThread(comments: comments).discussion.inList() }
  /// ```
  ///
  /// - Returns: The thread as rows of a list.
  public func inList() -> NestedCommentThread<Value, RowContent> { setting { $0.isInList = true } }
}
#endif
