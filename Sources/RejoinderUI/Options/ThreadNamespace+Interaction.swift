#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

extension ThreadNamespace {
  /// Adds actions that a swipe over a row shows, in place of what the look has there.
  ///
  /// ```swift
  /// thread.discussion.swipeActions(edge: .trailing) { row in
  ///   Button("Reply") { reply(to: row.id) }
  ///   CollapseButton(row)
  /// }
  /// ```
  ///
  /// The actions of a row are also among those that assistive technology offers.
  ///
  /// - Parameters:
  ///   - edge: The side at which they show.
  ///   - content: Makes the buttons of a row.
  /// - Returns: The thread with those actions.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing,
    @ViewBuilder content: @escaping @MainActor (ThreadRow<Value>) -> Content
  ) -> NestedCommentThread<Value, RowContent> {
    setting { settings in
      let actions = { @MainActor (row: ThreadRow<Value>) in AnyView(content(row)) }
      if edge == .leading {
        settings.leadingSwipe = actions
      } else {
        settings.trailingSwipe = actions
      }
    }
  }

  /// Adds a menu to every row.
  ///
  /// - Parameter content: Makes the items of a row's menu.
  /// - Returns: The thread with that menu.
  public func contextMenu<Content: View>(
    @ViewBuilder content: @escaping @MainActor (ThreadRow<Value>) -> Content
  ) -> NestedCommentThread<Value, RowContent> {
    setting { $0.contextMenu = { row in AnyView(content(row)) } }
  }
}

extension ThreadNamespace where Value == Comment {
  /// Lets the scene keep which comments are folded, so that they still are when it comes back.
  ///
  /// - Parameter key: The name under which they are kept, another one for each discussion.
  /// - Returns: The thread that remembers.
  public func remembersFolds(in key: String) -> NestedCommentThread<Value, RowContent> {
    setting { $0.storageKey = key }
  }
}
#endif
