/// Marks of a comment beyond its state.
public struct CommentFlags: OptionSet, Hashable, Sendable {
  /// The marks as bits.
  public let rawValue: UInt16

  /// Makes a set of marks from its bits.
  ///
  /// - Parameter rawValue: The bits, in the order of the members below.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Held above its siblings in every order.
  public static let pinned = CommentFlags(rawValue: 1 << 0)
  /// Takes no more replies.
  public static let locked = CommentFlags(rawValue: 1 << 1)
  /// Written in an office: by a moderator or the site.
  public static let distinguished = CommentFlags(rawValue: 1 << 2)
  /// Written by a program.
  public static let automated = CommentFlags(rawValue: 1 << 3)
  /// Its source shows it folded.
  public static let folded = CommentFlags(rawValue: 1 << 4)
  /// A reply that also stands in the channel.
  public static let alsoInChannel = CommentFlags(rawValue: 1 << 5)
  /// Its source hides the score.
  public static let scoreHidden = CommentFlags(rawValue: 1 << 6)
  /// Chosen as the answer.
  public static let accepted = CommentFlags(rawValue: 1 << 7)
}
