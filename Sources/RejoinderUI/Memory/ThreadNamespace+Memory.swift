#if canImport(SwiftUI)
public import RejoinderCore
internal import SwiftUI

extension ThreadNamespace where Value.ID: LosslessStringConvertible {
  /// Lets the scene remember what is folded and where somebody read, for when they come back.
  ///
  /// Both are there again before the discussion is first drawn, for thirty days; a model's folds are
  /// set when it appears. Where the app keeps the folds through a binding, only the place is remembered.
  ///
  /// - Parameter key: Which discussion it is, such as its address.
  /// - Returns: The thread with that memory.
  public func remembersFolds(_ key: String) -> NestedCommentThread<Value, RowContent> {
    remembersFolds(key, id: { $0.description }, from: { Value.ID($0) })
  }
}

extension ThreadNamespace where Value == Comment {
  /// Lets the scene remember what is folded and where somebody read, for when they come back.
  ///
  /// Both are there again before the discussion is first drawn, for thirty days; a model's folds are
  /// set when it appears. Where the app keeps the folds through a binding, only the place is remembered.
  ///
  /// - Parameter key: Which discussion it is, such as its address.
  /// - Returns: The thread with that memory.
  public func remembersFolds(_ key: String) -> NestedCommentThread<Value, RowContent> {
    remembersFolds(key, id: { $0.description }, from: { Comment.ID($0) })
  }
}

extension ThreadNamespace {
  /// Lets the scene remember what is folded and where somebody read, by ids of any type.
  ///
  /// - Parameters:
  ///   - key: Which discussion it is, such as its address.
  ///   - id: Makes the text of an id.
  ///   - read: Makes an id of its text, `nil` where it is none.
  /// - Returns: The thread with that memory.
  public func remembersFolds(
    _ key: String,
    id: @escaping (Value.ID) -> String,
    from read: @escaping (String) -> Value.ID?
  ) -> NestedCommentThread<Value, RowContent> {
    remembering(ThreadMemory(key: key, .init(write: id, read: read)))
  }
}
#endif
