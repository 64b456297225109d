#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// Name, age and marks of a comment in one line, at its end the control that folds where the look has
/// it there; below each other where letters are very large.
@MainActor
public struct CommentHeading: View {
  private let presentation: RowPresentation<Comment.ID>
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionMetrics) private var metrics
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.colorScheme) private var colorScheme

  init(_ presentation: RowPresentation<Comment.ID>) { self.presentation = presentation }

  /// The line.
  public var body: some View {
    if dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: metrics.lineSpacing) { pieces }
    } else {
      HStack(spacing: options.style.parts.headingSpacing) { pieces }
    }
  }

  @ViewBuilder private var pieces: some View {
    CommentAuthor(presentation)
    CommentMarks(opener: presentation)
    separator
    CommentAge(presentation)
    CommentMarks(presentation)
    if let toggle = presentation.toggle, toggle.place == .heading {
      if !dynamicTypeSize.isAccessibilitySize { Spacer(minLength: 0) }
      RowToggle(toggle, presentation.id)
    }
  }

  @ViewBuilder private var separator: some View {
    if !options.style.parts.headingSeparator.isEmpty, !presentation.age.isEmpty {
      Text(options.style.parts.headingSeparator)
        .font(options.style.fonts.age.font(scale: textScale))
        .foregroundStyle(options.style.colors.dim.swiftUIColor(in: colorScheme))
        .accessibilityHidden(true)
    }
  }
}
#endif
