/// How old something is, in the one unit that people would say.
///
/// Always rounded down: 59.9 minutes are 59 minutes, and never 60. What lies in the future, as clocks
/// that differ make it, is ``now``.
///
/// | elapsed | age |
/// |---|---|
/// | under a minute | now |
/// | under an hour, under a day, under a week, under 30 days | minutes, hours, days, weeks |
/// | under 365 days | months of 30.436875 days, 1 to 11 |
/// | from 365 days | years of 365.2425 days, at least 1 |
public enum Age: Sendable {
  /// Less than a minute, or not yet.
  case now
  /// A whole number of a unit, at least 1.
  case elapsed(Int, Unit)
  /// As the source says it, where it gives no date.
  case text(String)

  /// A unit of time.
  public enum Unit: UInt8, Hashable, Sendable, CaseIterable {
    /// Sixty seconds.
    case minute
    /// Sixty minutes.
    case hour
    /// Twenty-four hours.
    case day
    /// Seven days.
    case week
    /// The twelfth part of a year, as the Gregorian calendar has it on average.
    case month
    /// 365.2425 days.
    case year
  }

  /// Finds how old something is.
  ///
  /// - Parameters:
  ///   - date: When it was.
  ///   - now: What time it is.
  public init(since date: Timestamp, now: Timestamp) {
    let seconds = max(now.microseconds(since: date), 0) / 1_000_000
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400)
    if minutes < 1 {
      self = .now
    } else if hours < 1 {
      self = .elapsed(Int(minutes), .minute)
    } else if days < 1 {
      self = .elapsed(Int(hours), .hour)
    } else {
      self = Self.elapsed(days: days)
    }
  }

  /// Finds how old something is where a date may be lacking; it fails where nothing is known.
  ///
  /// - Parameters:
  ///   - date: When it was, `nil` where that is unknown.
  ///   - text: The age as the source says it, or an empty string.
  ///   - now: What time it is.
  public init?(since date: Timestamp?, or text: String, now: Timestamp) {
    if let date {
      self.init(since: date, now: now)
    } else if !text.utf8.isEmpty {
      self = .text(text)
    } else {
      return nil
    }
  }

  private static func elapsed(days: Int64) -> Age {
    switch days {
    case ..<7: .elapsed(Int(days), .day)
    case ..<30: .elapsed(Int(days / 7), .week)
    // 400 years have 4,800 months and 146,097 days.
    case ..<365: .elapsed(Int(max(days * 4_800 / 146_097, 1)), .month)
    default: .elapsed(Int(max(days * 400 / 146_097, 1)), .year)
    }
  }
}
