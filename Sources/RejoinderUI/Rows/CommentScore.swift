#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// The score of a comment, between the two votes where the app takes votes.
@MainActor
struct CommentScore: View {
  let presentation: RowPresentation<Comment.ID>
  let id: Comment.ID
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    if actions.canVote, presentation.canVote {
      voteButton(.up)
      number
      voteButton(.down)
    } else {
      if let arrow = presentation.score?.arrow {
        Image(systemName: arrow == .up ? "arrow.up" : "arrow.down")
          .font(options.style.fonts.control.font(scale: textScale))
          .foregroundStyle(options.style.colors.dim.swiftUIColor(in: colorScheme))
          .accessibilityHidden(true)
      }
      number
    }
  }

  @ViewBuilder private var number: some View {
    if let score = presentation.score {
      Text(score.text)
        .font(options.style.fonts.control.font(scale: textScale).monospacedDigit())
        .foregroundStyle(options.style.colors.dim.swiftUIColor(in: colorScheme))
        .accessibilityLabel(score.label)
    }
  }

  private func voteButton(_ vote: SpeechContext.OwnVote) -> some View {
    let isUp = vote == .up
    let isOwn = presentation.ownVote == (isUp ? .up : .down)
    let colors = options.style.colors
    let own = (isUp ? colors.upvote : colors.downvote).swiftUIColor(in: colorScheme)
    let words = options.wording.voting
    return Button {
      actions.vote(isOwn ? .none : vote, on: id)
    } label: {
      Image(systemName: (isUp ? "arrow.up" : "arrow.down") + (isOwn ? ".circle.fill" : ""))
        .foregroundStyle(isOwn ? own : colors.dim.swiftUIColor(in: colorScheme))
    }
    .buttonStyle(BarButtonStyle())
    .accessibilityLabel(
      isUp
        ? (isOwn ? words.takeUpvoteBack : words.upvote)
        : (isOwn ? words.takeDownvoteBack : words.downvote)
    )
  }
}
#endif
