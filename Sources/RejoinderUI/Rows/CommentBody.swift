#if canImport(SwiftUI)
internal import RejoinderCore
internal import RejoinderText
public import SwiftUI

/// The words of a comment, with what it quotes and the files that belong to it.
@MainActor
public struct CommentBody: View {
  private let presentation: RowPresentation<Comment.ID>
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions
  @Environment(\.discussionMetrics) private var metrics
  @Environment(\.commentScene) private var scene

  init(_ presentation: RowPresentation<Comment.ID>) { self.presentation = presentation }

  /// The words.
  public var body: some View {
    if presentation.showsWords, hasContent {
      VStack(alignment: .leading, spacing: metrics.controlSpacing) {
        ForEach(Array(presentation.quotes.indices), id: \.self) { index in
          QuotedComment(quote: presentation.quotes[index])
        }
        if let title = presentation.revealTitle, let id {
          Button(title) { actions.showWords(of: id) }.buttonStyle(BarButtonStyle(isWord: true))
        }
        if let markup = presentation.body {
          words(markup).environment(\.spoilersAreOpen, isRevealed)
        }
        ForEach(Array(presentation.files.indices), id: \.self) { index in
          CommentFile(file: presentation.files[index])
        }
      }
      .frame(maxWidth: metrics.measure > 0 ? metrics.measure : .infinity, alignment: .leading)
      .modifier(TapShield(isOn: presentation.hasOwnTaps))
    }
  }

  @ViewBuilder
  private func words(_ markup: Markup) -> some View {
    let configuration = CommentBodyConfiguration(markup: markup, size: options.style.fonts.body)
    if let style = options.bodyStyle {
      style.resolved(configuration)
    } else {
      configuration.content
    }
  }

  private var id: Comment.ID? {
    if case .comment(let id) = presentation.id { id } else { nil }
  }

  private var isRevealed: Bool { id.flatMap { scene?.facts($0).isRevealed } ?? false }

  private var hasContent: Bool {
    presentation.body != nil || presentation.revealTitle != nil || !presentation.quotes.isEmpty
      || !presentation.files.isEmpty
  }
}

/// Words of another comment that a comment refers to, and the way to it.
@MainActor
private struct QuotedComment: View {
  let quote: RowQuote<Comment.ID>
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    QuoteBars(margins: [.quote]) {
      VStack(alignment: .leading, spacing: options.style.metrics.lineSpacing) {
        if !quote.heading.isEmpty {
          Button(quote.heading) {
            if let target = quote.targetID { actions.reveal(target) }
          }
          .buttonStyle(.plain)
          .font(options.style.fonts.age.font(scale: textScale))
          .disabled(quote.targetID == nil)
        }
        if !quote.body.isEmpty { MarkupView(quote.body, size: options.style.fonts.body) }
      }
      .foregroundStyle(options.style.colors.dim.swiftUIColor(in: colorScheme))
    }
  }
}

/// A file that belongs to a comment.
@MainActor
private struct CommentFile: View {
  let file: RowFile
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: options.style.parts.headingSpacing) {
      if let address = URL(string: file.address), !file.address.isEmpty {
        Link(file.title, destination: address)
      } else {
        Text(file.title)
      }
      if !file.kind.isEmpty {
        Text(file.kind).foregroundStyle(options.style.colors.dim.swiftUIColor(in: colorScheme))
      }
    }
    .font(options.style.fonts.control.font(scale: textScale))
  }
}
#endif
