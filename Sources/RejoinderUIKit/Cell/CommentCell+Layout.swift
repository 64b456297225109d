#if canImport(UIKit)
import RejoinderCore
import UIKit

extension CommentCell {
  /// Where lines begin on the right side.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setUp() {
    selectionStyle = .none
    isAccessibilityElement = true
    parts.install(in: contentView)
    refreshAppearance()
  }

  /// Puts the colours in and asks for another layout.
  func refreshAppearance() {
    backgroundColor = indentationColor
    parts.strip.backgroundColor = columns.isTopLevel ? topLevelMarginColor : replyMarginColor
    parts.ground.backgroundColor = groundColor
    parts.lines.barColor = barColor
    parts.lines.lineColor = UIColor(style.colors.line)
    setNeedsLayout()
  }

  func replaceContent(_ old: UIView?) {
    // A view that another cell has taken over meanwhile stays there.
    if let old, old.superview === parts.ground { old.removeFromSuperview() }
    if let commentContent {
      // Its frame pins it, so that its own constraints only have to say how it is inside.
      commentContent.translatesAutoresizingMaskIntoConstraints = true
      parts.ground.addSubview(commentContent)
    }
    setNeedsLayout()
  }

  func layoutParts() {
    let bounds = contentView.bounds
    let geometry = RowGeometry(columns, metrics: metrics, height: Double(bounds.height))
    let width = Double(bounds.width)
    parts.row.frame = bounds.offsetBy(dx: swipeOffset, dy: 0)
    parts.strip.frame = CGRect(x: 0, y: 0, width: width, height: geometry.stripHeight)
    parts.ground.frame = LayoutRect(
      x: geometry.leading,
      y: geometry.stripHeight,
      width: max(width - geometry.leading, 0),
      height: max(Double(bounds.height) - geometry.stripHeight, 0)
    ).frame(inWidth: width, isMirrored: isMirrored)
    parts.flash.frame = parts.ground.bounds
    commentContent?.frame = parts.ground.bounds
    parts.lines.frame = bounds
    parts.lines.show(
      isMirrored ? geometry.mirrored(inWidth: width) : geometry,
      metrics,
      columns,
      isMirrored: isMirrored
    )
    parts.swipe?.place(in: bounds, revealed: abs(swipeOffset), isAtLeft: swipeOffset > 0)
  }

  func rowHeight(inWidth width: CGFloat) -> CGFloat {
    let geometry = RowGeometry(columns, metrics: metrics, height: 0)
    let inner = width - sideInsets - CGFloat(geometry.leading)
    let content = contentHeight(inWidth: max(inner, 0))
    return CGFloat(geometry.stripHeight) + content.rounded(.up)
  }
}
#endif
