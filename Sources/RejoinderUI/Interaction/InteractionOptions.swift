#if canImport(SwiftUI)
public import RejoinderCore

/// What taps, keys and the hand that holds the device have to do with a discussion.
public struct InteractionOptions: Hashable, Sendable {
  /// Where a tap on a row folds it, `nil` as the look says.
  public var foldTap: FoldTap?
  /// Whether folding, jumping and far swipes can be felt, where the device can do that.
  public var hasHaptics = true
  /// Whether keys move and fold while the discussion has the focus.
  public var hasKeys = true
  /// Whether a row of the app's own is one element for a screen reader, its controls being actions.
  ///
  /// Rows with a text field in them must stay apart.
  public var combinesRows = true

  /// Makes the usual options.
  public init() {}
}

extension DiscussionModifying {
  /// Chooses where a tap on a row folds it; links, buttons and code never do.
  ///
  /// - Parameter place: Where, `nil` as the look says.
  /// - Returns: The view with that choice.
  public func foldTap(_ place: FoldTap?) -> Modified { choosing { $0.interaction.foldTap = place } }

  /// Chooses whether folding, jumping and far swipes can be felt.
  ///
  /// - Parameter isOn: Whether they can.
  /// - Returns: The view with that choice.
  public func haptics(_ isOn: Bool) -> Modified { choosing { $0.interaction.hasHaptics = isOn } }

  /// Chooses whether keys move and fold while the discussion has the focus.
  ///
  /// - Parameter isOn: Whether they do.
  /// - Returns: The view with that choice.
  public func keys(_ isOn: Bool) -> Modified { choosing { $0.interaction.hasKeys = isOn } }

  /// Chooses whether a row of the app's own is one element for a screen reader.
  ///
  /// - Parameter isOne: Whether it is; rows with a text field in them must stay apart.
  /// - Returns: The view with that choice.
  public func combinesRows(_ isOne: Bool) -> Modified {
    choosing { $0.interaction.combinesRows = isOne }
  }
}
#endif
