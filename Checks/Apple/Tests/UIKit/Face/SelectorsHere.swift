import Client
public import UIKit

@testable import RejoinderUIKit

// Where there are no Objective-C messages, the targets say themselves what their selectors do.

extension SwipeCoordinator: StandInActions {
  /// Does what the selector means.
  public func standInPerform(_ action: Selector, sender: Any?) -> Bool {
    guard action == Self.panned, let pan = sender as? UIPanGestureRecognizer else { return false }
    panned(pan)
    return true
  }
}

extension PostsController: StandInActions {
  /// Does what the selector means.
  public func standInPerform(_ action: Selector, sender: Any?) -> Bool {
    guard action == "performKey:", let command = sender as? UIKeyCommand else { return false }
    performKey(command)
    return true
  }
}
