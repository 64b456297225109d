/// How a row says the score of its comment.
public struct RowScore: Sendable {
  /// The words or the number.
  public let text: String
  /// The same in full for somebody who hears it: `12 points`.
  public let label: String
  /// Which way an arrow beside the number points, `nil` where there is no arrow.
  public let arrow: Arrow?
  /// Whether the source hides the score.
  public let isHidden: Bool

  /// A way in which a score leans.
  public enum Arrow: UInt8, Hashable, Sendable, CaseIterable {
    /// At least as many are for the comment as against it.
    case up
    /// More are against it.
    case down
  }

  /// Makes the score of a comment, or nothing where none is to be said.
  ///
  /// - Parameters:
  ///   - comment: The comment.
  ///   - form: How a score is said.
  ///   - wording: The words.
  public init?(_ comment: Comment, as form: RowParts.Score, _ wording: Wording) {
    guard Self.isShown(comment, as: form) else { return nil }
    isHidden = comment.flags.contains(.scoreHidden)
    guard let votes = comment.votes, !isHidden else {
      (text, label, arrow) = (wording.markers.scoreHidden, wording.markers.scoreHidden, nil)
      return
    }
    label = wording.points(votes.score)
    guard form == .arrow else {
      (text, arrow) = (label, nil)
      return
    }
    text = wording.numbers.text(Int(clamping: votes.score))
    arrow = votes.score < 0 ? .down : .up
  }

  /// Whether a comment's score is said at all.
  ///
  /// - Parameters:
  ///   - comment: The comment.
  ///   - form: How a score is said.
  /// - Returns: Whether there is one, if only to say that it is hidden.
  public static func isShown(_ comment: Comment, as form: RowParts.Score) -> Bool {
    form != .hidden && (comment.votes != nil || comment.flags.contains(.scoreHidden))
  }
}
