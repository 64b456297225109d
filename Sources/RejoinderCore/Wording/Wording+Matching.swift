extension Wording {
  /// All languages that come with the package, the one to fall back on first.
  public static let all = [english, spanish]

  /// How many bytes of a wish are read; languages that stand behind them are passed over.
  public static let maximumWishLength = 1024

  /// Finds the words that a reader would like best.
  ///
  /// A range such as `es-MX` finds `es` where nothing nearer is there, and `es` finds `es-MX`. A
  /// quality of nought refuses a language; `*` stands for every language that no other range names.
  /// Parts that are malformed are passed over.
  ///
  /// ```swift
  /// Wording.matching("de-CH, es-MX;q=0.8, en;q=0.5")?.language    // "es"
  /// ```
  ///
  /// - Parameters:
  ///   - wish: The value of an `Accept-Language` header, or a language as BCP 47 writes it.
  ///   - wordings: What there is to choose from; of two that are liked as much, the first is taken.
  /// - Returns: The words, or `nil` where the reader would like none of them.
  /// - Complexity: O(*n* · *k*) in the length of the wish and the number of languages.
  public static func matching(_ wish: String, among wordings: [Wording] = all) -> Wording? {
    let ranges = LanguageRange.ranges(in: wish, maximumLength: maximumWishLength)
    var best: (wording: Wording, liking: Liking)?
    for wording in wordings {
      guard let liking = liking(of: wording, ranges), liking.quality > 0 else { continue }
      if let best, !liking.isGreater(than: best.liking) { continue }
      best = (wording, liking)
    }
    return best?.wording
  }

  /// How much a reader would like a language.
  private struct Liking {
    /// In thousandths.
    let quality: Int
    /// Which range says so.
    let position: Int
    /// How many subtags the range and the language have in common.
    let nearness: Int

    func isGreater(than other: Liking) -> Bool {
      (quality, -position, nearness) > (other.quality, -other.position, other.nearness)
    }
  }

  /// What the nearest range says of a language; of several, the one that likes it best.
  private static func liking(of wording: Wording, _ ranges: [LanguageRange]) -> Liking? {
    let tag = Array(wording.language.utf8)
    var best: Liking?
    for (position, range) in ranges.enumerated() {
      guard let nearness = range.nearness(to: tag) else { continue }
      if let best, (best.nearness, best.quality) >= (nearness, range.quality) { continue }
      best = Liking(quality: range.quality, position: position, nearness: nearness)
    }
    return best
  }
}
