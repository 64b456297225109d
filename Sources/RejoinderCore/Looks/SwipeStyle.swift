/// What a swipe over a row shows and does.
///
/// The words are those of the wording; a style without a swipe has `nil` in its place.
public struct SwipeStyle: Hashable, Sendable {
  /// The ground of the action.
  public var color: AdaptiveColor
  /// The ground of the action under a finger that goes on far enough to run it.
  public var highlightedColor: AdaptiveColor
  /// The words of the action; empty for those of the wording.
  public var text = ""
  /// The colour of the words.
  public var textColor = AdaptiveColor(0xFFFFFF)
  /// The colour of the words under such a finger.
  public var highlightedTextColor = AdaptiveColor(0xFFFFFF)
  /// How the words are set.
  public var font = TextSize(17, lineHeight: 22, weight: 700)
  /// The name of the picture above the words, empty for none.
  public var image = ""
  /// The name of the picture under such a finger, empty for the same.
  public var highlightedImage = ""
  /// Whether a swipe across most of the row runs the action by itself.
  public var runsWhenSwipedFar = true

  /// Makes a swipe.
  ///
  /// - Parameters:
  ///   - color: The ground of the action.
  ///   - highlightedColor: The ground under a finger that goes on far enough.
  public init(color: AdaptiveColor, highlightedColor: AdaptiveColor) {
    (self.color, self.highlightedColor) = (color, highlightedColor)
  }

  /// The swipe of plain comment cells: mint, with a picture named `collapse`.
  public static let standard: SwipeStyle = {
    var swipe = SwipeStyle(
      color: AdaptiveColor(RGBColor(red: 0.415, green: 0.862, blue: 0.805).value),
      highlightedColor: AdaptiveColor(RGBColor(red: 0.755, green: 0.837, blue: 0.827).value)
    )
    (swipe.image, swipe.highlightedImage) = ("collapse", "collapse")
    return swipe
  }()
}
