#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Actions that a swipe over a row shows: in a list the system's, in a stack ours.
@MainActor
struct RowSwipe: ViewModifier {
  let leading: AnyView?
  let trailing: AnyView?
  /// What the look shows at the trailing side, where the app shows nothing.
  let look: SwipeStyle?
  let isInList: Bool
  let toggle: @MainActor () -> Void
  @Environment(\.discussionOptions) private var options

  func body(content: Content) -> some View {
    if leading == nil, atEnd == nil {
      content
    } else if isInList {
      content
        .swipeActions(edge: .leading) { leading }
        .swipeActions(edge: .trailing, allowsFullSwipe: runsWhenFar) { atEnd }
    } else {
      content
        .modifier(
          DraggedRow(
            leading: leading,
            trailing: atEnd,
            runsWhenFar: runsWhenFar,
            run: toggle
          )
        )
        .accessibilityActions {
          leading
          trailing
        }
    }
  }

  private var runsWhenFar: Bool { look?.runsWhenSwipedFar ?? false }

  private var atEnd: AnyView? {
    if let trailing { return trailing }
    return look.map { AnyView(CollapseAction(look: $0, action: toggle)) }
  }
}

/// The look's own action: it folds the row.
@MainActor
private struct CollapseAction: View {
  let look: SwipeStyle
  let action: @MainActor () -> Void
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.isSwipedFar) private var isSwipedFar
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let ground = isSwipedFar ? look.highlightedColor : look.color
    let words = isSwipedFar ? look.highlightedTextColor : look.textColor
    Button(action: action) {
      Text(look.text.isEmpty ? options.wording.navigation.collapse : look.text)
        .font(look.font.font(scale: textScale))
        .foregroundStyle(words.swiftUIColor(in: colorScheme))
        .padding(.horizontal, DiscussionMetrics.pagePadding)
        .frame(maxHeight: .infinity)
        .background(ground.swiftUIColor(in: colorScheme))
    }
    .buttonStyle(.plain)
  }
}

private struct IsSwipedFarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a finger is so far that letting go runs the action.
  var isSwipedFar: Bool {
    get { self[IsSwipedFarKey.self] }
    set { self[IsSwipedFarKey.self] = newValue }
  }
}
#endif
