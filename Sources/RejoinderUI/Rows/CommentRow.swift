#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

/// What is in the row of a comment: by default an avatar, name, age, words, and what can be done.
///
/// A thread of comments makes its rows of it. An app's own rows may hold one too:
///
/// ```swift
/// NestedCommentThread(comments) { row in
///   CommentRow(row).contextMenu { Button("Report") { report(row.id) } }
/// }
/// ```
@MainActor
public struct CommentRow: View {
  private let row: ThreadRow<Comment>
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionMetrics) private var metrics
  @Environment(\.commentScene) private var scene

  /// Makes what is in a row.
  ///
  /// - Parameter row: The comment and its place.
  public init(_ row: ThreadRow<Comment>) { self.row = row }

  /// The row.
  public var body: some View {
    let presentation = (scene ?? .alone(options)).presentation(of: row, cap: metrics.maximumLevels)
    content(
      CommentRowConfiguration(row: row, presentation: presentation, metrics: metrics)
    )
    .modifier(CommentSpeech(presentation: presentation, row: row))
  }

  @ViewBuilder
  private func content(_ configuration: CommentRowConfiguration) -> some View {
    if let style = options.rowStyle {
      style.resolved(configuration)
    } else {
      StandardRowStyle().makeBody(configuration: configuration)
    }
  }
}
#endif
