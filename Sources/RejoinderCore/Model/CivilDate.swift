/// A moment as a calendar and a clock show it: proleptic Gregorian, at a given offset from UTC.
///
/// The conversions are Howard Hinnant's `days_from_civil` and `civil_from_days`.
public struct CivilDate: Hashable, Sendable {
  /// The year; 0 is the year before 1.
  public var year: Int64
  /// The month, 1…12.
  public var month: Int
  /// The day of the month, 1…31.
  public var day: Int
  /// The hour, 0…23.
  public var hour: Int
  /// The minute, 0…59.
  public var minute: Int
  /// The second, 0…59.
  public var second: Int
  /// The fraction of the second in microseconds, 0…999,999.
  public var microsecond: Int

  /// Makes a date from its parts, which are taken as they are.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month, 1…12.
  ///   - day: The day of the month, 1…31.
  ///   - hour: The hour, 0…23.
  ///   - minute: The minute, 0…59.
  ///   - second: The second, 0…59.
  ///   - microsecond: The fraction of the second in microseconds.
  public init(
    year: Int64,
    month: Int,
    day: Int,
    hour: Int = 0,
    minute: Int = 0,
    second: Int = 0,
    microsecond: Int = 0
  ) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
    self.microsecond = microsecond
  }

  /// Makes the date of a moment.
  ///
  /// - Parameters:
  ///   - timestamp: The moment.
  ///   - offset: Seconds that the local clock is ahead of UTC; no clock is more than a day off.
  public init(_ timestamp: Timestamp, offset: Int = 0) {
    let offset = min(max(offset, -86_400), 86_400)
    let local = timestamp.advanced(byMicroseconds: Int64(offset) * 1_000_000).microseconds
    let microsecondsOfDay = local.flooredRemainder(86_400_000_000)
    // Division rounds towards 0; days before 1970 have to round down.
    let days = local / 86_400_000_000 - (local % 86_400_000_000 < 0 ? 1 : 0)
    let secondsOfDay = Int(microsecondsOfDay / 1_000_000)
    (year, month, day) = Self.civil(fromDays: days)
    (hour, minute, second) = (secondsOfDay / 3600, secondsOfDay / 60 % 60, secondsOfDay % 60)
    microsecond = Int(microsecondsOfDay % 1_000_000)
  }

  /// The day of the week, 0 for Sunday to 6 for Saturday.
  public var weekday: Int { Int((daysSince1970 + 4).flooredRemainder(7)) }

  /// Whole days from 1970-01-01 to this date.
  public var daysSince1970: Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted - shifted.flooredRemainder(400)) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = Int64((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1)
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(fromDays days: Int64) -> (Int64, Int, Int) {
    let shifted = days + 719_468
    let dayOfEra = shifted.flooredRemainder(146_097)
    let era = (shifted - dayOfEra) / 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = Int(dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100))
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}

extension Timestamp {
  /// Makes the moment that a calendar and a clock show.
  ///
  /// - Parameters:
  ///   - date: The date and the time of day.
  ///   - offset: Seconds that the local clock is ahead of UTC.
  public init(_ date: CivilDate, offset: Int = 0) {
    let secondsOfDay = Int64(date.hour * 3600 + date.minute * 60 + date.second - offset)
    let days = Timestamp(seconds: min(max(date.daysSince1970, -200_000_000), 200_000_000) * 86_400)
    self = days.advanced(byMicroseconds: secondsOfDay * 1_000_000 + Int64(date.microsecond))
  }
}

extension Int64 {
  /// The remainder that is never negative, for a positive divisor.
  func flooredRemainder(_ divisor: Int64) -> Int64 {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
