#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// The words of the control that folds, drawn as the look has them.
///
/// What can be touched exceeds what is drawn, without anything moving.
@MainActor
struct ToggleTitle: View {
  private let title: String
  private let form: RowParts.ToggleForm
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionMetrics) private var metrics
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.colorScheme) private var colorScheme

  init(_ title: String, _ form: RowParts.ToggleForm) { (self.title, self.form) = (title, form) }

  var body: some View {
    let inset = DiscussionMetrics.hitInset(height: metrics.controlHeight)
    words
      .font(options.style.fonts.toggle.font(scale: textScale))
      .frame(minHeight: metrics.controlHeight)
      .padding(.vertical, inset)
      .contentShape(Rectangle())
      .padding(.vertical, -inset)
  }

  @ViewBuilder private var words: some View {
    let colors = options.style.colors
    switch form {
    case .words:
      Text(title).foregroundStyle(options.tintStyle(in: colorScheme))
    case .underlined:
      Text(title).underline().foregroundStyle(options.tintStyle(in: colorScheme))
    case .count:
      Text(title).foregroundStyle(colors.dim.swiftUIColor(in: colorScheme))
    case .badge:
      Text(title)
        .foregroundStyle(colors.onBadge.swiftUIColor(in: colorScheme))
        .padding(.horizontal, options.style.parts.markPadding)
        .background(colors.badge.swiftUIColor(in: colorScheme), in: Capsule())
    }
  }
}
#endif
