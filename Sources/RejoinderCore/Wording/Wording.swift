/// All words that faces show or say, in one language: a value, English unless it is changed.
///
/// Texts are templates with places in braces, so that another language is another value and no face
/// changes with it. Faces call the methods; they never put a sentence together themselves.
///
/// ```swift
/// let wording = Wording.english
/// wording.replies(1)                                   // "1 reply"
/// wording.toggleTitle(3, isCollapsed: false)           // "Hide 3 replies"
/// ```
public struct Wording: Sendable {
  /// The language, as BCP 47 writes it.
  public var language = "en"

  /// What the language calls itself, as a choice of languages shows it.
  public var nameInItself = "English"

  /// Whether the language is written from right to left.
  public var isRightToLeft = false

  /// Which form of a phrase a number takes.
  public var pluralCategory: @Sendable (Int) -> Plural.Category = { $0 == 1 ? .one : .other }

  /// How numbers are written.
  public var numbers = NumberWords()
  /// How ages are said.
  public var ages = AgeWords()
  /// How dates are written.
  public var dates = DateWords()
  /// How things are counted.
  public var counts = CountWords()
  /// What is said about a comment and in place of its words.
  public var markers = MarkerWords()
  /// What leads from one place to another, and what can be done there.
  public var navigation = NavigationWords()
  /// What the orders are called.
  public var orders = OrderWords()
  /// How it is explained why a comment stands where it does.
  public var ranking = RankingWords()
  /// What only pages say.
  public var pages = PageWords()
  /// What pages say while they are used.
  public var live = LiveWords()
  /// What one can choose about how things look.
  public var choices = ChoiceWords()
  /// How one votes.
  public var voting = VotingWords()
  /// What is shown while things are on their way.
  public var notices = NoticeWords()
  /// What is said about rows where they are heard.
  public var speech = SpeechWords()
  /// What is said when something changes that can't be seen.
  public var announcements = AnnouncementWords()
  /// What is said when something could not be loaded, sent or done.
  public var failures = FailureWords()
  /// What the controls of a page say that is alive.
  public var controls = ControlWords()
  /// What the list of keys says.
  public var keys = KeyWords()

  /// Makes English words, to be changed one by one for another language.
  public init() {}

  /// The words in English.
  public static let english = Wording()

  /// A phrase for a number.
  ///
  /// - Parameters:
  ///   - phrase: The phrase in its forms.
  ///   - number: The number.
  /// - Returns: The right form with the number in it.
  public func text(_ phrase: Plural, _ number: Int) -> String {
    Template.fill(phrase[pluralCategory(number)], [("n", numbers.text(number))])
  }
}
