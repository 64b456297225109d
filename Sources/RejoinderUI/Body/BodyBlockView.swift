#if canImport(SwiftUI)
internal import RejoinderCore
internal import RejoinderText
internal import SwiftUI

/// A block of a body, with what stands around it.
@MainActor
struct BodyBlockView: View {
  let block: BodyBlock
  let previous: BodyBlock?
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionMetrics) private var metrics
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let gap = gap
    // The bar of a quote goes through the gap between two of its paragraphs.
    let isJoined = block.quoteDepth > 0 && (previous?.quoteDepth ?? 0) > 0
    QuoteBars(depth: block.quoteDepth) {
      item.padding(.top, isJoined ? gap : 0)
    }
    .padding(.top, isJoined ? 0 : gap)
  }

  private var gap: Double {
    guard previous != nil else { return 0 }
    return block.followsClosely ? metrics.lineSpacing : options.style.parts.words.paragraphSpacing
  }

  @ViewBuilder private var item: some View {
    let words = options.style.parts.words
    if let marker = block.marker {
      HStack(alignment: .firstTextBaseline, spacing: words.markerGap) {
        Text(marker).frame(minWidth: words.markerWidth, alignment: .trailing)
        content
      }
      .padding(.leading, Double(block.listDepth - 1) * (words.markerWidth + words.markerGap))
    } else {
      content
        .padding(.leading, Double(block.listDepth) * (words.markerWidth + words.markerGap))
    }
  }

  @ViewBuilder private var content: some View {
    switch block.kind {
    case .paragraph, .summary: words
    case .heading: words.accessibilityAddTraits(.isHeader)
    case .code: CodeBlock(text: block.text)
    case .rule: Divider()
    case .table: BodyTable(rows: block.rows)
    }
  }

  private var words: Text { Text(block.text) }
}

/// Bars beside words of somebody else, one for each quote around them.
@MainActor
struct QuoteBars<Content: View>: View {
  let depth: Int
  @ViewBuilder let content: Content
  @Environment(\.discussionOptions) private var options
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let words = options.style.parts.words
    let colors = options.style.colors
    if depth > 0 {
      content
        .foregroundStyle(colors.dim.swiftUIColor(in: colorScheme))
        .padding(.leading, Double(depth) * (words.quoteBarWidth + words.quoteGap))
        .background(alignment: .leading) {
          HStack(spacing: words.quoteGap) {
            ForEach(0..<depth, id: \.self) { _ in
              colors.rule.swiftUIColor(in: colorScheme).frame(width: words.quoteBarWidth)
            }
          }
        }
    } else {
      content.foregroundStyle(colors.text.swiftUIColor(in: colorScheme))
    }
  }
}

/// A block of code, which keeps its lines and scrolls sideways.
@MainActor
private struct CodeBlock: View {
  let text: AttributedString
  @Environment(\.discussionOptions) private var options
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let words = options.style.parts.words
    ScrollView(.horizontal) {
      Text(text)
        .padding(words.codePadding)
    }
    .background(
      options.style.colors.soft.swiftUIColor(in: colorScheme),
      in: RoundedRectangle(cornerRadius: words.codeRadius)
    )
  }
}
#endif
