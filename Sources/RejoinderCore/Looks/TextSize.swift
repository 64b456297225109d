/// How a piece of a row is set: its size and weight at the reader's usual text size.
///
/// Sizes are points of a touch screen and pixels of a page at a text size of 16; larger text scales
/// them.
public struct TextSize: Hashable, Sendable {
  /// The height of the letters.
  public var size: Double
  /// The distance of the lines.
  public var lineHeight: Double
  /// The weight, 100…900: 400 is regular, 600 semibold.
  public var weight: Int
  /// Whether the letters lean.
  public var isItalic = false

  /// The smallest size that a look of ours has, whatever the original had.
  public static let smallest = 12.0

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - size: The height of the letters.
  ///   - lineHeight: The distance of the lines.
  ///   - weight: The weight, 100…900.
  public init(_ size: Double, lineHeight: Double, weight: Int = 400) {
    (self.size, self.lineHeight, self.weight) = (size, lineHeight, weight)
  }
}

/// How the pieces of a row are set.
public struct RowFonts: Hashable, Sendable {
  /// The name.
  public var name = TextSize(15, lineHeight: 20, weight: 600)
  /// The age and the marks beside the name.
  public var age = TextSize(12, lineHeight: 16)
  /// The words.
  public var body = TextSize(15, lineHeight: 22)
  /// The score and the controls.
  public var control = TextSize(12, lineHeight: 16, weight: 600)
  /// The control that folds.
  public var toggle = TextSize(12, lineHeight: 16, weight: 600)

  /// Makes the fonts of ``DiscussionStyle/blocks``.
  public init() {}
}
