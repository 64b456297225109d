/// How it is explained why a comment stands where it does.
public struct RankingWords: Sendable {
  /// What each number is, in the order of the terms.
  public var terms = [
    "score", "votes for", "votes against", "sure share of votes for", "controversy", "heat",
    "from votes", "from the date", "age divides by", "hours old", "last activity",
    "sure share of the answer", "from length", "worth", "place in the shuffle",
    "place in the source", "written",
  ]
  /// A number with its name.
  public var part = "{term} {value}"
  /// What stands between two numbers.
  public var separator = ", "
  /// What a comment that stands above another one is.
  public var above = "above {name} because {reason}"
  /// What a comment that stands below another one is.
  public var below = "below {name} because {reason}"
  /// A comparison where the first number is the greater one.
  public var greater = "{own} > {other}"
  /// A comparison where the first number is the smaller one.
  public var smaller = "{own} < {other}"
  /// Only this comment is pinned.
  public var isPinned = "it is pinned"
  /// Only the other comment is pinned.
  public var otherIsPinned = "that one is pinned"
  /// Only this comment has no words left.
  public var isLast = "its words are gone"
  /// Only the other comment has no words left.
  public var otherIsLast = "the words of that one are gone"
  /// This comment is the older one.
  public var isOlder = "it is older"
  /// This comment is the newer one.
  public var isNewer = "it is newer"
  /// Only the position in the source tells them apart.
  public var byArrival = "the source has them so"
  /// Nothing but the ids tells them apart.
  public var byID = "their ids decide"

  /// Makes the English words.
  public init() {}

  /// What a number is; nothing where a language forgot it.
  func name(of term: RankingTerm) -> String {
    let index = Int(term.rawValue)
    return index < terms.count ? terms[index] : ""
  }
}
