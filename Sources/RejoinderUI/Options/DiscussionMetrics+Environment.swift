#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

private struct DiscussionMetricsKey: EnvironmentKey {
  static var defaultValue: DiscussionMetrics { DiscussionStyle.blocks.metrics }
}

private struct DiscussionTextScaleKey: EnvironmentKey {
  static var defaultValue: Double { 1 }
}

extension EnvironmentValues {
  /// The sizes of the rows of a thread, for its width and the reader's text size.
  public var discussionMetrics: DiscussionMetrics {
    get { self[DiscussionMetricsKey.self] }
    set { self[DiscussionMetricsKey.self] = newValue }
  }

  /// The reader's text size as a thread measures it, 1 for the usual one.
  public var discussionTextScale: Double {
    get { self[DiscussionTextScaleKey.self] }
    set { self[DiscussionTextScaleKey.self] = newValue }
  }
}
#endif
