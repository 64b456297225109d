#if canImport(UIKit)
public import RejoinderCore
public import UIKit

/// How an action of a swipe looks: colours, words, font and picture, each also for the moment in
/// which a finger has gone far enough to run it.
///
/// The controller draws its swipes itself, so that all of it shows. Set one as
/// ``CommentsViewController/swipeActionAppearance``, or give a single ``SwipeAction`` another one.
@MainActor
open class SwipeActionAppearance {
  /// The ground of the action.
  open var color: UIColor
  /// The ground of the action once letting go would run it.
  open var highlightedColor: UIColor
  /// The words of the controller's own action; an added action has its title.
  open var text: String
  /// The colour of the words.
  open var textColor: UIColor
  /// The colour of the words once letting go would run it.
  open var highlightedTextColor: UIColor
  /// The font of the words, already in the size that the reader asked for.
  open var font: UIFont
  /// The picture above the words, `nil` for none.
  open var image: UIImage?
  /// The picture once letting go would run it, `nil` for the same.
  open var highlightedImage: UIImage?

  /// Makes the appearance of a look's swipe.
  ///
  /// A picture is looked for among the app's own by the name that the look gives; where the app has
  /// none of that name, a symbol of the system stands in.
  ///
  /// - Parameters:
  ///   - style: What a swipe shows.
  ///   - wording: The words, for a look that has none of its own.
  ///   - traits: Where it is shown, `nil` for the surroundings of the moment.
  public init(
    _ style: SwipeStyle = .standard,
    wording: Wording = .english,
    compatibleWith traits: UITraitCollection? = nil
  ) {
    color = UIColor(style.color)
    highlightedColor = UIColor(style.highlightedColor)
    text = style.text.isEmpty ? wording.navigation.collapse : style.text
    textColor = UIColor(style.textColor)
    highlightedTextColor = UIColor(style.highlightedTextColor)
    font = UIFont.font(style.font, compatibleWith: traits)
    image = Self.image(named: style.image)
    highlightedImage = Self.image(named: style.highlightedImage)
  }

  /// The symbol that stands in for a picture that the app does not have.
  private static func image(named name: String) -> UIImage? {
    guard !name.isEmpty else { return nil }
    return UIImage(named: name) ?? UIImage(systemName: "arrow.down.right.and.arrow.up.left")
  }
}
#endif
