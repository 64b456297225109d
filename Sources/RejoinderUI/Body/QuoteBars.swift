#if canImport(SwiftUI)
internal import RejoinderCore
internal import RejoinderText
internal import SwiftUI

/// Words behind what stands around them: bars of quotes, and the space of items.
@MainActor
struct QuoteBars<Content: View>: View {
  let margins: [BodyBlock.Margin]
  /// How much of the space the words take themselves, for a marker.
  var outdent = 0.0
  @ViewBuilder let content: Content
  @Environment(\.discussionOptions) private var options
  @Environment(\.bodyLengths) private var lengths
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let colors = options.style.colors
    let isQuoted = margins.contains(.quote)
    content
      .foregroundStyle((isQuoted ? colors.dim : colors.text).swiftUIColor(in: colorScheme))
      .padding(.leading, max(lengths.indent(margins) - outdent, 0))
      .background(alignment: .leading) {
        ZStack(alignment: .leading) {
          ForEach(bars, id: \.self) { place in
            colors.rule.swiftUIColor(in: colorScheme)
              .frame(width: lengths.quoteBar)
              .padding(.leading, place)
          }
        }
      }
  }

  /// Where the bars stand.
  private var bars: [Double] {
    let drawn = margins.prefix(lengths.deepestMargin)
    return drawn.indices.filter { drawn[$0] == .quote }.map { lengths.indent(Array(drawn[..<$0])) }
  }
}

extension BodyMetrics {
  /// The lengths for another text size; bars and lines stay as they are.
  ///
  /// - Parameter scale: The reader's text size, 1 for the usual one.
  /// - Returns: The scaled lengths.
  func scaled(by scale: Double) -> BodyMetrics {
    var scaled = self
    scaled.itemIndent *= scale
    scaled.quoteGap *= scale
    scaled.blockSpace *= scale
    scaled.itemSpace *= scale
    scaled.sidePadding *= scale
    scaled.codePadding *= scale
    scaled.cellPadding *= scale
    return scaled
  }
}

private struct BodyLengthsKey: EnvironmentKey {
  static var defaultValue: BodyMetrics { BodyMetrics(RowFonts().body) }
}

extension EnvironmentValues {
  /// The lengths of the words of a body, for the reader's text size.
  var bodyLengths: BodyMetrics {
    get { self[BodyLengthsKey.self] }
    set { self[BodyLengthsKey.self] = newValue }
  }
}
#endif
