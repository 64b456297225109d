#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

extension DiscussionMetrics.Padding {
  /// The distances as SwiftUI has them.
  var insets: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension LayoutPoint {
  /// The place as SwiftUI has it.
  var point: CGPoint { CGPoint(x: x, y: y) }
}

extension LayoutRect {
  /// The rectangle as SwiftUI has it.
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
#endif
