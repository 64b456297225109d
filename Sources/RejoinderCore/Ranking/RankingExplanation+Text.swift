extension RankingExplanation {
  /// The explanation in words: `Best: 10 votes for it, 1 vote against it, probably at least 73.9% in
  /// favour if everybody voted`.
  ///
  /// A share is rounded down, so that “at least” stays true.
  ///
  /// - Parameter wording: The words.
  /// - Returns: The title of the order, then what each number says.
  public func text(_ wording: Wording = .english) -> String {
    var text = ""
    for part in parts {
      let words = part.sentence(wording)
      text += text.utf8.isEmpty ? words : wording.ranking.separator + words
    }
    return wording.title(of: order) + (text.utf8.isEmpty ? "" : ": " + text)
  }

  /// Why one comment stands above or below another one: `above c7 because its score is
  /// higher (3 > 2)`.
  ///
  /// - Parameters:
  ///   - other: The explanation of the other comment, of the same order and moment.
  ///   - name: What the other one is called.
  ///   - isAbove: Whether this one stands above, for the case that only the ids tell them apart.
  ///   - wording: The words.
  /// - Returns: The reason: the first difference in the order of the comparison.
  public func comparison(
    with other: RankingExplanation,
    named name: String,
    isAbove: Bool = true,
    _ wording: Wording = .english
  ) -> String {
    let stands = key == other.key ? isAbove : key < other.key
    return Template.fill(
      stands ? wording.ranking.above : wording.ranking.below,
      [("name", name), ("reason", reason(against: other, wording))]
    )
  }

  private func reason(against other: RankingExplanation, _ wording: Wording) -> String {
    let words = wording.ranking
    if isPinned != other.isPinned { return isPinned ? words.isPinned : words.otherIsPinned }
    if isLast != other.isLast { return isLast ? words.isLast : words.otherIsLast }
    // In the order of comparison; dates are said as older and newer.
    for (own, others) in zip(deciding, other.deciding)
    where own.value != others.value && own.term != .date && own.term != .arrival {
      return Self.comparison(own, others, wording)
    }
    if order != .source, createdAt != other.createdAt {
      // Without a date a comment counts as older than all others.
      let (own, others) = (createdAt?.microseconds, other.createdAt?.microseconds)
      return (own ?? .min) < (others ?? .min) ? words.isOlder : words.isNewer
    }
    return key == other.key ? words.byID : words.byArrival
  }

  /// With as many decimals as tell the numbers apart, two at least where they have a fraction.
  private static func comparison(_ own: Part, _ other: Part, _ wording: Wording) -> String {
    if own.term == .latestActivity {
      let isLater = own.value > other.value
      return isLater ? wording.ranking.isAnsweredLater : wording.ranking.isAnsweredEarlier
    }
    var decimals = own.isWhole && other.isWhole ? 0 : 2
    while decimals < 9,
      sameBytes(
        own.text(wording, decimals: decimals),
        other.text(wording, decimals: decimals)
      )
    { decimals += 1 }
    return Template.fill(
      own.value > other.value ? wording.ranking.greater : wording.ranking.smaller,
      [
        ("term", wording.ranking.name(of: own.term)),
        ("own", own.text(wording, decimals: decimals)),
        ("other", other.text(wording, decimals: decimals)),
      ]
    )
  }
}

extension RankingExplanation.Part {
  fileprivate var isWhole: Bool { PortableMath.rounded(value) == value }

  /// What the number says of the comment.
  fileprivate func sentence(_ wording: Wording) -> String {
    let sentence = wording.ranking.sentence(about: term)
    let category = isWhole ? wording.pluralCategory(Int(PortableMath.rounded(value))) : .other
    return Template.fill(sentence[category], [("n", text(wording, decimals: isShare ? 3 : 4))])
  }

  private var isShare: Bool { term == .confidence || term == .answerConfidence }

  /// The number; a date as a date, and a share of votes as so many of a hundred, rounded down.
  fileprivate func text(_ wording: Wording, decimals: Int) -> String {
    switch term {
    case .date, .latestActivity:
      return wording.date(of: Timestamp(fractionalSeconds: value))
    case .confidence, .answerConfidence:
      var unit = 1.0
      for _ in 0..<decimals { unit *= 10 }
      let share = (value * unit).rounded(.down) / unit * 100
      let number = wording.numbers.text(share, decimals: isWhole ? 0 : max(decimals - 2, 0))
      return Template.fill(wording.numbers.percent, [("n", number)])
    default:
      return wording.numbers.text(value, decimals: isWhole ? 0 : decimals)
    }
  }
}
