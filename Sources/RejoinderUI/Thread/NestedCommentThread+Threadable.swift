#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

extension NestedCommentThread where Value: Threadable {
  /// Makes a thread of values that know themselves what they answer.
  ///
  /// - Parameters:
  ///   - values: The values, in any order.
  ///   - row: Makes what is in the row of a value.
  public init(
    _ values: [Value],
    @ViewBuilder row: @escaping (ThreadRow<Value>) -> RowContent
  ) {
    self.init(.values(ThreadSource(threadable: values), nil), row: row)
  }

  /// Makes a thread of values that know themselves what they answer, the app keeping which are folded.
  ///
  /// - Parameters:
  ///   - values: The values, in any order.
  ///   - collapsed: The ids of the folded values; unknown ones are kept.
  ///   - row: Makes what is in the row of a value.
  public init(
    _ values: [Value],
    collapsed: Binding<Set<Value.ID>>,
    @ViewBuilder row: @escaping (ThreadRow<Value>) -> RowContent
  ) {
    self.init(.values(ThreadSource(threadable: values), collapsed), row: row)
  }

  /// Makes a thread of threadable values that hold their replies, whatever parent they name.
  ///
  /// - Parameters:
  ///   - values: The top-level values.
  ///   - children: What gives the replies of a value; none and `nil` are the same.
  ///   - row: Makes what is in the row of a value.
  public init(
    _ values: [Value],
    children: @escaping (Value) -> [Value]?,
    @ViewBuilder row: @escaping (ThreadRow<Value>) -> RowContent
  ) {
    self.init(.values(ThreadSource(threadable: values, children: children), nil), row: row)
  }
}
#endif
