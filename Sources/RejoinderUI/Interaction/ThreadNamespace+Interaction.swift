#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

extension ThreadNamespace {
  /// Puts controls behind a side of every row, that a swipe shows.
  ///
  /// The first one stands at the edge; it runs by itself when a row is swiped across most of its
  /// width, where the look allows that. All of them are in the row's menu and among the actions of
  /// screen readers too.
  ///
  /// ```swift
  /// .discussion.swipeActions(edge: .trailing) { row in
  ///   Button("Reply") { reply(to: row.id) }
  ///   CollapseButton(row)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The side; that where lines end takes the place of what the look has there.
  ///   - content: Makes the controls of a row: buttons.
  /// - Returns: The thread with those controls.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing,
    @ViewBuilder content: @escaping @MainActor (ThreadRow<Value>) -> Content
  ) -> NestedCommentThread<Value, RowContent> {
    setting { settings in
      let made: @MainActor (ThreadRow<Value>) -> AnyView = { AnyView(content($0)) }
      if edge == .leading { settings.leadingSwipe = made } else { settings.trailingSwipe = made }
    }
  }

  /// Puts controls into the menu of every row, before those that are always there.
  ///
  /// - Parameter content: Makes the controls of a row.
  /// - Returns: The thread with those menus.
  public func contextMenu<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor (ThreadRow<Value>) -> Content
  ) -> NestedCommentThread<Value, RowContent> {
    setting { $0.contextMenu = { AnyView(content($0)) } }
  }
}
#endif
