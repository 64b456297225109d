#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// A quiet control of the bar, whose touch area exceeds what is drawn without anything moving.
struct BarButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BarButton { configuration.label }
  }
}

@MainActor
struct BarButton<Label: View>: View {
  @ViewBuilder let label: Label
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionMetrics) private var metrics
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let inset = DiscussionMetrics.hitInset(height: metrics.controlHeight)
    label
      .font(options.style.fonts.control.font(scale: textScale))
      .foregroundStyle(options.style.colors.dim.swiftUIColor(in: colorScheme))
      .frame(minWidth: metrics.controlHeight, minHeight: metrics.controlHeight)
      .padding(.vertical, inset)
      .contentShape(Rectangle())
      .padding(.vertical, -inset)
  }
}
#endif
