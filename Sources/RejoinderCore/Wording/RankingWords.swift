/// How it is explained why a comment stands where it does.
public struct RankingWords: Sendable {
  /// What each number is called in a comparison, in the order of the terms.
  public var terms = [
    "score", "number of votes for it", "number of votes against it",
    "likely share in favour", "controversy", "heat", "part for votes", "part for its date",
    "divisor for its age", "age", "last activity", "likely share in favour of its best answer",
    "part for its length", "worth", "place in the shuffle", "place in the source", "date",
  ]
  /// What each number says of a comment, in the order of the terms.
  public var sentences = [
    Plural("score {n}"), Plural("{n} vote for it", "{n} votes for it"),
    Plural("{n} vote against it", "{n} votes against it"),
    Plural("probably at least {n} in favour if everybody voted"), Plural("controversy {n}"),
    Plural("heat {n}"), Plural("{n} for its votes"), Plural("{n} for its date"),
    Plural("divided by {n} for its age"), Plural("{n} hour old", "{n} hours old"),
    Plural("last activity on {n}"),
    Plural("probably at least {n} in favour of its best answer if everybody voted"),
    Plural("{n} for its length"), Plural("{n} in all"), Plural("place {n} in the shuffle"),
    Plural("number {n} in the source"), Plural("written on {n}"),
  ]
  /// What stands between two numbers.
  public var separator = ", "
  /// What a comment that stands above another one is.
  public var above = "above {name} because {reason}"
  /// What a comment that stands below another one is.
  public var below = "below {name} because {reason}"
  /// A comparison where the first number is the greater one.
  public var greater = "its {term} is higher ({own} > {other})"
  /// A comparison where the first number is the smaller one.
  public var smaller = "its {term} is lower ({own} < {other})"
  /// The thread of this comment was answered after that of the other one.
  public var isAnsweredLater = "its thread was answered more recently"
  /// The thread of this comment was answered before that of the other one.
  public var isAnsweredEarlier = "its thread was answered less recently"
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
  public var byArrival = "the source has them in this order"
  /// Nothing but the ids tells them apart.
  public var byID = "only their ids differ"

  /// Makes the English words.
  public init() {}

  /// What a number is called; nothing where a language forgot it.
  func name(of term: RankingTerm) -> String {
    let index = Int(term.rawValue)
    return index < terms.count ? terms[index] : ""
  }

  /// What a number says of a comment; the bare number where a language forgot it.
  func sentence(about term: RankingTerm) -> Plural {
    let index = Int(term.rawValue)
    return index < sentences.count ? sentences[index] : Plural("{n}")
  }
}
