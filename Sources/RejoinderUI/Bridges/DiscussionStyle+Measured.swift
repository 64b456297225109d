#if canImport(SwiftUI)
internal import RejoinderCore

extension DiscussionStyle {
  /// The sizes for a width that may not have been measured yet, and a text size.
  ///
  /// - Parameters:
  ///   - width: The width of a row, `nil` where it is not known: then the cap by level alone holds.
  ///   - textScale: The reader's text size, 1 for the usual one.
  ///   - isTextLarge: Whether the platform counts the text size among those for accessibility.
  /// - Returns: The sizes to draw with.
  func metrics(
    measuredWidth width: Double?,
    textScale: Double,
    isTextLarge: Bool
  ) -> DiscussionMetrics {
    var fitted: DiscussionMetrics
    if let width, width > 0 {
      fitted = metrics(inWidth: width, textScale: textScale)
    } else {
      fitted = metrics.scaled(by: textScale)
      fitted.maximumLevels = metrics.levels(inWidth: .infinity, textScale: textScale)
    }
    if isTextLarge {
      let cap = max(1, metrics.maximumLevelsForLargeText)
      fitted.maximumLevels = min(fitted.maximumLevels, cap)
    }
    return fitted
  }
}
#endif
