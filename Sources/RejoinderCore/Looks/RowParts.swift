/// Which parts a row has, and where they stand.
public struct RowParts: Hashable, Sendable {
  /// Where the control stands that folds.
  public enum TogglePlace: UInt8, Hashable, Sendable, CaseIterable {
    /// At the end of the line with the name.
    case heading
    /// Below the words, before the other controls.
    case barLeading
    /// Below the words, behind the other controls.
    case barTrailing
  }

  /// How the control looks that folds.
  public enum ToggleForm: UInt8, Hashable, Sendable, CaseIterable {
    /// Coloured words: `Hide 3 replies`.
    case words
    /// Underlined words.
    case underlined
    /// The number of replies alone, quiet: `3 replies`.
    case count
    /// The number of replies alone, on a ground of its own.
    case badge
  }

  /// How a score is said.
  public enum Score: UInt8, Hashable, Sendable, CaseIterable {
    /// The number and what it counts: `12 points`.
    case points
    /// The number beside an arrow.
    case arrow
    /// Not at all.
    case hidden
  }

  /// Where what can be done stands.
  public enum BarAlignment: UInt8, Hashable, Sendable, CaseIterable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
    /// The control that folds where lines begin, everything else where they end.
    case split
  }

  /// The gap between the parts of the line with the name.
  public var headingSpacing = 6.0
  /// The gap at both sides of the words of a mark or a badge that has a ground of its own.
  public var markPadding = 6.0
  /// The radius of a mark's corners.
  public var markRadius = 4.0
  /// What stands between the name and the age, empty for a mere space.
  public var headingSeparator = ""
  /// Where the control stands that folds.
  public var togglePlace = TogglePlace.barTrailing
  /// How the control looks that folds.
  public var toggleForm = ToggleForm.words
  /// How a score is said.
  public var score = Score.points
  /// Where what can be done stands.
  public var barAlignment = BarAlignment.leading
  /// The width of the lines between the parts of the bar, 0 for none.
  public var barSeparatorWidth = 0.0
  /// The gap between the parts of the bar.
  public var barSpacing = 4.0
  /// The least width of a part of the bar that is a word, where a face sets it itself.
  public var leastControlWidth = 0.0

  /// Makes the parts of ``DiscussionStyle/blocks``.
  public init() {}
}
