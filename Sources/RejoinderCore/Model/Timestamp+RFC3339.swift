extension Timestamp {
  /// Reads a date as the web writes it: RFC 3339, with the freedoms that real files take.
  ///
  /// Taken: `2024-02-29T12:30:05.123456789Z`, `+02:00` or `+0200` for the zone, a space or `t` for
  /// the `T`, no seconds, no zone (UTC is meant), a date alone. Digits beyond microseconds are cut.
  /// It fails where the text is no date, or not one that the calendar has.
  ///
  /// - Parameter text: The date.
  public init?(rfc3339 text: some StringProtocol) {
    var digits = DateScanner(text.utf8)
    guard let date = digits.date() else { return nil }
    var whole = date
    var offset = 0
    if digits.skip(where: { $0 == 0x54 || $0 == 0x74 || $0 == 0x20 }) {
      guard digits.time(into: &whole), let zone = digits.zone() else { return nil }
      offset = zone
    }
    guard digits.isAtEnd else { return nil }
    self.init(whole, offset: offset)
  }

  /// The moment as RFC 3339 in UTC, with a fraction only where there is one.
  public var rfc3339: String {
    let date = CivilDate(self)
    var text = date.isoDay + "T"
    text += padded(date.hour, 2) + ":" + padded(date.minute, 2) + ":" + padded(date.second, 2)
    if date.microsecond != 0 { text += "." + padded(date.microsecond, 6) }
    return text + "Z"
  }
}

extension CivilDate {
  /// The day as `2024-02-29`.
  public var isoDay: String {
    (year < 0 ? "-" : "") + padded(Int(year.magnitude), 4) + "-" + padded(month, 2) + "-"
      + padded(day, 2)
  }

  /// How many days a month has.
  static func days(inMonth month: Int, of year: Int64) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// A number with leading zeros, as dates and clocks write it.
func padded(_ number: Int, _ width: Int) -> String {
  var text = String(number)
  while text.utf8.count < width { text = "0" + text }
  return text
}

/// Reads the parts of a date, each in its fixed number of digits.
private struct DateScanner {
  private var rest: [UInt8].SubSequence

  init(_ bytes: some Sequence<UInt8>) { rest = Array(bytes)[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(where matches: (UInt8) -> Bool) -> Bool {
    guard let first = rest.first, matches(first) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func skip(_ byte: UInt8) -> Bool { skip { $0 == byte } }

  mutating func number(digits count: Int) -> Int? {
    guard rest.count >= count else { return nil }
    var value = 0
    for byte in rest.prefix(count) {
      guard byte &- 0x30 < 10 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    rest.removeFirst(count)
    return value
  }

  mutating func date() -> CivilDate? {
    guard let year = number(digits: 4), skip(0x2D), let month = number(digits: 2), skip(0x2D),
      let day = number(digits: 2), 1...12 ~= month,
      1...CivilDate.days(inMonth: month, of: Int64(year)) ~= day
    else { return nil }
    return CivilDate(year: Int64(year), month: month, day: day)
  }

  mutating func time(into date: inout CivilDate) -> Bool {
    guard let hour = number(digits: 2), skip(0x3A), let minute = number(digits: 2), hour < 24,
      minute < 60
    else { return false }
    (date.hour, date.minute) = (hour, minute)
    guard skip(0x3A) else { return true }
    // A leap second is shown as the last ordinary one.
    guard let second = number(digits: 2), second <= 60 else { return false }
    date.second = min(second, 59)
    guard skip(0x2E) || skip(0x2C) else { return true }
    return fraction(into: &date)
  }

  mutating func fraction(into date: inout CivilDate) -> Bool {
    var unit = 100_000
    guard let first = rest.first, first &- 0x30 < 10 else { return false }
    while let byte = rest.first, byte &- 0x30 < 10 {
      date.microsecond += Int(byte - 0x30) * unit
      unit /= 10
      rest.removeFirst()
    }
    return true
  }

  /// Seconds ahead of UTC.
  mutating func zone() -> Int? {
    if rest.isEmpty || skip(where: { $0 == 0x5A || $0 == 0x7A }) { return 0 }
    let isBehind = rest.first == 0x2D
    guard skip(where: { $0 == 0x2B || $0 == 0x2D }), let hours = number(digits: 2), hours < 24
    else { return nil }
    _ = skip(0x3A)
    guard let minutes = rest.isEmpty ? 0 : number(digits: 2), minutes < 60 else { return nil }
    return (hours * 3600 + minutes * 60) * (isBehind ? -1 : 1)
  }
}
