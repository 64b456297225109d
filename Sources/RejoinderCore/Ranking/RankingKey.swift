/// Where a comment stands among its siblings in one order: the smaller key stands first.
///
/// It compares tier, value, date and arrival, all as whole numbers, so that the order is total
/// whatever the numbers were. Equal keys are possible where arrivals are equal; the id decides then.
public struct RankingKey: Hashable, Sendable {
  private let value: UInt64
  private let moment: UInt64
  private let arrival: UInt32
  private let tier: UInt8

  /// How dates, and arrivals where dates are equal or absent, order what the value leaves equal.
  enum Direction { case oldestFirst, newestFirst }

  /// Makes a key.
  ///
  /// A comment without a date counts as older than every date, and arrival is its date: a source
  /// without dates is in the order of arrival throughout.
  ///
  /// - Parameters:
  ///   - tier: What goes before everything else, the smaller first.
  ///   - value: What comes next, the smaller first; see the functions that make one.
  ///   - date: The date, `nil` where it is unknown.
  ///   - arrival: The position in the source.
  ///   - direction: Which date stands first.
  init(tier: UInt8, value: UInt64 = 0, date: Timestamp?, arrival: Int, _ direction: Direction) {
    self.init(
      tier: tier,
      value: value,
      moment: date.map { Self.ascending($0.microseconds) } ?? 0,
      arrival: arrival,
      direction
    )
  }

  /// Makes a key that has another whole number where the date stands otherwise.
  init(tier: UInt8, value: UInt64, moment: UInt64, arrival: Int, _ direction: Direction) {
    let isReversed = direction == .newestFirst
    let position = UInt32(clamping: arrival)
    (self.tier, self.value) = (tier, value)
    self.moment = isReversed ? ~moment : moment
    self.arrival = isReversed ? ~position : position
  }

  /// The key that stands before those of every order, and before such keys with a smaller number.
  @usableFromInline
  static func ahead(_ number: Int) -> RankingKey {
    RankingKey(tier: 0, value: ~UInt64(number), date: nil, arrival: 0, .oldestFirst)
  }

  /// The bits that order whole numbers as they are.
  static func ascending(_ number: Int64) -> UInt64 {
    UInt64(bitPattern: number) ^ (1 << 63)
  }

  /// The bits that order numbers from the greatest down; what is no number stands last.
  static func descending(_ number: Double) -> UInt64 {
    guard !number.isNaN else { return .max }
    // Adding 0 makes −0 and 0 one.
    let bits = (number + 0).bitPattern
    return bits >> 63 == 0 ? ~(bits | 1 << 63) : bits
  }
}

extension RankingKey: Comparable {
  /// Whether one key stands before another.
  ///
  /// - Parameters:
  ///   - lhs: One key.
  ///   - rhs: Another key.
  /// - Returns: Whether the first stands before the second.
  public static func < (lhs: RankingKey, rhs: RankingKey) -> Bool {
    if lhs.tier != rhs.tier { return lhs.tier < rhs.tier }
    if lhs.value != rhs.value { return lhs.value < rhs.value }
    if lhs.moment != rhs.moment { return lhs.moment < rhs.moment }
    return lhs.arrival < rhs.arrival
  }
}
