#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// What a comment answers, where its place does not tell: a way to that comment.
@MainActor
public struct CommentCues: View {
  private let presentation: RowPresentation<Comment.ID>
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.colorScheme) private var colorScheme

  init(_ presentation: RowPresentation<Comment.ID>) { self.presentation = presentation }

  /// The cues, seldom any.
  public var body: some View {
    ForEach(Array(presentation.cues.indices), id: \.self) { index in
      cue(presentation.cues[index])
        .font(options.style.fonts.age.font(scale: textScale))
        .foregroundStyle(options.style.colors.dim.swiftUIColor(in: colorScheme))
    }
  }

  @ViewBuilder
  private func cue(_ cue: RowCue<Comment.ID>) -> some View {
    if let target = cue.targetID {
      Button(cue.text) { actions.reveal(target) }.buttonStyle(.plain)
    } else {
      Text(cue.text)
    }
  }
}
#endif
