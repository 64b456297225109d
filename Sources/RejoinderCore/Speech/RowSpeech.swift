/// What is said about a row to somebody who hears it: one element with everything in it.
///
/// A face gives it to the platform as it is: the label, the value and the hint in the places of the
/// same names, and the actions as custom actions in their order. So a comment takes one swipe, however
/// many links and buttons it has. ``SpeechWriter`` makes it.
public struct RowSpeech: Sendable {
  /// What the row is, in the order of ``SpeechWriter``.
  public var label = ""

  /// Whether what is below the row shows: `expanded`, `collapsed`, or nothing where there is none.
  public var value = ""

  /// What the row answers, for those who wait for it: the first words of its parent.
  public var hint = ""

  /// What can be done with the row.
  ///
  /// The first and the last are one step away on the ring on which
  /// screen readers offer them.
  public var actions: [SpokenAction] = []

  /// What activating the row does, `nil` where that is the face's own to decide.
  ///
  /// It unfolds and loads and never folds, so that nobody who meant something else loses their place.
  /// A face may open a menu or the comment itself instead, and must not fold either.
  public var activation: SpokenAction?

  /// Whether the row is a heading, as those at the top level are.
  public var isHeading = false

  /// Makes a speech that says nothing.
  public init() {}
}
