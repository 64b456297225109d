#if canImport(SwiftUI)
public import RejoinderCore
internal import RejoinderText
public import SwiftUI

/// The words of a body: paragraphs, quotes, lists, tables, code, and spoilers that open on a tap.
///
/// A font of the environment counts more than that of the look.
@MainActor
public struct MarkupView: View {
  private let markup: Markup
  private let size: TextSize
  @State private var revealsSpoilers = false
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.font) private var font
  @Environment(\.openURL) private var openURL
  @Environment(\.spoilersAreOpen) private var spoilersAreOpen

  /// Makes the words of a body.
  ///
  /// - Parameters:
  ///   - markup: The words.
  ///   - size: How the look sets them.
  public init(_ markup: Markup, size: TextSize) { (self.markup, self.size) = (markup, size) }

  /// The words.
  public var body: some View {
    let font = font ?? size.font(scale: textScale)
    let blocks = blocks(font)
    VStack(alignment: .leading, spacing: 0) {
      ForEach(blocks) { block in
        BodyBlockView(block: block, previous: block.id > 0 ? blocks[block.id - 1] : nil)
      }
    }
    .font(font)
    .environment(\.bodyLengths, BodyMetrics(size).scaled(by: textScale))
    .textSelection(.enabled)
    .environment(\.openURL, OpenURLAction { open($0) })
  }

  private func blocks(_ font: Font) -> [BodyBlock] {
    var style = BodyTextStyle()
    style.revealsSpoilers = revealsSpoilers || spoilersAreOpen
    let highlight = options.style.colors.highlight.swiftUIColor(in: colorScheme)
    return markup.blocks(style) { $0.attributes(font: font, size: size, highlight: highlight) }
  }

  private func open(_ address: URL) -> OpenURLAction.Result {
    if address == BodyTextStyle.usualRevealURL {
      revealsSpoilers = true
    } else if let onLink = options.onLink {
      onLink(address)
    } else {
      openURL(address)
    }
    return .handled
  }
}

private struct SpoilersAreOpenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether somebody has asked for the words that are hidden.
  var spoilersAreOpen: Bool {
    get { self[SpoilersAreOpenKey.self] }
    set { self[SpoilersAreOpenKey.self] = newValue }
  }
}
#endif
