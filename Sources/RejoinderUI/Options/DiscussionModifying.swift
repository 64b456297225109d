#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

/// What can be chosen about the discussions of a view; reached through `.discussion`.
///
/// On a thread the modifiers return the thread itself, so that those which know its comments can
/// follow in any order; on any other view they hold for all discussions inside it. Of two that choose
/// the same, the one nearer to the thread counts.
@MainActor
public protocol DiscussionModifying {
  /// The view with what was chosen.
  ///
  /// It is a view, which is not required of it: whether that holds on the main actor alone depends on
  /// the platform's version.
  associatedtype Modified

  /// Changes what is chosen.
  ///
  /// - Parameter change: What to change.
  /// - Returns: The view for which it holds.
  func choosing(_ change: @escaping (inout DiscussionOptions) -> Void) -> Modified
}

extension DiscussionModifying {
  /// Chooses a look: sizes, colours, fonts, and what folding, a tap and a swipe do.
  ///
  /// - Parameter style: The look, one of ours or one of your own.
  /// - Returns: The view with that look.
  public func look(_ style: DiscussionStyle) -> Modified { choosing { $0.chosenStyle = style } }

  /// Chooses the colour of controls and avatars.
  ///
  /// - Parameter tint: The colour, `nil` for that of the look or of the environment.
  /// - Returns: The view with that colour.
  public func tint(_ tint: Color?) -> Modified { choosing { $0.tint = tint } }

  /// Chooses the words.
  ///
  /// - Parameter wording: All words in one language.
  /// - Returns: The view with those words.
  public func wording(_ wording: Wording) -> Modified { choosing { $0.wording = wording } }

  /// Says from which moment ages are counted.
  ///
  /// - Parameter now: The moment, `nil` for when the discussion was opened.
  /// - Returns: The view with those ages.
  public func now(_ now: Timestamp?) -> Modified { choosing { $0.now = now } }

  /// Says who opened the discussion, so that their comments are marked.
  ///
  /// - Parameter id: The id of the person.
  /// - Returns: The view with those marks.
  public func opener(_ id: Comment.ID?) -> Modified { choosing { $0.openerID = id } }

  /// Says whether the discussion is there, on its way, or could not be loaded.
  ///
  /// - Parameter state: Where it stands.
  /// - Returns: The view in that state.
  public func state(_ state: DiscussionState) -> Modified { choosing { $0.state = state } }

  /// Says what happens when somebody taps a link in a comment.
  ///
  /// - Parameter action: What happens.
  /// - Returns: The view with that action.
  public func onLink(_ action: @escaping @MainActor (URL) -> Void) -> Modified {
    choosing { $0.onLink = action }
  }
}
#endif
