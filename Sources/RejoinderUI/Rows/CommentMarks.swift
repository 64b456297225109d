#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// What is said about a comment besides its age: new, edited, pinned and the like.
@MainActor
public struct CommentMarks: View {
  private let marks: [RowMark]

  init(_ presentation: RowPresentation<Comment.ID>) {
    marks = presentation.marks.filter { $0.kind != .opener }
  }

  /// That the author opened the discussion, which stands with the name.
  init(opener presentation: RowPresentation<Comment.ID>) {
    marks = presentation.marks.filter { $0.kind == .opener }
  }

  /// The marks.
  public var body: some View {
    ForEach(marks, id: \.kind) { CommentMark(mark: $0) }
  }
}

@MainActor
private struct CommentMark: View {
  let mark: RowMark
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let colors = options.style.colors
    Text(mark.text)
      .font(options.style.fonts.age.font(scale: textScale))
      .foregroundStyle(colors.words(of: mark.tone).swiftUIColor(in: colorScheme))
      .padding(.horizontal, mark.tone == .quiet ? 0 : options.style.parts.markPadding)
      .background(ground, in: RoundedRectangle(cornerRadius: options.style.parts.markRadius))
      .accessibilityLabel(mark.label)
  }

  private var ground: Color {
    let ground = options.style.colors.ground(of: mark.tone)
    return ground.map { $0.swiftUIColor(in: colorScheme) } ?? .clear
  }
}
#endif
