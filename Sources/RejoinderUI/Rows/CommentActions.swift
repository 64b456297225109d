#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// The line below the words of a comment: score, reactions, what can be done, and the control that
/// folds where the look has it there.
@MainActor
public struct CommentActions: View {
  private let presentation: RowPresentation<Comment.ID>
  private let id: Comment.ID
  private let showsToggle: Bool
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.colorScheme) private var colorScheme

  init(_ presentation: RowPresentation<Comment.ID>, id: Comment.ID, showsToggle: Bool = true) {
    (self.presentation, self.id, self.showsToggle) = (presentation, id, showsToggle)
  }

  /// The line.
  public var body: some View {
    let parts = options.style.parts
    if hasContent {
      HStack(spacing: parts.barSpacing) {
        if parts.barAlignment == .trailing { Spacer(minLength: 0) }
        toggle(at: .barLeading)
        if parts.barAlignment == .split { Spacer(minLength: 0) }
        CommentScore(presentation: presentation, id: id)
        separatedPieces
        toggle(at: .barTrailing)
      }
    }
  }

  @ViewBuilder private var separatedPieces: some View {
    ForEach(presentation.reactions, id: \.self) { quiet($0) }
    if canReply {
      if hasScore { BarSeparator() }
      Button(options.wording.navigation.reply) { actions.reply(to: id) }
        .buttonStyle(BarButtonStyle(isWord: true))
        .accessibilityLabel(options.wording.reply(to: presentation.name))
    }
    ForEach(presentation.notes, id: \.self) { quiet($0) }
  }

  @ViewBuilder
  private func toggle(at place: RowParts.TogglePlace) -> some View {
    if showsToggle, let toggle = presentation.toggle, toggle.place == place {
      RowToggle(toggle, presentation.id)
    }
  }

  private func quiet(_ words: String) -> some View {
    Text(words)
      .font(options.style.fonts.control.font(scale: textScale))
      .foregroundStyle(options.style.colors.dim.swiftUIColor(in: colorScheme))
  }

  private var canReply: Bool { presentation.canReply && actions.canReply }
  private var hasScore: Bool {
    presentation.score != nil || presentation.canVote && actions.canVote
  }
  private var hasContent: Bool {
    let hasToggle = showsToggle && (presentation.toggle.map { $0.place != .heading } ?? false)
    return hasToggle || canReply || hasScore || !presentation.reactions.isEmpty
      || !presentation.notes.isEmpty
  }
}

/// The line between the parts of the bar, where the look has one.
@MainActor
private struct BarSeparator: View {
  @Environment(\.discussionOptions) private var options
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let style = options.style
    if style.parts.barSeparatorWidth > 0 {
      style.colors.rule.swiftUIColor(in: colorScheme)
        .frame(width: style.parts.barSeparatorWidth, height: style.fonts.control.lineHeight)
        .accessibilityHidden(true)
    }
  }
}
#endif
