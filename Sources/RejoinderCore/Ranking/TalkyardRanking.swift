/// How Talkyard orders the replies of a discussion.
public enum TalkyardRanking {
  /// The share of readers who like it that one may count on with 80 %: Agresti–Coull's lower bound.
  ///
  /// p̂ − 1.28·√(p̂(1 − p̂)/n̂) with n̂ = n + 4 and p̂ = (up + 2)/n̂: something unseen starts at 0.18,
  /// above what many have seen and nobody liked.
  ///
  /// - Parameter votes: For: those who liked it; against: those who read it and did not.
  /// - Returns: The share, 0…1.
  public static func likelihood(_ votes: Votes) -> Double {
    let n = Double(votes.total) + 4
    let p = (Double(votes.up) + 2) / n
    let bound = p - 1.28 * PortableMath.squareRoot(p * (1 - p) / n)
    return min(max(bound, 0), 1)
  }

  /// What puts a reply behind others whatever its votes are, the weightiest last.
  public struct Handicaps: OptionSet, Hashable, Sendable {
    /// The handicaps as bits.
    public let rawValue: UInt8

    /// Makes a set of handicaps from its bits.
    ///
    /// - Parameter rawValue: The bits; as a number, the smaller stands first.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Voted to be buried.
    public static let buried = Handicaps(rawValue: 1 << 0)
    /// Voted to be unwanted.
    public static let unwanted = Handicaps(rawValue: 1 << 1)
    /// It answers several others.
    public static let multireply = Handicaps(rawValue: 1 << 2)
    /// Its words are gone.
    public static let deleted = Handicaps(rawValue: 1 << 3)
    /// A note about the discussion, which stands at its bottom.
    public static let bottom = Handicaps(rawValue: 1 << 4)
  }
}
