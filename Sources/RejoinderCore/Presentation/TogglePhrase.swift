/// Which phrase the control says that folds and unfolds a row.
///
/// The raw value is the phrase's place in a list of all of them, by which the browser takes it.
public enum TogglePhrase: UInt8, Hashable, Sendable, CaseIterable {
  /// That replies can be folded away: `Hide 3 replies`.
  case hideReplies
  /// That replies can be unfolded: `Show 3 replies`.
  case showReplies
  /// How many replies there are, and no more: `3 replies`.
  case replies
  /// That a comment without replies can be folded.
  case hide
  /// That a comment without replies can be unfolded.
  case show
  /// That what is below can be unfolded, where none of it counts as a reply.
  case showAll

  /// The phrase of a row.
  ///
  /// - Parameters:
  ///   - form: How the control looks.
  ///   - hasReplies: Whether anything stands below the row.
  ///   - replyCount: How many replies it has.
  ///   - isCollapsed: Whether it is folded.
  /// - Returns: The phrase.
  public static func made(
    form: RowParts.ToggleForm,
    hasReplies: Bool,
    replyCount: Int,
    isCollapsed: Bool
  ) -> TogglePhrase {
    guard hasReplies else { return isCollapsed ? .show : .hide }
    guard replyCount > 0 else { return .showAll }
    switch form {
    case .count, .badge: return .replies
    case .words, .underlined: return isCollapsed ? .showReplies : .hideReplies
    }
  }

  /// What the control says.
  ///
  /// - Parameters:
  ///   - replyCount: How many replies the row has.
  ///   - wording: The words.
  /// - Returns: The title.
  public func title(_ replyCount: Int, _ wording: Wording) -> String {
    switch self {
    case .hideReplies: wording.toggleTitle(replyCount, isCollapsed: false)
    case .showReplies: wording.toggleTitle(replyCount, isCollapsed: true)
    case .replies: wording.replies(replyCount)
    case .hide: wording.leafToggleTitle(isCollapsed: false)
    case .show: wording.leafToggleTitle(isCollapsed: true)
    case .showAll: wording.navigation.showAll
    }
  }
}
