extension DiscussionStyle {
  /// Avatars joined by elbows: the default.
  ///
  /// The numbers are those of SwiftUI Blocks' nested comment thread; smaller avatars and columns where
  /// there is less room are ours.
  public static let blocks: DiscussionStyle = {
    var metrics = DiscussionMetrics(connector: .elbow, indentation: 34)
    (metrics.avatarSize, metrics.gutter) = (34, 10)
    metrics.padding = DiscussionMetrics.Padding(top: 8, leading: 0, bottom: 8, trailing: 8)
    metrics.measure = 520
    var style = DiscussionStyle("blocks", metrics: metrics)
    var narrow = metrics
    (narrow.avatarSize, narrow.indentation, narrow.gutter) = (24, 20, 8)
    narrow.padding.trailing = 2
    var narrowest = narrow
    (narrowest.avatarSize, narrowest.indentation) = (20, 16)
    // Each begins where it leaves room for as many columns as the one before: 335 and 555 at least.
    style.adaptations = [Adaptation(0...336, narrowest), Adaptation(336...560, narrow)]
    return style
  }()
}
