#if canImport(SwiftUI)
internal import RejoinderCore
internal import RejoinderText
internal import SwiftUI

/// A block of a body, with what stands around it.
@MainActor
struct BodyBlockView: View {
  let block: BodyBlock
  let previous: BodyBlock?
  @Environment(\.bodyLengths) private var lengths

  var body: some View {
    let gap = gap
    // The bar of a quote goes through the gap between two of its paragraphs.
    let isJoined = block.quoteDepth > 0 && (previous?.quoteDepth ?? 0) > 0
    QuoteBars(margins: block.margins, outdent: block.marker == nil ? 0 : lengths.itemIndent) {
      item.padding(.top, isJoined ? gap : 0)
    }
    .padding(.top, isJoined ? 0 : gap)
  }

  private var gap: Double {
    guard previous != nil else { return 0 }
    return block.followsClosely ? lengths.itemSpace : lengths.blockSpace
  }

  @ViewBuilder private var item: some View {
    if let marker = block.marker {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: marker + " ").frame(minWidth: lengths.itemIndent, alignment: .trailing)
        content
      }
    } else {
      content
    }
  }

  @ViewBuilder private var content: some View {
    switch block.kind {
    case .paragraph, .summary: words
    case .heading: words.accessibilityAddTraits(.isHeader)
    case .code: CodeBlock(text: block.text)
    case .rule: Divider()
    case .table: BodyTableView(rows: block.rows)
    }
  }

  private var words: Text { Text(block.text) }
}

/// A block of code, which keeps its lines and scrolls sideways.
@MainActor
private struct CodeBlock: View {
  let text: AttributedString
  @Environment(\.discussionOptions) private var options
  @Environment(\.bodyLengths) private var lengths
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ScrollView(.horizontal) {
      Text(text)
        .padding(.horizontal, lengths.sidePadding)
        .padding(.vertical, lengths.codePadding)
    }
    .modifier(InnerScroller())
    .background(
      options.style.colors.soft.swiftUIColor(in: colorScheme),
      in: RoundedRectangle(cornerRadius: lengths.cornerRadius)
    )
  }
}
#endif
