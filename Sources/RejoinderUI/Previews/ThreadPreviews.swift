#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

#Preview("Demo") {
  DiscussionDemo()
}

#Preview("Thread") {
  ScrollView { NestedCommentThread(comments: SampleDiscussion.comments, tint: .teal) }
}

#Preview("Words") {
  ScrollView { NestedCommentThread(comments: [SampleDiscussion.rich]).discussion.onReply { _ in } }
}

#Preview("Right to left") {
  ScrollView { NestedCommentThread(comments: SampleDiscussion.comments) }
    .environment(\.layoutDirection, .rightToLeft)
}

#Preview("Large text") {
  ScrollView { NestedCommentThread(comments: SampleDiscussion.comments) }
    .environment(\.dynamicTypeSize, .accessibility3)
}

#Preview("Deep") {
  ScrollView { NestedCommentThread(comments: SampleDiscussion.chain(of: 1_000)) }
}

#Preview("Huge") {
  ScrollView { NestedCommentThread(comments: SampleDiscussion.many(10_000)) }
}

#Preview("Nothing yet") {
  NestedCommentThread(comments: [])
}

#Preview("Failed") {
  NestedCommentThread(comments: []).discussion.state(.failed("No connection", retry: {}))
}
#endif
