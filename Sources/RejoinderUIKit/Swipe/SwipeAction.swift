#if canImport(UIKit)
import RejoinderCore
import UIKit

/// Something that a swipe over a comment offers.
///
/// It is made for one comment and keeps that comment's id, never a row's number, which may be another
/// one's by the time that somebody chooses it. People who cannot swipe find it among the actions of
/// the comment's one accessibility element.
///
/// ```swift
/// override func swipeActions(for row: Row) -> [SwipeAction] {
///   super.swipeActions(for: row) + [
///     SwipeAction("Reply", for: row.id) { [weak self] id in self?.reply(to: id) }
///   ]
/// }
/// ```
@MainActor
public struct SwipeAction {
  /// What it is called.
  public var title: String
  /// How it looks, `nil` for the look of the controller's own action.
  public var appearance: SwipeActionAppearance?
  /// The id of the comment that it is for, where it was told.
  public let commentID: AnyHashable?

  let handler: @MainActor () -> Void
  /// Whether it is the controller's own, which screen readers get from Core already.
  var isFold = false

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - appearance: How it looks, `nil` for the look of the controller's own action.
  ///   - handler: What it does; the swipe is closed by then.
  public init(
    _ title: String,
    appearance: SwipeActionAppearance? = nil,
    handler: @escaping @MainActor () -> Void
  ) {
    (self.title, self.appearance, self.handler) = (title, appearance, handler)
    commentID = nil
  }

  /// Makes an action for a comment.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - id: The id of the comment.
  ///   - appearance: How it looks, `nil` for the look of the controller's own action.
  ///   - handler: What it does, called with the id; the swipe is closed by then.
  public init<ID: Hashable & Sendable>(
    _ title: String,
    for id: ID,
    appearance: SwipeActionAppearance? = nil,
    handler: @escaping @MainActor (ID) -> Void
  ) {
    (self.title, self.appearance) = (title, appearance)
    commentID = AnyHashable(id)
    self.handler = { handler(id) }
  }

  /// Does what it does, as choosing it would.
  public func callAsFunction() { handler() }

  /// The action as a screen reader offers it.
  var spoken: UIAccessibilityCustomAction {
    let handler = handler
    return UIAccessibilityCustomAction(name: title) { _ in
      handler()
      return true
    }
  }
}
#endif
