#if canImport(SwiftUI)
internal import RejoinderCore
public import SwiftUI

/// A row as the look says: an avatar, a line with the name, the words, and what can be done.
public struct StandardRowStyle: CommentRowStyle {
  /// Makes the style.
  public init() {}

  /// An avatar, with the line to its replies below it.
  public var showsAvatar: Bool { true }

  /// Arranges the pieces of a row.
  ///
  /// - Parameter configuration: The pieces.
  /// - Returns: The row.
  public func makeBody(configuration: Configuration) -> some View {
    let metrics = configuration.metrics
    HStack(alignment: .top, spacing: metrics.gutter) {
      configuration.avatar
      VStack(alignment: .leading, spacing: metrics.controlSpacing) {
        VStack(alignment: .leading, spacing: metrics.lineSpacing) {
          configuration.heading
          configuration.cue
          configuration.body
        }
        configuration.actions
      }
    }
  }
}

/// A row without avatar, the control that folds at the end of the line with the name.
public struct CompactRowStyle: CommentRowStyle {
  /// Makes the style.
  public init() {}

  /// Arranges the pieces of a row.
  ///
  /// - Parameter configuration: The pieces.
  /// - Returns: The row.
  public func makeBody(configuration: Configuration) -> some View {
    let metrics = configuration.metrics
    VStack(alignment: .leading, spacing: metrics.lineSpacing) {
      HStack(spacing: metrics.gutter) {
        configuration.author
        configuration.age
        configuration.marks
        Spacer(minLength: 0)
        configuration.toggle
      }
      configuration.cue
      configuration.body
      configuration.actionsWithoutToggle
    }
  }
}
#endif
