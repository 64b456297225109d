#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// What an app wants to be told about a thread, and what it adds to its rows.
struct ThreadSettings<Value: Identifiable & Sendable>
where Value.ID: Hashable & Comparable & Sendable {
  var onCollapseChange: (@MainActor (Value.ID, Bool) -> Void)?
  var onReply: (@MainActor (Value.ID) -> Void)?
  var onVote: (@MainActor (Value.ID, SpeechContext.OwnVote) -> Void)?
  var onLoadMore: (@MainActor (Value.ID?) -> Void)?
  /// Where the loading of replies stands that are not there.
  var moreState: (Value.ID?) -> MoreState = { _ in .idle }
  /// What is true of a row for this reader alone.
  var facts: (Value.ID) -> RowFacts = { _ in RowFacts() }
  var onTap: (@MainActor (ThreadRow<Value>) -> Void)?
  var leadingSwipe: (@MainActor (ThreadRow<Value>) -> AnyView)?
  var trailingSwipe: (@MainActor (ThreadRow<Value>) -> AnyView)?
  var contextMenu: (@MainActor (ThreadRow<Value>) -> AnyView)?
  /// Whether the rows stand in a list of the system rather than in a stack of ours.
  var isInList = false
}
#endif
