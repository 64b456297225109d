/// How dates are written.
public struct DateWords: Sendable {
  /// The months, January first.
  public var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// The days of the week, Sunday first.
  public var weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  /// A day.
  public var day = "{day} {month} {year}"
  /// A day with its day of the week.
  public var fullDay = "{weekday}, {day} {month} {year}"
  /// A day and the time of day.
  public var dayAndTime = "{date}, {hour}:{minute} {zone}"
  /// A year before the year 1.
  public var yearBefore = "{n} BC"
  /// The name of universal time.
  public var universalTime = "UTC"

  /// Makes the English words.
  public init() {}

  /// The name of a month; its number where a language forgot it.
  func name(ofMonth month: Int) -> String {
    month <= months.count ? months[month - 1] : String(month)
  }

  /// The name of a day of the week; nothing where a language forgot it.
  func name(ofWeekday weekday: Int) -> String {
    weekday < weekdays.count ? weekdays[weekday] : ""
  }
}

extension Wording {
  /// A day, such as `29 February 2024`.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - offset: Seconds that the reader's clock is ahead of UTC.
  /// - Returns: The day.
  public func day(of moment: Timestamp, offset: Int = 0) -> String {
    day(of: moment, offset, as: dates.day)
  }

  /// A day with its day of the week, such as `Thursday, 29 February 2024`.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - offset: Seconds that the reader's clock is ahead of UTC.
  /// - Returns: The day.
  public func fullDay(of moment: Timestamp, offset: Int = 0) -> String {
    day(of: moment, offset, as: dates.fullDay)
  }

  private func day(of moment: Timestamp, _ offset: Int, as template: String) -> String {
    let date = CivilDate(moment, offset: offset)
    let year = date.year > 0 ? String(date.year) : String(1 - date.year)
    let place = date.year > 0 ? "{n}" : dates.yearBefore
    return Template.fill(
      template,
      [
        ("day", String(date.day)), ("month", dates.name(ofMonth: date.month)),
        ("year", Template.fill(place, [("n", year)])),
        ("weekday", dates.name(ofWeekday: date.weekday)),
      ]
    )
  }

  /// A day and the time of day, such as `29 February 2024, 12:30 UTC`.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - offset: Seconds that the reader's clock is ahead of UTC.
  /// - Returns: The date, its zone named by its distance from UTC.
  public func date(of moment: Timestamp, offset: Int = 0) -> String {
    withTime(day(of: moment, offset: offset), moment, offset)
  }

  /// Everything about a moment, such as `Thursday, 29 February 2024, 12:30 UTC`: what an age says
  /// when it is asked.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - offset: Seconds that the reader's clock is ahead of UTC.
  /// - Returns: The date, its zone named by its distance from UTC.
  public func fullDate(of moment: Timestamp, offset: Int = 0) -> String {
    withTime(fullDay(of: moment, offset: offset), moment, offset)
  }

  private func withTime(_ day: String, _ moment: Timestamp, _ offset: Int) -> String {
    let date = CivilDate(moment, offset: offset)
    return Template.fill(
      dates.dayAndTime,
      [
        ("date", day), ("hour", padded(date.hour, 2)),
        ("minute", padded(date.minute, 2)), ("zone", zone(offset)),
      ]
    )
  }

  /// `UTC`, `UTC+2`, `UTC−3:30`.
  private func zone(_ offset: Int) -> String {
    let minutes = Int(offset.magnitude / 60)
    guard minutes > 0 else { return dates.universalTime }
    let sign = offset < 0 ? "−" : "+"
    let rest = minutes % 60 == 0 ? "" : ":" + padded(minutes % 60, 2)
    return dates.universalTime + sign + String(minutes / 60) + rest
  }
}
