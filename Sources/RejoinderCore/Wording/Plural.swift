/// A phrase with a number in it, in each of the forms that a language has for numbers.
///
/// `{n}` stands for the number. English needs two forms; a language that has more gives them, and its
/// ``Wording/pluralCategory`` says which number takes which.
public struct Plural: Sendable {
  /// The forms that languages have for numbers, as Unicode's plural rules name them.
  public enum Category: UInt8, Hashable, Sendable, CaseIterable {
    /// For nothing, where that has a form of its own.
    case zero
    /// For one thing.
    case one
    /// For two things, where they have a form of their own.
    case two
    /// For a few things, as in Slavic languages.
    case few
    /// For many things, as in Slavic languages and Arabic.
    case many
    /// For everything else.
    case other
  }

  /// The form for everything else.
  public var other: String

  /// The forms that differ from it, by category.
  private var special: [String?]

  /// Makes a phrase that has one form for all numbers.
  ///
  /// - Parameter other: The form.
  public init(_ other: String) { (self.other, special) = (other, []) }

  /// Makes a phrase.
  ///
  /// - Parameters:
  ///   - one: The form for one thing.
  ///   - other: The form for everything else.
  public init(_ one: String, _ other: String) { (self.other, special) = (other, [nil, one]) }

  /// The form of a category: its own, or that of everything else.
  ///
  /// - Parameter category: The category.
  public subscript(category: Category) -> String {
    get {
      let index = Int(category.rawValue)
      return index < special.count ? special[index] ?? other : other
    }
    set {
      guard category != .other else { return other = newValue }
      let index = Int(category.rawValue)
      while special.count <= index { special.append(nil) }
      special[index] = newValue
    }
  }
}
