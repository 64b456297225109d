#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Moves a row aside under a finger, as Core says.
@MainActor
struct SwipeMotion: ViewModifier {
  let id: AnyHashable
  let hasLeading: Bool
  let hasTrailing: Bool
  let runsWhenFar: Bool
  let actions: @MainActor (SwipeDrag.Edge) -> AnyView

  @State private var drag = SwipeDrag(width: 0)
  @State private var size = SizeBox()
  @State private var scrollers = InnerScrollers()
  @State private var controls = SwipeControls()
  @GestureState private var isDown = false
  @Environment(\.rowTouch) private var touch
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    content
      .environment(\.innerScrollers, scrollers)
      .background { SizeReader(box: size) }
      .offset(x: drag.offset)
      .background(alignment: drag.edge == .leading ? .leading : .trailing) { backdrop }
      .coordinateSpace(.named(InnerScrollers.space))
      .simultaneousGesture(gesture)
      .onChange(of: isDown) { _, isDown in if !isDown { letGo() } }
      .onChange(of: touch.openRow) { _, open in
        if open != id, drag.revealed != nil { animate { drag.close() } }
      }
  }

  @ViewBuilder private var backdrop: some View {
    if let edge = drag.edge ?? waiting {
      SwipeBackdrop(
        edge: edge,
        shownWidth: max(drag.shownWidth, 0),
        isFar: drag.isFar,
        controls: controls,
        measured: { note(width: $0, at: edge) },
        close: { animate { close() } },
        actions: actions(edge)
      )
    }
  }

  /// The side that is made ready before it is known whose a drag is.
  private var waiting: SwipeDrag.Edge? {
    guard drag.phase == .undecided else { return nil }
    return hasTrailing ? .trailing : .leading
  }

  private var gesture: some Gesture {
    DragGesture(minimumDistance: SwipeDrag.slop / 2)
      .updating($isDown) { _, isDown, _ in isDown = true }
      .onChanged { moved($0) }
      .onEnded { ended($0) }
  }

  private func moved(_ value: DragGesture.Value) {
    if drag.phase == .idle { began(value) }
    let phase = drag.moved(dx: value.translation.width, dy: value.translation.height)
    if phase == .horizontal, touch.openRow != id { touch.open(id) }
  }

  private func began(_ value: DragGesture.Value) {
    drag.width = size.value.width
    drag.isRightToLeft = layoutDirection == .rightToLeft
    // Until they are measured, controls are as wide as a finger.
    let ready = SwipeDrag.Actions(width: DiscussionMetrics.touchTarget, runsWhenFar: runsWhenFar)
    let none = SwipeDrag.Actions()
    if drag.leading.width == 0 || !hasLeading { drag.leading = hasLeading ? ready : none }
    if drag.trailing.width == 0 || !hasTrailing { drag.trailing = hasTrailing ? ready : none }
    drag.began(isOverScroller: scrollers.contain(value.startLocation))
  }

  private func ended(_ value: DragGesture.Value) {
    animate {
      switch drag.ended(velocity: value.velocity.width) {
      case .notTaken: break
      case .closed: touch.open(nil)
      case .revealed: touch.open(id)
      case .runs:
        touch.ranFar()
        touch.open(nil)
        controls.triggers.first?.run()
      }
    }
  }

  /// Puts the row back where the system took the finger away without ending the drag.
  private func letGo() {
    if drag.phase != .idle { animate { drag.cancelled() } }
  }

  private func close() {
    drag.close()
    touch.open(nil)
  }

  private func note(width: Double, at edge: SwipeDrag.Edge) {
    // However wide they are, a part of the row stays to be drawn back.
    let bounded = min(width, size.value.width * SwipeDrag.farShare)
    let actions = SwipeDrag.Actions(width: bounded, runsWhenFar: runsWhenFar)
    if edge == .leading { drag.leading = actions } else { drag.trailing = actions }
  }

  private func animate(_ body: () -> Void) {
    withAnimation(reduceMotion ? nil : .snappy) { body() }
  }
}
#endif
