#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// A small discussion under a title, to see at once how a thread looks and folds.
///
/// ```swift
/// WindowGroup { DiscussionDemo() }
/// ```
@MainActor
public struct DiscussionDemo: View {
  @Environment(\.discussionOptions) private var options

  /// Makes the demo.
  public init() {}

  /// The discussion.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: DiscussionMetrics.titleSpacing) {
        Text(options.wording.navigation.discussion)
          .font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader)
        NestedCommentThread(comments: SampleDiscussion.comments)
      }
      .padding(DiscussionMetrics.pagePadding)
    }
  }
}
#endif
