/// A number that an order is made of, as an explanation names it.
public enum RankingTerm: UInt8, Hashable, Sendable, CaseIterable {
  /// Votes for less votes against.
  case score
  /// How many voted for it.
  case votesFor
  /// How many voted against it.
  case votesAgainst
  /// The share of votes for it that one may count on.
  case confidence
  /// How much it is voted on, and how evenly.
  case controversy
  /// What votes and date, or votes and age, make together.
  case heat
  /// What its votes add to the heat.
  case votePoints
  /// What its date adds to the heat.
  case datePoints
  /// What its age divides by.
  case ageDivisor
  /// How old it is, in hours.
  case ageInHours
  /// The newest date in its thread, in Unix time.
  case latestActivity
  /// The confidence of the best answer of the discussion's opener.
  case answerConfidence
  /// What the length of question and answer adds.
  case lengthPoints
  /// What a question and its answer make together.
  case worth
  /// Its place in the shuffle, 0…1.
  case shuffle
  /// Its position in the source.
  case arrival
  /// Its date, in Unix time.
  case date
}
