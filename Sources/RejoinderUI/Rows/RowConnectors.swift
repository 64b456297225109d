#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// What stands left of a row, as the style draws it that was chosen.
@MainActor
struct RowConnectors: View {
  let columns: RowColumns
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionMetrics) private var metrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    content
      .accessibilityHidden(true)
      .allowsHitTesting(false)
  }

  @ViewBuilder private var content: some View {
    if let style = options.connectorStyle {
      style.resolved(configuration)
    } else {
      StandardConnectorStyle().makeBody(configuration: configuration)
    }
  }

  private var configuration: ConnectorConfiguration {
    let colors = options.style.colors
    return ConnectorConfiguration(
      columns: columns,
      metrics: metrics,
      lineColor: colors.line.swiftUIColor(in: colorScheme),
      barColor: colors.bar.swiftUIColor(in: colorScheme)
    )
  }
}

/// The grounds of a row: its strip, its indentation, and what is behind its words.
///
/// What has the colour of the page is left clear, so that a discussion can stand on any ground.
@MainActor
struct RowGround: View {
  let columns: RowColumns
  let isFlashing: Bool
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionMetrics) private var metrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let geometry = RowGeometry(columns, metrics: metrics, height: 0)
    let colors = options.style.colors
    VStack(spacing: 0) {
      paint(columns.isTopLevel ? colors.topLevelMargin : colors.replyMargin)
        .frame(height: geometry.stripHeight)
      HStack(spacing: 0) {
        paint(colors.indentation).frame(width: geometry.leading)
        card(colors)
      }
    }
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }

  @ViewBuilder
  private func card(_ colors: DiscussionColors) -> some View {
    if isFlashing {
      flash(colors)
    } else {
      paint(colors.card)
    }
  }

  private func flash(_ colors: DiscussionColors) -> Color {
    let share = options.style.folding.flashShare
    guard share > 0 else { return colors.current.swiftUIColor(in: colorScheme) }
    let scheme: AdaptiveColor.ColorAppearance = colorScheme == .dark ? .dark : .light
    let tint = colors.tint.color(in: scheme)
    return colors.card.color(in: scheme).mixed(with: tint, share: share).swiftUIColor
  }

  private func paint(_ color: AdaptiveColor) -> Color {
    color == options.style.colors.page ? .clear : color.swiftUIColor(in: colorScheme)
  }
}
#endif
