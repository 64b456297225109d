#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// A row that a finger drags sideways, and the actions that come to light behind it.
///
/// Core decides whether a drag is one, how far the row goes, and what letting go does.
@MainActor
struct DraggedRow: ViewModifier {
  let leading: AnyView?
  let trailing: AnyView?
  let runsWhenFar: Bool
  let run: @MainActor () -> Void

  @State private var drag = SwipeDrag(width: 0)
  @State private var width: Double?
  @State private var leadingWidth: Double?
  @State private var trailingWidth: Double?
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    content
      .offset(x: drag.offset)
      .background(alignment: .leading) { revealed(.leading, leading, $leadingWidth) }
      .background(alignment: .trailing) { revealed(.trailing, trailing, $trailingWidth) }
      .background { WidthReader(width: $width) }
      .clipped()
      .simultaneousGesture(
        DragGesture(minimumDistance: SwipeDrag.slop)
          .onChanged { move($0.translation) }
          .onEnded { end($0.velocity.width) }
      )
  }

  /// The actions at a side; what they show is cut off where the row still covers them.
  private func revealed(
    _ edge: SwipeDrag.Edge,
    _ actions: AnyView?,
    _ measured: Binding<Double?>
  ) -> some View {
    let isShown = drag.edge == edge && drag.shownWidth > 0
    return HStack(spacing: 0) { actions }
      .fixedSize(horizontal: true, vertical: false)
      .background { WidthReader(width: measured) }
      .environment(\.isSwipedFar, drag.isFar)
      .opacity(isShown ? 1 : 0)
      .allowsHitTesting(isShown)
      .accessibilityHidden(true)
  }

  private func move(_ translation: CGSize) {
    if drag.phase == .idle {
      drag.width = width ?? 0
      drag.isRightToLeft = layoutDirection == .rightToLeft
      drag.leading = SwipeDrag.Actions(width: leading == nil ? 0 : leadingWidth ?? 0)
      drag.trailing = SwipeDrag.Actions(
        width: trailing == nil ? 0 : trailingWidth ?? 0,
        runsWhenFar: runsWhenFar
      )
      drag.began()
    }
    drag.moved(dx: translation.width, dy: translation.height)
  }

  private func end(_ velocity: Double) {
    withAnimation(reduceMotion ? nil : .snappy) {
      let outcome = drag.ended(velocity: velocity)
      if case .runs = outcome { run() }
    }
  }
}
#endif
