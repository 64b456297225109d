extension NumberWords {
  /// The Spanish words.
  static let spanish = {
    var words = NumberWords()
    words.groupSeparator = "\u{A0}"
    words.firstGroupedLength = 5
    words.decimalSeparator = ","
    words.percent = "{n}\u{A0}%"
    return words
  }()
}
