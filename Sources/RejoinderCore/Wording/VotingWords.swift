/// How one votes, and what is said of one's own vote.
public struct VotingWords: Sendable {
  /// On a narrow control that votes for a comment.
  public var up = "up"
  /// On a narrow control that votes against a comment.
  public var down = "down"
  /// Votes for a comment.
  public var upvote = "Upvote"
  /// Votes against a comment.
  public var downvote = "Downvote"
  /// Votes for a comment where one can't vote against it.
  public var like = "Like"
  /// Takes one's vote for a comment back.
  public var takeUpvoteBack = "Take the upvote back"
  /// Takes one's vote against a comment back.
  public var takeDownvoteBack = "Take the downvote back"
  /// Takes back that one likes a comment.
  public var takeLikeBack = "Take the like back"
  /// That one has voted for a comment.
  public var upvoted = "upvoted"
  /// That one has voted against a comment.
  public var downvoted = "downvoted"
  /// That one likes a comment.
  public var liked = "liked"

  /// Makes the English words.
  public init() {}
}
