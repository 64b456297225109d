/// How a discussion looks and behaves: sizes, colours, fonts, parts of a row, what folding hides, and
/// what a tap and a swipe do.
///
/// The eight looks are values of it, and a look of one's own is another value:
///
/// ```swift
/// var style = DiscussionStyle.reddit
/// style.name = "ours"
/// style.metrics.indentation = 16
/// style.adaptations = []  // wide rows have the same sizes
/// style.colors.tint = AdaptiveColor(0x8A2BE2, dark: 0xC9A4FF)
/// ```
///
/// Every face reads the same numbers, so that a row is the same everywhere. Which property is which
/// part of a row, a picture in <doc:Looks> shows.
public struct DiscussionStyle: Hashable, Sendable {
  /// The name by which it is chosen: small letters, digits and hyphens.
  public var name: String
  /// What a choice of looks calls it; where that is empty, a look of ours has its title in the language
  /// of the reader, and any other one its ``name``.
  public var title = ""
  /// The sizes.
  public var metrics: DiscussionMetrics
  /// Other sizes for rows of some widths; of several that hold for a width, the first counts.
  public var adaptations: [Adaptation] = []
  /// The colours.
  public var colors = DiscussionColors()
  /// How the pieces of a row are set.
  public var fonts = RowFonts()
  /// Which parts a row has, and where.
  public var parts = RowParts()
  /// What folding does.
  public var folding = FoldStyle()
  /// What a tap on a row does.
  public var tap = TapAction.nothing
  /// What a swipe over a row shows and does, `nil` where there is none.
  public var swipe: SwipeStyle?

  /// Sizes for rows of some widths.
  public struct Adaptation: Hashable, Sendable {
    /// The widths of a row for which they hold, at the usual text size.
    public var widths: ClosedRange<Double>
    /// The sizes.
    public var metrics: DiscussionMetrics

    /// Makes sizes for rows of some widths.
    ///
    /// - Parameters:
    ///   - widths: The widths of a row for which they hold.
    ///   - metrics: The sizes.
    public init(_ widths: ClosedRange<Double>, _ metrics: DiscussionMetrics) {
      (self.widths, self.metrics) = (widths, metrics)
    }
  }

  /// What a tap on a row does.
  public enum TapAction: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing: the row has controls.
    case nothing
    /// Folds the row, or unfolds it.
    case toggle
  }

  /// Makes a look of the usual colours and fonts.
  ///
  /// - Parameters:
  ///   - name: The name by which it is chosen.
  ///   - metrics: The sizes.
  public init(_ name: String, metrics: DiscussionMetrics) {
    (self.name, self.metrics) = (name, metrics)
  }

  /// The sizes for a width and a text size, scaled, their cap being what fits.
  ///
  /// - Parameters:
  ///   - width: The width of a row.
  ///   - textScale: The reader's text size, 1 for the usual one.
  /// - Returns: The sizes to draw with.
  public func metrics(inWidth width: Double, textScale: Double = 1) -> DiscussionMetrics {
    let scale = textScale.isFinite ? min(max(textScale, 0.5), 8) : 1
    let unscaled =
      adaptations.first { $0.widths.contains(width / scale) }?.metrics ?? metrics
    var fitted = unscaled.scaled(by: scale)
    fitted.maximumLevels = unscaled.levels(inWidth: width, textScale: scale)
    return fitted
  }

  /// The looks, the default first.
  public static let all: [DiscussionStyle] = [
    .blocks, .simple, .imgur, .imgurExpanded, .reddit, .redditFoldable, .hackerNews,
    .hackerNewsFoldable,
  ]

  /// Finds a look by its name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The look, `nil` where none has that name.
  public static func named(_ name: String) -> DiscussionStyle? {
    all.first { sameBytes($0.name, name) }
  }
}
