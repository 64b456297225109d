#if canImport(UIKit)
import RejoinderCore
import UIKit

/// What a cell was told itself, which wins over what its look says.
struct CellOverrides {
  var topLevelMargin: CGFloat?
  var topLevelMarginColor: UIColor?
  var replyMargin: CGFloat?
  var replyMarginColor: UIColor?
  var indentationColor: UIColor?
  var indentationUnit: CGFloat?
  var barColor: UIColor?
  var barThickness: CGFloat?
  var showsAllBars: Bool?
  var groundColor: UIColor?

  /// The sizes with those that were told.
  func applied(to metrics: DiscussionMetrics) -> DiscussionMetrics {
    var metrics = metrics
    if let topLevelMargin { metrics.topLevelMargin = Double(topLevelMargin) }
    if let replyMargin { metrics.replyMargin = Double(replyMargin) }
    if let indentationUnit { metrics.indentation = Double(indentationUnit) }
    if let barThickness { metrics.barWidth = Double(barThickness) }
    if let showsAllBars { metrics.connector = showsAllBars ? .extendedBars : .bar }
    return metrics
  }
}
#endif
