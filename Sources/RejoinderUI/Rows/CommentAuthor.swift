#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// The name of a comment's author, or what became of the comment.
@MainActor
public struct CommentAuthor: View {
  private let presentation: RowPresentation<Comment.ID>
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.colorScheme) private var colorScheme

  init(_ presentation: RowPresentation<Comment.ID>) { self.presentation = presentation }

  /// The name.
  public var body: some View {
    let style = options.style
    if let placeholder = presentation.placeholder {
      Text(placeholder)
        .font(style.fonts.age.font(scale: textScale).italic())
        .foregroundStyle(style.colors.dim.swiftUIColor(in: colorScheme))
    }
    if !presentation.name.isEmpty {
      Text(presentation.name)
        .font(style.fonts.name.font(scale: textScale))
        .foregroundStyle(style.colors.name.swiftUIColor(in: colorScheme))
    }
  }
}

/// How old a comment is.
@MainActor
public struct CommentAge: View {
  private let presentation: RowPresentation<Comment.ID>
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.colorScheme) private var colorScheme

  init(_ presentation: RowPresentation<Comment.ID>) { self.presentation = presentation }

  /// The age.
  public var body: some View {
    if !presentation.age.isEmpty {
      Text(presentation.age)
        .font(options.style.fonts.age.font(scale: textScale))
        .foregroundStyle(options.style.colors.dim.swiftUIColor(in: colorScheme))
        .accessibilityLabel(presentation.spokenAge)
    }
  }
}
#endif
