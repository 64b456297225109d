#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// How a row of a comment is set: the pieces are made, a style arranges them.
///
/// Lines, indentation, strips and grounds stay those of the look.
///
/// ```swift
/// struct CardStyle: CommentRowStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) { configuration.author; configuration.body; configuration.toggle }
///   }
/// }
/// NestedCommentThread(comments: comments).discussion.rowStyle(CardStyle())
/// ```
///
/// A style may have `@Environment` and `@State` properties of its own.
public protocol CommentRowStyle: DynamicProperty {
  /// What the row looks like.
  associatedtype Body: View

  /// The pieces of a row.
  typealias Configuration = CommentRowConfiguration

  /// Whether rows begin with an avatar, from which the line to its replies goes down; `false` unless a
  /// style says otherwise.
  @MainActor var showsAvatar: Bool { get }

  /// Arranges the pieces of a row.
  ///
  /// - Parameter configuration: The pieces.
  /// - Returns: The row.
  @ViewBuilder @MainActor func makeBody(configuration: Configuration) -> Body
}

extension CommentRowStyle {
  /// No avatar, and so no line below it.
  @MainActor public var showsAvatar: Bool { false }

  @MainActor
  func resolved(_ configuration: Configuration) -> AnyView {
    AnyView(ResolvedRowStyle(style: self, configuration: configuration))
  }
}

/// Gives a style its place among views, without which it would have no environment.
@MainActor
private struct ResolvedRowStyle<Style: CommentRowStyle>: View {
  let style: Style
  let configuration: CommentRowConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension CommentRowStyle where Self == StandardRowStyle {
  /// As the look says: an avatar, a line with the name, the words, and what can be done.
  public static var standard: StandardRowStyle { StandardRowStyle() }
}

extension CommentRowStyle where Self == CompactRowStyle {
  /// Without avatar, the control at the end of the line with the name.
  public static var compact: CompactRowStyle { CompactRowStyle() }
}
#endif
