internal import RejoinderCore

/// How dates are written on a page: the templates of the language, taken apart once.
///
/// It writes what ``Wording/date(of:offset:)`` says, for the dates of thousands of rows.
struct DatePattern: Sendable {
  private enum Piece {
    case text([UInt8])
    case day, month, year, weekday, hour, minute
  }

  private static var placesOfDay: [(StaticString, Piece)] {
    [("day", .day), ("month", .month), ("year", .year), ("weekday", .weekday)]
  }

  private static var placesOfTime: [(StaticString, Piece)] {
    [("hour", .hour), ("minute", .minute)]
  }

  private let pieces: [Piece]
  private let wording: Wording
  private let offset: Int

  /// Takes the templates apart.
  ///
  /// - Parameters:
  ///   - wording: The words.
  ///   - offset: Seconds that the reader's clock is ahead of UTC.
  init(_ wording: Wording, offset: Int) {
    (self.wording, self.offset) = (wording, offset)
    var zone = wording
    zone.dates.dayAndTime = "{zone}"
    let zoneName = zone.date(of: Timestamp(microseconds: 0), offset: offset)
    var pieces: [Piece] = []
    Self.split(wording.dates.dayAndTime) { piece, isPlace in
      if isPlace && piece.elementsEqual("date".utf8) {
        Self.split(wording.dates.day) { piece, isPlace in
          pieces.append(isPlace ? Self.piece(piece, Self.placesOfDay) : .text(Array(piece)))
        }
      } else if isPlace && piece.elementsEqual("zone".utf8) {
        pieces.append(.text(Array(zoneName.utf8)))
      } else {
        pieces.append(isPlace ? Self.piece(piece, Self.placesOfTime) : .text(Array(piece)))
      }
    }
    self.pieces = pieces
  }

  /// Hands out the texts between braces and the names within them, in turn.
  private static func split(_ template: String, _ body: (ArraySlice<UInt8>, Bool) -> Void) {
    var rest = Array(template.utf8)[...]
    while let brace = rest.firstIndex(of: 0x7B), let end = rest[brace...].firstIndex(of: 0x7D) {
      body(rest[..<brace], false)
      body(rest[(brace + 1)..<end], true)
      rest = rest[(end + 1)...]
    }
    body(rest, false)
  }

  private static func piece(_ bytes: ArraySlice<UInt8>, _ names: [(StaticString, Piece)]) -> Piece {
    let known = names.first { name, _ in name.withUTF8Buffer { bytes.elementsEqual($0) } }
    return known?.1 ?? .text([0x7B] + bytes + [0x7D])
  }

  /// Writes a date in words.
  func write(_ moment: Timestamp, to writer: inout PageWriter) {
    let date = CivilDate(moment, offset: offset)
    let words = wording.dates
    guard date.year > 0, words.months.count >= 12, words.weekdays.count >= 7 else {
      return writer.text(wording.date(of: moment, offset: offset))
    }
    for piece in pieces {
      switch piece {
      case .text(let bytes): writer.text(bytes[...])
      case .day: writer.number(date.day)
      case .month: writer.text(words.months[date.month - 1])
      case .year: writer.number(Int(date.year))
      case .weekday: writer.text(words.weekdays[date.weekday])
      case .hour: writer.twoDigits(date.hour)
      case .minute: writer.twoDigits(date.minute)
      }
    }
  }
}

extension PageWriter {
  /// Writes a moment: some words, and the date where the pointer rests and for machines.
  mutating func time(
    _ moment: Timestamp,
    _ dates: DatePattern,
    _ words: (inout PageWriter) -> Void
  ) {
    literal("<time datetime=\"")
    machineDate(moment)
    literal("\" title=\"")
    dates.write(moment, to: &self)
    literal("\">")
    words(&self)
    literal("</time>")
  }

  private mutating func machineDate(_ moment: Timestamp) {
    let date = CivilDate(moment)
    guard 1_000...9_999 ~= date.year, date.microsecond == 0 else { return text(moment.rfc3339) }
    number(Int(date.year))
    literal("-")
    twoDigits(date.month)
    literal("-")
    twoDigits(date.day)
    literal("T")
    twoDigits(date.hour)
    literal(":")
    twoDigits(date.minute)
    literal(":")
    twoDigits(date.second)
    literal("Z")
  }

  /// Writes 0…99 with a leading zero where it has one digit.
  fileprivate mutating func twoDigits(_ number: Int) {
    if number < 10 { literal("0") }
    self.number(number)
  }

  /// Writes a phrase with a number in it.
  mutating func phrase(_ phrase: Plural, _ number: Int, _ wording: Wording) {
    self.phrase(phrase[wording.pluralCategory(number)], number, wording.numbers)
  }

  /// Writes how long ago something was, as ``Wording/text(_:_:)`` says it.
  mutating func age(_ age: Age, _ form: Wording.AgeForm, _ wording: Wording) {
    let isYesterday = if case .elapsed(1, .day) = age { form == .long } else { false }
    let phrases = form == .short ? wording.ages.short : wording.ages.long
    guard case .elapsed(let count, let unit) = age, !isYesterday,
      Int(unit.rawValue) < phrases.count
    else { return text(wording.text(age, form)) }
    phrase(phrases[Int(unit.rawValue)], count, wording)
  }
}
