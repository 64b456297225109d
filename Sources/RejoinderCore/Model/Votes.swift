/// The votes of a comment.
///
/// Counts are kept within 0…``maximumCount``, so that no sum of two of them overflows.
public struct Votes: Hashable, Sendable {
  /// The greatest count kept: 2⁵³, up to which every whole number is exact as a `Double`.
  public static let maximumCount: Int64 = 1 << 53

  /// How many voted for it.
  public let up: Int64

  /// How many voted against it.
  public let down: Int64

  /// Makes votes from two counts; what lies outside the range is brought into it.
  ///
  /// - Parameters:
  ///   - up: How many voted for it.
  ///   - down: How many voted against it.
  public init(up: Int64 = 0, down: Int64 = 0) {
    self.up = min(max(up, 0), Self.maximumCount)
    self.down = min(max(down, 0), Self.maximumCount)
  }

  /// Makes votes where only the balance is known.
  ///
  /// - Parameter score: Votes for less votes against.
  public init(score: Int64) {
    // Bounded first: the negation of the smallest integer does not exist.
    let bounded = min(max(score, -Self.maximumCount), Self.maximumCount)
    self.init(up: bounded, down: -bounded)
  }

  /// Votes for less votes against.
  public var score: Int64 { up - down }

  /// Votes for and against together.
  public var total: Int64 { up + down }
}
