/// What a swipe over a row shows and does.
///
/// The words are those of the wording; a style without a swipe has `nil` in its place.
public struct SwipeStyle: Hashable, Sendable {
  /// The ground of the action.
  public var color: AdaptiveColor
  /// The ground of the action under a finger that goes on far enough to run it.
  public var highlightedColor: AdaptiveColor
  /// The words of the action; empty for ``NavigationWords/collapse``.
  public var text = ""
  /// The colour of the words.
  public var textColor: AdaptiveColor
  /// The colour of the words under such a finger.
  public var highlightedTextColor: AdaptiveColor
  /// How the words are set.
  public var font = TextSize(17, lineHeight: 22, weight: 700)
  /// The name of the picture above the words, empty for none.
  public var image = ""
  /// The name of the picture under such a finger, empty for the same.
  public var highlightedImage = ""
  /// Whether a swipe across most of the row runs the action by itself.
  public var runsWhenSwipedFar = true

  /// Makes a swipe whose words are black or white, whichever can be read on its ground.
  ///
  /// - Parameters:
  ///   - color: The ground of the action.
  ///   - highlightedColor: The ground under a finger that goes on far enough.
  public init(color: AdaptiveColor, highlightedColor: AdaptiveColor) {
    (self.color, self.highlightedColor) = (color, highlightedColor)
    (textColor, highlightedTextColor) = (color.foreground, highlightedColor.foreground)
  }

  /// The swipe of SwiftyComments' cells: white on mint, under a picture named `collapse`.
  ///
  /// White does not stand out from mint; a look that has it keeps the picture, or darkens the words.
  public static let standard: SwipeStyle = {
    var swipe = SwipeStyle(
      color: AdaptiveColor(RGBColor(red: 0.415, green: 0.862, blue: 0.805).value),
      highlightedColor: AdaptiveColor(RGBColor(red: 0.755, green: 0.837, blue: 0.827).value)
    )
    (swipe.textColor, swipe.highlightedTextColor) = (
      AdaptiveColor(0xFFFFFF), AdaptiveColor(0xFFFFFF)
    )
    (swipe.image, swipe.highlightedImage) = ("collapse", "collapse")
    return swipe
  }()
}
