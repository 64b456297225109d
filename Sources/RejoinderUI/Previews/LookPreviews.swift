#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

#Preview("Blocks") { LookPreview(style: .blocks) }
#Preview("Simple") { LookPreview(style: .simple) }
#Preview("Imgur") { LookPreview(style: .imgur) }
#Preview("Imgur, expanded") { LookPreview(style: .imgurExpanded) }
#Preview("Reddit") { LookPreview(style: .reddit) }
#Preview("Reddit, foldable") { LookPreview(style: .redditFoldable) }
#Preview("HN") { LookPreview(style: .hackerNews) }
#Preview("HN, foldable") { LookPreview(style: .hackerNewsFoldable) }

/// The sample in a look, light above dark.
@MainActor
private struct LookPreview: View {
  let style: DiscussionStyle

  var body: some View {
    VStack(spacing: 0) {
      thread.environment(\.colorScheme, .light)
      thread.environment(\.colorScheme, .dark)
    }
  }

  private var thread: some View {
    ScrollView { NestedCommentThread(comments: SampleDiscussion.comments).discussion.look(style) }
  }
}
#endif
