#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

/// The control that folds and unfolds a comment: `Hide 3 replies`.
///
/// It shows nothing where there is nothing to fold.
@MainActor
public struct ReplyToggle: View {
  private let control: ToggleControl?
  private let id: AnyHashable
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions

  init(_ control: ToggleControl?, id: AnyHashable) { (self.control, self.id) = (control, id) }

  /// The control.
  public var body: some View {
    if let control {
      if let style = options.toggleStyle {
        style.resolved(configuration(control))
      } else {
        StandardToggleStyle().makeBody(configuration: configuration(control))
      }
    }
  }

  private func configuration(_ control: ToggleControl) -> ReplyToggleConfiguration {
    ReplyToggleConfiguration(
      title: control.title,
      label: control.label,
      form: control.form,
      isCollapsed: control.isCollapsed,
      replyCount: control.replyCount
    ) { actions.toggle(id) }
  }
}

/// The control of a row that is drawn where the look has it; an app's own row may have one itself.
@MainActor
struct RowToggle: View {
  private let control: ToggleControl?
  private let id: RowID<Comment.ID>
  @Environment(\.threadDrawsToggle) private var threadDrawsToggle

  init(_ control: ToggleControl?, _ id: RowID<Comment.ID>) {
    (self.control, self.id) = (control, id)
  }

  var body: some View {
    if !threadDrawsToggle, case .comment(let id) = id { ReplyToggle(control, id: AnyHashable(id)) }
  }
}

/// A control of one's own rows that folds and unfolds them: `Hide 3 replies`.
///
/// ```swift
/// NestedCommentThread(posts, children: \.answers) { row in
///   HStack { PostRow(row.element); CollapseButton(row) }
/// }
/// .discussion.toggleStyle(.hidden)
/// ```
@MainActor
public struct CollapseButton<Value: Identifiable & Sendable>: View
where Value.ID: Hashable & Comparable & Sendable {
  private let row: ThreadRow<Value>
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions
  @Environment(\.foldIsOffered) private var foldIsOffered

  /// Makes the control of a row.
  ///
  /// - Parameter row: The row.
  public init(_ row: ThreadRow<Value>) { self.row = row }

  /// The control.
  public var body: some View {
    if !foldIsOffered,
      let control = ToggleControl(row, style: options.style, wording: options.wording)
    {
      Button(control.title) { actions.toggle(row.id) }
    }
  }
}

private struct FoldIsOfferedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ThreadDrawsToggleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a list of what can be done has the fold already, so that an app's control need not.
  var foldIsOffered: Bool {
    get { self[FoldIsOfferedKey.self] }
    set { self[FoldIsOfferedKey.self] = newValue }
  }

  /// Whether the thread draws the control that folds below a row, so that the row need not.
  var threadDrawsToggle: Bool {
    get { self[ThreadDrawsToggleKey.self] }
    set { self[ThreadDrawsToggleKey.self] = newValue }
  }
}
#endif
