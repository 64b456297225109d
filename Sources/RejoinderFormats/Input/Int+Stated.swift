// Counts as sources state them.
extension Int {
  /// The greatest count that is believed: a discussion has places for no more comments.
  static let greatestStatedCount = Int(Int32.max)

  /// Makes a count of what a source states, unless there can't be as many, or fewer than none.
  init?(stated number: Int64) {
    guard 0...Int64(Self.greatestStatedCount) ~= number else { return nil }
    self.init(number)
  }

  /// The sum of two counts, the greatest number where there is none.
  ///
  /// Each is believable, and what hostile files make of them by repetition need not be.
  func addingSaturated(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other < 0 ? .min : .max) : sum
  }
}
