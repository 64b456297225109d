#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

extension NestedCommentThread {
  /// Makes a thread of values that hold their replies.
  ///
  /// - Parameters:
  ///   - values: The top-level values.
  ///   - children: What gives the replies of a value; none and `nil` are the same. It is asked again
  ///     only where the values are other ones.
  ///   - row: Makes what is in the row of a value.
  public init(
    _ values: [Value],
    children: @escaping (Value) -> [Value]?,
    @ViewBuilder row: @escaping (ThreadRow<Value>) -> RowContent
  ) {
    self.init(.values(ThreadSource(values, children: children), nil), row: row)
  }

  /// Makes a thread of values that hold their replies, the app keeping which are folded.
  ///
  /// - Parameters:
  ///   - values: The top-level values.
  ///   - children: What gives the replies of a value; none and `nil` are the same.
  ///   - collapsed: The ids of the folded values; unknown ones are kept.
  ///   - row: Makes what is in the row of a value.
  public init(
    _ values: [Value],
    children: @escaping (Value) -> [Value]?,
    collapsed: Binding<Set<Value.ID>>,
    @ViewBuilder row: @escaping (ThreadRow<Value>) -> RowContent
  ) {
    self.init(.values(ThreadSource(values, children: children), collapsed), row: row)
  }

  /// Makes a thread of flat values that name what they answer.
  ///
  /// - Parameters:
  ///   - values: The values, in any order.
  ///   - parent: What gives the id of the value that a value answers, `nil` at the top level.
  ///   - row: Makes what is in the row of a value.
  public init(
    _ values: [Value],
    parent: @escaping (Value) -> Value.ID?,
    @ViewBuilder row: @escaping (ThreadRow<Value>) -> RowContent
  ) {
    self.init(.values(ThreadSource(values, parent: parent), nil), row: row)
  }

  /// Makes a thread of flat values that name what they answer, the app keeping which are folded.
  ///
  /// - Parameters:
  ///   - values: The values, in any order.
  ///   - parent: What gives the id of the value that a value answers, `nil` at the top level.
  ///   - collapsed: The ids of the folded values; unknown ones are kept.
  ///   - row: Makes what is in the row of a value.
  public init(
    _ values: [Value],
    parent: @escaping (Value) -> Value.ID?,
    collapsed: Binding<Set<Value.ID>>,
    @ViewBuilder row: @escaping (ThreadRow<Value>) -> RowContent
  ) {
    self.init(.values(ThreadSource(values, parent: parent), collapsed), row: row)
  }

  /// Makes a thread of a model's values.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - row: Makes what is in the row of a value.
  public init(
    model: DiscussionModel<Value>,
    @ViewBuilder row: @escaping (ThreadRow<Value>) -> RowContent
  ) {
    self.init(.model(model), row: row)
  }
}
#endif
