/// How ages are said.
public struct AgeWords: Sendable {
  /// Less than a minute, in short.
  public var nowShort = "now"
  /// Less than a minute.
  public var nowLong = "just now"
  /// From one day to two.
  public var yesterday = "yesterday"
  /// Each unit in short, from minutes to years.
  public var short = [
    Plural("{n} min"), Plural("{n} h"), Plural("{n} d"), Plural("{n} w"), Plural("{n} mo"),
    Plural("{n} y"),
  ]
  /// Each unit, from minutes to years.
  public var long = [
    Plural("{n} minute ago", "{n} minutes ago"), Plural("{n} hour ago", "{n} hours ago"),
    Plural("{n} day ago", "{n} days ago"), Plural("{n} week ago", "{n} weeks ago"),
    Plural("{n} month ago", "{n} months ago"), Plural("{n} year ago", "{n} years ago"),
  ]

  /// Makes the English words.
  public init() {}

  /// The phrase for a unit; the bare number where a language forgot it.
  func phrase(for unit: Age.Unit, _ form: Wording.AgeForm) -> Plural {
    let words = form == .short ? short : long
    let index = Int(unit.rawValue)
    return index < words.count ? words[index] : Plural("{n}")
  }
}

extension Wording {
  /// How much room an age may take.
  public enum AgeForm: Hashable, Sendable {
    /// `2 h`.
    case short
    /// `2 hours ago`.
    case long
  }

  /// An age in words.
  ///
  /// - Parameters:
  ///   - age: The age.
  ///   - form: How much room it may take.
  /// - Returns: The words; those of the source where the source gave them.
  public func text(_ age: Age, _ form: AgeForm = .long) -> String {
    switch age {
    case .text(let text): return text
    case .now: return form == .short ? ages.nowShort : ages.nowLong
    case .elapsed(let count, let unit):
      if form == .long, count == 1, unit == .day { return ages.yesterday }
      return text(ages.phrase(for: unit, form), count)
    }
  }

  /// How long ago something was.
  ///
  /// - Parameters:
  ///   - date: When it was.
  ///   - now: What time it is.
  ///   - form: How much room the words may take.
  /// - Returns: The words.
  public func age(since date: Timestamp, now: Timestamp, _ form: AgeForm = .long) -> String {
    text(Age(since: date, now: now), form)
  }
}
