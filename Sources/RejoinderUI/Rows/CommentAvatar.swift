#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// The picture of a comment's author, where the look has one.
@MainActor
public struct CommentAvatar: View {
  private let presentation: RowPresentation<Comment.ID>
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionMetrics) private var metrics
  @Environment(\.colorScheme) private var colorScheme

  init(_ presentation: RowPresentation<Comment.ID>) { self.presentation = presentation }

  /// The picture.
  public var body: some View {
    if metrics.avatarSize > 0 {
      content.accessibilityHidden(true)
    }
  }

  @ViewBuilder private var content: some View {
    if let style = options.avatarStyle {
      style.resolved(configuration)
    } else {
      DiscAvatarStyle().makeBody(configuration: configuration)
    }
  }

  private var configuration: CommentAvatarConfiguration {
    CommentAvatarConfiguration(
      name: presentation.isNameKnown ? presentation.name : "",
      initial: presentation.initial,
      address: presentation.avatarAddress,
      color: color,
      size: metrics.avatarSize
    )
  }

  private var color: Color {
    if let tint = options.tint { return tint }
    let color = presentation.avatarColor ?? options.style.colors.soft
    return color.swiftUIColor(in: colorScheme)
  }
}
#endif
