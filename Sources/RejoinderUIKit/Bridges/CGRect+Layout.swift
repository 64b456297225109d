#if canImport(UIKit)
public import RejoinderCore
public import UIKit

extension CGRect {
  /// Makes the rectangle of a row's layout.
  ///
  /// - Parameter rect: The rectangle, in the coordinates of the row.
  public init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension CGPoint {
  /// Makes the place of a row's layout.
  ///
  /// - Parameter point: The place, in the coordinates of the row.
  public init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }
}

extension LayoutRect {
  /// The rectangle as it stands in a view of a width, from the left.
  func frame(inWidth width: Double, isMirrored: Bool) -> CGRect {
    CGRect(isMirrored ? mirrored(inWidth: width) : self)
  }
}
#endif
