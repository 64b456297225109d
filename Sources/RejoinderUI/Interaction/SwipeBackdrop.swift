#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// What stands behind a row on one side, as far as it is to be seen.
@MainActor
struct SwipeBackdrop: View {
  let edge: SwipeDrag.Edge
  let shownWidth: Double
  let isFar: Bool
  let controls: SwipeControls
  let measured: @MainActor (Double) -> Void
  let close: @MainActor () -> Void
  let actions: AnyView
  @Environment(\.discussionOptions) private var options
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: 0) { actions }
      // The first control stands at the edge: at the end of the line, lines run the other way.
      .environment(\.layoutDirection, direction)
      .buttonStyle(SwipeButtonStyle(isFar: isFar, direction: layoutDirection, close: close))
      .fixedSize(horizontal: true, vertical: false)
      .background {
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.size.width, initial: true) { _, width in measured(width) }
        }
      }
      .frame(width: shownWidth, alignment: edge == .leading ? .leading : .trailing)
      .frame(maxHeight: .infinity)
      .background(ground)
      .clipped()
      .overlayPreferenceValue(SwipeTriggers.self) { triggers in
        SwipeControlsNote(controls: controls, triggers: triggers).allowsHitTesting(false)
      }
      .accessibilityHidden(true)
  }

  private var direction: LayoutDirection {
    let mirrored: LayoutDirection = layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
    return edge == .leading ? layoutDirection : mirrored
  }

  private var ground: Color {
    SwipeColors(options.style, isFar: isFar).ground.swiftUIColor(in: colorScheme)
  }
}

/// The controls behind a row, for the swipe that runs the first one; nobody observes it.
@MainActor
final class SwipeControls {
  var triggers: [SwipeTrigger] = []
}

@MainActor
private struct SwipeControlsNote: View {
  let controls: SwipeControls
  let triggers: [SwipeTrigger]

  var body: Color {
    controls.triggers = triggers
    return .clear
  }
}

/// The colours of what stands behind a row.
struct SwipeColors {
  let ground: AdaptiveColor
  let words: AdaptiveColor

  init(_ style: DiscussionStyle, isFar: Bool) {
    let tint = style.colors.tint
    let swipe = style.swipe ?? SwipeStyle(color: tint, highlightedColor: tint)
    ground = isFar ? swipe.highlightedColor : swipe.color
    words = isFar ? swipe.highlightedTextColor : swipe.textColor
  }
}

/// Sets a control as the look has it behind a row, and lets a far swipe run it.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  let isFar: Bool
  let direction: LayoutDirection
  let close: @MainActor () -> Void

  @MainActor func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, isFar: isFar, close: close)
      .environment(\.layoutDirection, direction)
  }
}

@MainActor
private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isFar: Bool
  let close: @MainActor () -> Void
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let style = options.style
    let font = (style.swipe?.font ?? style.fonts.control).font(scale: textScale)
    Button {
      close()
      configuration.trigger()
    } label: {
      configuration.label
        .font(font)
        .foregroundStyle(SwipeColors(style, isFar: isFar).words.swiftUIColor(in: colorScheme))
        .padding(.horizontal, DiscussionMetrics.Padding(12).leading)
        .frame(minWidth: DiscussionMetrics.touchTarget, maxHeight: .infinity)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .preference(key: SwipeTriggers.self, value: [SwipeTrigger(run: configuration.trigger)])
  }
}

/// What a control behind a row does.
struct SwipeTrigger {
  let run: () -> Void
}

/// What the controls behind a row do, in their order.
struct SwipeTriggers: PreferenceKey {
  static var defaultValue: [SwipeTrigger] { [] }

  static func reduce(value: inout [SwipeTrigger], nextValue: () -> [SwipeTrigger]) {
    value += nextValue()
  }
}
#endif
