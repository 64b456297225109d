extension RankingExplanation {
  /// The explanation in words: `Best: votes for 10, votes against 1, sure share of votes for 0.7395`.
  ///
  /// - Parameter wording: The words.
  /// - Returns: The title of the order, then each number with its name.
  public func text(_ wording: Wording = .english) -> String {
    var text = ""
    for part in parts {
      let words = Template.fill(
        wording.ranking.part,
        [
          ("term", wording.ranking.name(of: part.term)),
          ("value", part.text(wording, decimals: 4)),
        ]
      )
      text += text.utf8.isEmpty ? words : wording.ranking.separator + words
    }
    return wording.title(of: order) + (text.utf8.isEmpty ? "" : ": " + text)
  }

  /// Why one comment stands above or below another one: `above c7 because 0.74 > 0.71`.
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
        ("own", own.text(wording, decimals: decimals)),
        ("other", other.text(wording, decimals: decimals)),
      ]
    )
  }
}

extension RankingExplanation.Part {
  fileprivate var isWhole: Bool { PortableMath.rounded(value) == value }

  /// The number; a date as a date.
  fileprivate func text(_ wording: Wording, decimals: Int) -> String {
    switch term {
    case .date, .latestActivity: Timestamp(fractionalSeconds: value).rfc3339
    default: wording.numbers.text(value, decimals: isWhole ? 0 : decimals)
    }
  }
}
