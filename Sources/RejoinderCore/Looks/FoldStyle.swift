/// What folding hides, and how it shows.
public struct FoldStyle: Hashable, Sendable {
  /// What of a folded comment goes.
  public enum Hides: UInt8, Hashable, Sendable, CaseIterable {
    /// Its replies.
    case replies
    /// Its replies, its own words and what can be done with them: name and age stay.
    case repliesAndWords
  }

  /// What of a folded comment goes.
  public var hides = Hides.replies
  /// Whether a comment without replies folds too; only where ``hides`` takes its words.
  public var foldsLeaves = false
  /// Which comments are folded at first, where nobody asks for anything else.
  public var initialFold = Outline.InitialFold.none
  /// Whether unfolding a comment unfolds everything below it.
  public var expandsWholeThread = false
  /// Whether the list scrolls so that what was unfolded shows.
  public var makesExpandedVisible = false
  /// How much of the tint a row takes on for a moment when it is folded or unfolded, 0 for nothing.
  public var flashShare = 0.0

  /// How long the row takes to reach that colour, and as long to lose it, in seconds.
  public static let flashDuration = 0.3

  /// Makes the folding of ``DiscussionStyle/blocks``.
  public init() {}

  /// Whether a row shows its words.
  ///
  /// - Parameter isCollapsed: Whether the row is folded.
  /// - Returns: Whether the words stay.
  public func showsWords(isCollapsed: Bool) -> Bool { !isCollapsed || hides == .replies }

  /// Whether a row can be folded.
  ///
  /// - Parameter hasReplies: Whether anything stands below it.
  /// - Returns: Whether a control for it makes sense.
  public func canFold(hasReplies: Bool) -> Bool {
    hasReplies || foldsLeaves && hides == .repliesAndWords
  }
}
