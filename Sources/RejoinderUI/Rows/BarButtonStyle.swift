#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// A quiet control of the bar, whose touch area exceeds what is drawn without anything moving.
struct BarButtonStyle: ButtonStyle {
  /// Whether the control is a word, for which a look may have a least width.
  var isWord = false

  func makeBody(configuration: Configuration) -> some View {
    BarButton(isWord: isWord) { configuration.label }
  }
}

@MainActor
struct BarButton<Label: View>: View {
  let isWord: Bool
  @ViewBuilder let label: Label
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionMetrics) private var metrics
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let least = isWord ? options.style.parts.leastControlWidth * textScale : 0
    let inset = DiscussionMetrics.hitInset(height: metrics.controlHeight)
    label
      .font(options.style.fonts.control.font(scale: textScale))
      .foregroundStyle(options.style.colors.dim.swiftUIColor(in: colorScheme))
      .frame(minWidth: max(metrics.controlHeight, least), minHeight: metrics.controlHeight)
      .padding(.vertical, inset)
      .contentShape(Rectangle())
      .padding(.vertical, -inset)
  }
}
#endif
