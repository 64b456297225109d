/// What there is to say about a row besides what the row knows itself.
///
/// For outlines of ``Comment`` a ``SpeechWriter`` finds it. For a type of your own, fill in what you
/// know; what stays empty is not said.
public struct SpeechContext: Sendable {
  /// A vote of the one who listens.
  public enum OwnVote: Hashable, Sendable, CaseIterable {
    /// None, or not known.
    case none
    /// For the comment.
    case up
    /// Against the comment.
    case down
  }

  /// How many replies the row has.
  public var replyCount = 0
  /// The names of those whom it answers; of a `more` row, whose replies they are.
  public var answered: [String] = []
  /// Whether its author opened the discussion.
  public var isOpener = false
  /// Its age in words where the source gives no date.
  public var age = ""
  /// When its author last changed it.
  public var editedAt: Timestamp?
  /// Whether it came since the last visit.
  public var isNew = false
  /// What the listener voted.
  public var ownVote = OwnVote.none
  /// What else is to be known about it, such as ``NoticeWords/notSent``.
  public var notes: [String] = []
  /// Which one of its siblings it is, 1 for the first, where the platform does not say so itself.
  public var position: Int?
  /// How many siblings there are, itself included.
  public var siblingCount = 0
  /// What it says.
  public var body = Markup()
  /// Whether the listener has asked for the words that are hidden in it.
  public var isRevealed = false
  /// Files that belong to it.
  public var attachments: [Attachment] = []
  /// What its parent says.
  public var parentBody = Markup()

  /// Makes a context in which nothing is known.
  public init() {}
}
