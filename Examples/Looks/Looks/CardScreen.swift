import RejoinderUI
import SwiftUI

/// Another arrangement of a row's pieces; the lines stay those of the look.
struct CardStyle: CommentRowStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        configuration.author
        Spacer()
        configuration.age
      }
      configuration.body
      configuration.toggle
    }
    .padding(12)
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
    .padding(.vertical, 4)
  }
}

/// Letters in squares instead of discs.
struct SquareAvatarStyle: CommentAvatarStyle {
  func makeBody(configuration: Configuration) -> some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(configuration.color)
      .frame(width: configuration.size, height: configuration.size)
      .overlay {
        Text(configuration.initial)
          .foregroundStyle(ContrastingForeground(background: configuration.color))
      }
  }
}

/// The sample as cards.
struct CardScreen: View {
  var body: some View {
    ScrollView {
      NestedCommentThread(comments: SampleDiscussion.comments, tint: .orange)
        .discussion.rowStyle(CardStyle())
        .discussion.avatarStyle(SquareAvatarStyle())
        .discussion.now(SampleDiscussion.now)
        .padding(.horizontal)
    }
    .navigationTitle("Cards")
  }
}

#Preview { NavigationStack { CardScreen() } }
