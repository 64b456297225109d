#if canImport(UIKit)
import RejoinderCore
public import UIKit

// The parts of a cell one by one. Each has the look's value until it is set, and then its own; text
// that is larger than usual scales the look's values only.
extension CommentCell {
  /// The height of the strip above a top-level comment.
  public var topLevelMargin: CGFloat {
    get { CGFloat(metrics.topLevelMargin) }
    set { setOwn(\.topLevelMargin, newValue) }
  }

  /// The colour of the strip above a top-level comment.
  public var topLevelMarginColor: UIColor {
    get { own.topLevelMarginColor ?? UIColor(style.colors.topLevelMargin) }
    set { setOwn(\.topLevelMarginColor, newValue) }
  }

  /// The height of the strip above any other comment.
  public var replyMargin: CGFloat {
    get { CGFloat(metrics.replyMargin) }
    set { setOwn(\.replyMargin, newValue) }
  }

  /// The colour of the strip above any other comment.
  public var replyMarginColor: UIColor {
    get { own.replyMarginColor ?? UIColor(style.colors.replyMargin) }
    set { setOwn(\.replyMarginColor, newValue) }
  }

  /// The colour of the space on the side where lines begin, which is the cell's own background.
  public var indentationColor: UIColor {
    get { own.indentationColor ?? UIColor(style.colors.indentation) }
    set { setOwn(\.indentationColor, newValue) }
  }

  /// How far each level is indented, in points.
  public var indentationUnit: CGFloat {
    get { CGFloat(metrics.indentation) }
    set { setOwn(\.indentationUnit, newValue) }
  }

  /// The colour of the vertical bars.
  public var barColor: UIColor {
    get { own.barColor ?? UIColor(style.colors.bar) }
    set { setOwn(\.barColor, newValue) }
  }

  /// How wide a bar is.
  public var barThickness: CGFloat {
    get { CGFloat(metrics.barWidth) }
    set { setOwn(\.barThickness, newValue) }
  }

  /// Whether there is a bar for each level above the comment as well as for its own.
  ///
  /// Setting it gives the cell bars, whatever connects the rows of its look.
  public var showsAllBars: Bool {
    get { metrics.connector == .extendedBars }
    set { setOwn(\.showsAllBars, newValue) }
  }

  /// The colour behind the comment itself.
  public var groundColor: UIColor {
    get { own.groundColor ?? UIColor(style.colors.card) }
    set { setOwn(\.groundColor, newValue) }
  }

  private func setOwn<Value>(_ part: WritableKeyPath<CellOverrides, Value?>, _ value: Value) {
    own[keyPath: part] = value
    refreshAppearance()
  }
}
#endif
