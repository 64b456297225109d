/// The control of a row that folds and unfolds: what it says, how it looks and where it stands.
///
/// There is none where nothing could be folded.
///
/// ```swift
/// if let toggle = ToggleControl(row, author: "Marta", style: .blocks) {
///   toggle.title         // "Hide 3 replies"
///   toggle.label         // "Hide 3 replies to Marta"
/// }
/// ```
public struct ToggleControl: Sendable {
  /// Which phrase it says.
  public let phrase: TogglePhrase
  /// What it says.
  public let title: String
  /// What it says to somebody who does not see where it stands.
  public let label: String
  /// Whether it unfolds.
  public let isCollapsed: Bool
  /// How many replies it hides or shows.
  public let replyCount: Int
  /// How it looks.
  public let form: RowParts.ToggleForm
  /// Where it stands.
  public let place: RowParts.TogglePlace

  /// Makes the control of a comment.
  ///
  /// - Parameters:
  ///   - hasReplies: Whether anything stands below the comment.
  ///   - replyCount: How many replies it has.
  ///   - isCollapsed: Whether it is folded.
  ///   - isReadable: Whether the comment has words that the reader may see.
  ///   - author: Who wrote it; an empty name is unknown.
  ///   - style: The look.
  ///   - wording: The words.
  public init?(
    hasReplies: Bool,
    replyCount: Int,
    isCollapsed: Bool,
    isReadable: Bool = true,
    author: String = "",
    style: DiscussionStyle,
    wording: Wording = .english
  ) {
    let hasToggle = style.folding.hasToggle(
      hasReplies: hasReplies,
      replyCount: replyCount,
      isCollapsed: isCollapsed,
      isReadable: isReadable
    )
    guard hasToggle else { return nil }
    form = style.parts.toggleForm
    place = style.togglePlace(isCollapsed: isCollapsed, isReadable: isReadable)
    phrase = .made(
      form: form,
      hasReplies: hasReplies,
      replyCount: replyCount,
      isCollapsed: isCollapsed
    )
    title = phrase.title(replyCount, wording)
    label = phrase.label(replyCount, isCollapsed: isCollapsed, to: author, wording) ?? title
    (self.isCollapsed, self.replyCount) = (isCollapsed, replyCount)
  }

  /// Makes the control of a row of any value.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - author: Who wrote it; an empty name is unknown.
  ///   - style: The look.
  ///   - wording: The words.
  public init?<Value>(
    _ row: ThreadRow<Value>,
    author: String = "",
    style: DiscussionStyle,
    wording: Wording = .english
  ) {
    self.init(
      hasReplies: row.hasReplies,
      replyCount: row.replyCount,
      isCollapsed: row.isCollapsed,
      author: author,
      style: style,
      wording: wording
    )
  }
}

extension TogglePhrase {
  /// What the control says to somebody who does not see where it stands: `Hide 3 replies to Marta`.
  ///
  /// - Parameters:
  ///   - replyCount: How many replies the row has.
  ///   - isCollapsed: Whether it is folded.
  ///   - author: Who wrote the comment.
  ///   - wording: The words.
  /// - Returns: The words, `nil` where these are no more than the title.
  public func label(
    _ replyCount: Int,
    isCollapsed: Bool,
    to author: String,
    _ wording: Wording
  ) -> String? {
    guard !author.utf8.isEmpty else { return nil }
    switch self {
    case .hide, .show: return wording.leafToggleLabel(isCollapsed: isCollapsed, by: author)
    case .showAll: return nil
    case .hideReplies, .showReplies, .replies:
      return wording.toggleLabel(replyCount, isCollapsed: isCollapsed, to: author)
    }
  }
}

extension FoldStyle {
  /// Whether a comment has a control that folds or unfolds it.
  ///
  /// What is below may not count as replies, such as what was deleted: that can be unfolded and not
  /// be folded away.
  ///
  /// - Parameters:
  ///   - hasReplies: Whether anything stands below the comment.
  ///   - replyCount: How many replies it has.
  ///   - isCollapsed: Whether it is folded.
  ///   - isReadable: Whether the comment has words that the reader may see.
  /// - Returns: Whether there is something to fold, or something folded to show again.
  public func hasToggle(
    hasReplies: Bool,
    replyCount: Int,
    isCollapsed: Bool,
    isReadable: Bool
  ) -> Bool {
    if hasReplies { return replyCount > 0 || isCollapsed }
    return isReadable && canFold(hasReplies: false)
  }
}

extension DiscussionStyle {
  /// Where the control of a row stands that folds: with the name where the row shows nothing else.
  ///
  /// - Parameters:
  ///   - isCollapsed: Whether the row is folded.
  ///   - isReadable: Whether the comment has words that the reader may see.
  /// - Returns: The place.
  public func togglePlace(isCollapsed: Bool, isReadable: Bool) -> RowParts.TogglePlace {
    let hasBar = isReadable && folding.showsWords(isCollapsed: isCollapsed)
    return hasBar ? parts.togglePlace : .heading
  }
}
