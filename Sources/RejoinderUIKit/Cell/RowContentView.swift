#if canImport(UIKit)
public import UIKit

/// A content of a cell that places its own views, without constraints.
///
/// Override ``height(inWidth:)`` and ``layoutContent()``. It tells its height wherever a view with
/// constraints would, so that a ``CommentCell`` measures both alike.
open class RowContentView: UIView {
  /// Whether lines begin on the right side.
  public var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// How high the view has to be.
  ///
  /// - Parameter width: How wide it is.
  /// - Returns: The height; unless overridden 0.
  open func height(inWidth width: CGFloat) -> CGFloat { 0 }

  /// Places the views in the bounds of the moment.
  ///
  /// Unless overridden nothing happens.
  open func layoutContent() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(inWidth: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
}
#endif
