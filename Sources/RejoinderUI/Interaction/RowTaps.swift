#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// What a tap on a row does: on its lines, on its heading, or anywhere.
@MainActor
struct RowTaps<Value: Identifiable & Sendable>: ViewModifier
where Value.ID: Hashable & Comparable & Sendable {
  /// The row, `nil` where it stands for replies that are not loaded.
  let row: ThreadRow<Value>?
  /// The comment of the row, or the one that unloaded replies answer.
  let id: Value.ID?
  let columns: RowColumns
  let onTap: (@MainActor (ThreadRow<Value>) -> Void)?
  @State private var size = SizeBox()
  @Environment(\.discussionOptions) private var options
  @Environment(\.discussionActions) private var actions
  @Environment(\.discussionMetrics) private var metrics
  @Environment(\.discussionTextScale) private var textScale
  @Environment(\.rowTouch) private var touch
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    if isTappable {
      content
        .environment(\.rowTakesTaps, onTap != nil || tap == .anywhere)
        .contentShape(Rectangle())
        .background { SizeReader(box: size) }
        .onTapGesture(coordinateSpace: .local) { tapped(at: $0) }
    } else {
      content
    }
  }

  private var tap: FoldTap { options.interaction.foldTap ?? FoldTap(options.style.tap) }

  private var isTappable: Bool {
    if row != nil, onTap != nil || tap == .anywhere || tap == .heading { return true }
    return tap != .never && (columns.hasStem || columns.indentation > 0)
  }

  private func tapped(at place: CGPoint) {
    guard touch.openRow == nil else { return touch.open(nil) }
    if let row { touch.select(AnyHashable(row.id)) }
    let outcome = outcome(at: place)
    if case .branch(let depth)? = outcome, let id {
      actions.collapse(ancestorOf: id, atDepth: depth)
    } else if let row {
      if let onTap {
        onTap(row)
      } else if outcome == .toggle, canFold(row) {
        actions.toggle(row.id)
      }
    }
  }

  private func canFold(_ row: ThreadRow<Value>) -> Bool {
    row.isCollapsed || options.style.folding.canFold(hasReplies: row.replyCount > 0)
  }

  private func outcome(at place: CGPoint) -> FoldTap.Outcome? {
    // Places are counted from the left on both kinds of screen, Core's from where lines begin.
    let isMirrored = layoutDirection == .rightToLeft
    return tap.outcome(
      atX: isMirrored ? size.value.width - place.x : place.x,
      y: place.y,
      columns,
      metrics: metrics,
      height: size.value.height,
      headingHeight: options.style.fonts.name.lineHeight * textScale
    )
  }
}

/// How large a view is; nobody observes it.
@MainActor
final class SizeBox {
  var value = CGSize.zero
}

/// Notes how large the view is behind which it lies.
@MainActor
struct SizeReader: View {
  let box: SizeBox

  var body: some View {
    GeometryReader { proxy in
      Color.clear.onChange(of: proxy.size, initial: true) { _, size in box.value = size }
    }
    .accessibilityHidden(true)
  }
}

/// Keeps taps on words with links or code in them from the row, so that one beside a link does nothing.
@MainActor
struct TapShield: ViewModifier {
  let isOn: Bool
  @Environment(\.rowTakesTaps) private var rowTakesTaps

  func body(content: Content) -> some View {
    if isOn, rowTakesTaps {
      content.onTapGesture {}
    } else {
      content
    }
  }
}

private struct RowTakesTapsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a tap on the words of a row does something.
  var rowTakesTaps: Bool {
    get { self[RowTakesTapsKey.self] }
    set { self[RowTakesTapsKey.self] = newValue }
  }
}
#endif
