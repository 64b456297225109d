public import RejoinderCore

/// Discussions to try things with: as many comments as one wants, the same for the same seed.
///
/// The neighbours of a garden talk about apples, sheds and rain. Their comments have all kinds of
/// bodies, votes, marks and states, and now and then something is odd, as in real archives: a
/// parent that is missing, replies that are not loaded.
///
/// ```swift
/// let discussion = SampleDiscussions.generated(count: 10_000, seed: 1)
/// let outline = CommentOutline(CommentTree(discussion))
/// ```
public enum SampleDiscussions {
  /// Who answers whom.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// As people talk: short threads and long ones, a few very deep.
    case mixed
    /// Each comment answers the one before.
    case chain
    /// Nobody answers anybody.
    case roots
  }

  /// Makes a discussion.
  ///
  /// - Parameters:
  ///   - count: How many comments.
  ///   - seed: What everything follows from.
  ///   - shape: Who answers whom.
  /// - Returns: The discussion, its comments in the order in which they were written.
  /// - Complexity: O(n).
  public static func generated(
    count: Int,
    seed: UInt64 = 1,
    shape: Shape = .mixed
  ) -> Discussion {
    var source = SampleSource(seed: seed, shape: shape)
    var discussion = source.head()
    discussion.comments.reserveCapacity(count)
    for number in 0..<max(count, 0) {
      discussion.comments.append(source.comment(number))
      if let remainder = source.remainder(after: number) {
        discussion.remainders.append(remainder)
      }
    }
    discussion.statedCount = count
    return discussion
  }
}
