/// Something that can be done with a row, as a screen reader offers it.
public struct SpokenAction: Sendable {
  /// What is done.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Folds what is open and unfolds what is folded.
    case toggle
    /// Follows a link of the comment.
    case link
    /// Shows words that are hidden: those of spoilers, or of a comment taken down after flags.
    case reveal
    /// Goes to the comment that this one answers.
    case parent
    /// Folds the whole thread that the comment stands in.
    case foldThread
    /// Goes to the address of the comment, or copies it.
    case permalink
    /// Answers with words of the comment.
    case quote
    /// Votes against the comment, or takes that vote back.
    case downvote
    /// Answers the comment.
    case reply
    /// Votes for the comment, or takes that vote back.
    case upvote
    /// Loads the replies that a `more` row stands for.
    case load

    /// The ring of somebody who only reads.
    public static let reading: [Kind] = [
      .toggle, .link, .reveal, .parent, .foldThread, .permalink,
    ]

    /// The ring of somebody who takes part.
    ///
    /// What is done most stands at both ends: folding is one step down, voting one step up, answering
    /// two. Without ``upvote`` answering takes its place.
    public static let participating: [Kind] = [
      .toggle, .link, .reveal, .parent, .foldThread, .permalink, .quote, .downvote, .reply, .upvote,
    ]
  }

  /// What is done.
  public let kind: Kind

  /// What it is called; a link has no other words than its own.
  public let title: String

  /// Where a link leads; empty for everything else.
  public let address: String

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - kind: What is done.
  ///   - title: What it is called.
  ///   - address: Where a link leads.
  public init(_ kind: Kind, _ title: String, address: String = "") {
    (self.kind, self.title, self.address) = (kind, title, address)
  }
}
