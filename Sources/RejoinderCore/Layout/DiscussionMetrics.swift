/// The sizes of rows: columns, lines, strips, margins and what can be touched.
///
/// Lengths are points of a touch screen and pixels of a page at the usual text size, which is 16;
/// ``scaled(by:)`` follows a reader's larger text. What the numbers mean for one row, ``RowGeometry``
/// says.
///
/// ```text
///   ├─ indentation ─┤├─ avatar ─┤├ gutter ┤
///   │               ╷            name · age                     ↕ padding.top
///   │               ╰───( M )    words words words
///   │                     │      control                        ↕ padding.bottom
/// ```
public struct DiscussionMetrics: Hashable, Sendable {
  /// How rows show what they answer.
  public enum Connector: UInt8, Hashable, Sendable, CaseIterable {
    /// A line comes down from the parent's avatar and bends towards the row's own.
    case elbow
    /// A bar stands at the row's own level.
    case bar
    /// A bar stands at the row's own level and at each level above.
    case extendedBars
    /// Nothing but the indentation.
    case none
  }

  /// Distances to the four sides of the words of a row.
  public struct Padding: Hashable, Sendable {
    /// The distance above.
    public var top: Double
    /// The distance on the side where lines begin.
    public var leading: Double
    /// The distance below.
    public var bottom: Double
    /// The distance on the side where lines end.
    public var trailing: Double

    /// Makes distances.
    ///
    /// - Parameters:
    ///   - top: The distance above.
    ///   - leading: The distance on the side where lines begin.
    ///   - bottom: The distance below.
    ///   - trailing: The distance on the side where lines end.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Makes equal distances.
    ///
    /// - Parameter all: The distance to each side.
    public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }
  }

  /// What kind of lines stands left of the rows.
  public var connector: Connector
  /// How far each level is indented.
  public var indentation: Double
  /// The diameter of the avatar, 0 for none.
  public var avatarSize = 0.0
  /// The distance between avatar and words.
  public var gutter = 0.0
  /// The distances around a row, inside its ground.
  public var padding = Padding(0)
  /// The height of the strip above a top-level row.
  public var topLevelMargin = 0.0
  /// The height of the strip above any other row.
  public var replyMargin = 0.0
  /// The width of elbows, stems and lines that go on.
  public var strokeWidth = 1.5
  /// The radius of an elbow's corner, where the column is wide enough.
  public var cornerRadius = 10.0
  /// The width of a bar.
  public var barWidth = 1.0
  /// How many columns there are, 8 at most; rows beyond share the last one.
  public var maximumLevels = 5
  /// The same for text so large that few words fit into a line.
  public var maximumLevelsForLargeText = 2
  /// The share of a row's width that words keep however deep it stands.
  public var minimumTextShare = 0.6
  /// The greatest width of words, 0 for no limit.
  public var measure = 0.0
  /// The height of a control as it is drawn.
  public var controlHeight = 28.0
  /// The gap between the lines of a row's content.
  public var lineSpacing = 2.0
  /// The gap between the words and what can be done with them.
  public var controlSpacing = 4.0

  /// The smallest width and height of what a finger has to hit.
  public static let touchTarget = 44.0
  /// The smallest width and height of what a pointer has to hit, a connector's line included.
  public static let pointerTarget = 24.0
  /// How wide the ring is around the row on which the keys work.
  public static let focusRingWidth = 2.0
  /// The room around a whole discussion that stands alone, such as a demo.
  public static let pagePadding = 20.0
  /// The gap between the title of such a discussion and its rows.
  public static let titleSpacing = 16.0
  /// From which text scale on text counts as large: that of the first accessibility size, 28 of 17.
  public static let largeTextScale = 1.64

  /// Makes metrics.
  ///
  /// - Parameters:
  ///   - connector: What kind of lines stands left of the rows.
  ///   - indentation: How far each level is indented.
  public init(connector: Connector, indentation: Double) {
    (self.connector, self.indentation) = (connector, indentation)
  }
}

extension DiscussionMetrics {
  /// The sizes for another text size: an avatar's is even, so that its middle is a whole point.
  ///
  /// Strokes, bars and touch areas stay as they are.
  ///
  /// - Parameter scale: The text size, 1 for the usual one; less than a half counts as a half, more
  ///   than 8 as 8.
  /// - Returns: The scaled sizes.
  public func scaled(by scale: Double) -> DiscussionMetrics {
    let scale = Self.bounded(scale)
    guard scale != 1 else { return self }
    var scaled = self
    scaled.avatarSize = Self.even(avatarSize * scale)
    scaled.indentation =
      connector == .elbow ? Self.even(indentation * scale) : indentation * scale
    scaled.gutter *= scale
    scaled.padding = Padding(
      top: padding.top * scale,
      leading: padding.leading * scale,
      bottom: padding.bottom * scale,
      trailing: padding.trailing * scale
    )
    scaled.topLevelMargin *= scale
    scaled.replyMargin *= scale
    scaled.measure *= scale
    scaled.controlHeight *= scale
    scaled.lineSpacing *= scale
    scaled.controlSpacing *= scale
    return scaled
  }

  /// How many columns fit: the cap by level, less where words would keep too little of the width.
  ///
  /// Words keep ``minimumTextShare`` of the width. At least one column stays, so that a reply can be
  /// told from what it answers.
  ///
  /// - Parameters:
  ///   - width: The width of a row.
  ///   - textScale: The reader's text size, 1 for the usual one; these sizes are not scaled yet.
  /// - Returns: The number of columns, from 1 to ``maximumLevels``, ``RowColumns/maximum`` at most.
  public func levels(inWidth width: Double, textScale: Double = 1) -> Int {
    let isLarge = textScale >= Self.largeTextScale
    let cap = min(
      isLarge ? min(maximumLevels, maximumLevelsForLargeText) : maximumLevels,
      RowColumns.maximum
    )
    guard indentation > 0, width.isFinite else { return max(cap, 1) }
    let unscaledWidth = width / Self.bounded(textScale)
    // Asked the other way round, so that a page's style sheet, which has the widths only, agrees at
    // every border.
    var levels = max(cap, 1)
    while levels > 1, !(narrowestWidth(forLevels: levels) <= unscaledWidth) { levels -= 1 }
    return levels
  }

  /// The narrowest row in which a number of columns fits, at the usual text size.
  ///
  /// - Parameter levels: How many columns.
  /// - Returns: The width.
  public func narrowestWidth(forLevels levels: Int) -> Double {
    (Double(levels) * indentation + contentInset) / (1 - min(minimumTextShare, 0.99))
  }

  /// How much a control's touch area exceeds it above and below, without moving anything.
  ///
  /// - Parameters:
  ///   - height: The height of the control as it is drawn.
  ///   - target: The height that has to be hit, ``touchTarget`` for fingers.
  /// - Returns: The excess at each side.
  public static func hitInset(height: Double, target: Double = touchTarget) -> Double {
    max(0, (target - height) / 2)
  }

  /// What a row takes of the width besides its columns and its words.
  private var contentInset: Double {
    (avatarSize > 0 ? avatarSize + gutter : 0) + padding.leading + padding.trailing
  }

  private static func bounded(_ scale: Double) -> Double {
    scale.isFinite ? min(max(scale, 0.5), 8) : 1
  }

  private static func even(_ length: Double) -> Double { 2 * PortableMath.rounded(length / 2) }
}
