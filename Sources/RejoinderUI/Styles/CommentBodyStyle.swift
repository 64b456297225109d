#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

/// How the words of a comment are set.
///
/// ```swift
/// struct FirstLinesStyle: CommentBodyStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text(configuration.markup.plainText).lineLimit(3)
///   }
/// }
/// ```
public protocol CommentBodyStyle: DynamicProperty {
  /// What the words look like.
  associatedtype Body: View

  /// What is to be set.
  typealias Configuration = CommentBodyConfiguration

  /// Sets the words of a comment.
  ///
  /// - Parameter configuration: What is to be set.
  /// - Returns: The words.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

/// The words of a comment.
@MainActor
public struct CommentBodyConfiguration {
  /// The words, their blocks and what is meant by them.
  public let markup: Markup
  /// How the look sets them.
  public let size: TextSize

  /// The words as they are set where no style is chosen.
  public var content: MarkupView { MarkupView(markup, size: size) }
}

extension CommentBodyStyle {
  @MainActor
  func resolved(_ configuration: Configuration) -> AnyView {
    AnyView(ResolvedBodyStyle(style: self, configuration: configuration))
  }
}

@MainActor
private struct ResolvedBodyStyle<Style: CommentBodyStyle>: View {
  let style: Style
  let configuration: CommentBodyConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// The words with their quotes, lists, tables, code and spoilers.
public struct StandardBodyStyle: CommentBodyStyle {
  /// Makes the style.
  public init() {}

  /// Sets the words of a comment.
  ///
  /// - Parameter configuration: What is to be set.
  /// - Returns: The words.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension CommentBodyStyle where Self == StandardBodyStyle {
  /// The words with their quotes, lists, tables, code and spoilers.
  public static var standard: StandardBodyStyle { StandardBodyStyle() }
}
#endif
