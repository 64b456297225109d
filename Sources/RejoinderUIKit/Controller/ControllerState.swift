#if canImport(UIKit)
import RejoinderCore
import UIKit

/// What a controller keeps besides what an app sets.
@MainActor
final class ControllerState<Value: Identifiable & Sendable>
where Value.ID: Hashable & Comparable & Sendable {
  /// The comments and their rows.
  ///
  /// An update names a row wherever Core says that it changed: two values that count as equal may
  /// still be drawn differently.
  var items = ThreadItems<Value>(CommentOutline(CommentTree([]))) { _, _ in false }
  /// How many rows the table has been told of; it differs from the items only while they change.
  var rowCount = 0
  /// Whether comments were set before, whose folds are to be kept.
  var hasComments = false
  /// How a value becomes an element: with its date and author, where it knows them.
  var threaded: (Value, Value.ID?) -> Threaded<Value> = { Threaded($0, under: $1) }

  /// The sizes for the width and the text size of the moment.
  var metrics = DiscussionStyle.plain.metrics
  var width: CGFloat = 0
  var heights = HeightMemory<Value.ID>()
  var registered: Set<ObjectIdentifier> = []

  var makesVisible: Bool?
  /// The appearance of swipes that was set.
  var ownAppearance: SwipeActionAppearance?
  /// That of the look, made when it is first asked for.
  var lookAppearance: SwipeActionAppearance?
  var history = JumpHistory<Value.ID>()
  /// Where the last step or jump has led.
  var landed: RowID<Value.ID>?

  let swipe = SwipeCoordinator()
  let scroll = PendingScroll()

  func swipeAppearance(
    _ style: DiscussionStyle,
    _ wording: Wording,
    _ traits: UITraitCollection
  ) -> SwipeActionAppearance {
    if let appearance = ownAppearance ?? lookAppearance { return appearance }
    let made = SwipeActionAppearance(
      style.swipe ?? .standard,
      wording: wording,
      compatibleWith: traits
    )
    lookAppearance = made
    return made
  }
}

/// How high rows were when they were last seen, so that those that come back are the same size at
/// once, and what to expect of the others.
struct HeightMemory<ID: Hashable & Sendable> {
  private var heights: [RowID<ID>: CGFloat] = [:]
  private var total: CGFloat = 0

  subscript(id: RowID<ID>) -> CGFloat? {
    get { heights[id] }
    set {
      total += (newValue ?? 0) - (heights[id] ?? 0)
      heights[id] = newValue
    }
  }

  /// The height of a row on average, `nil` as long as none has been seen.
  var mean: CGFloat? { heights.isEmpty ? nil : max(total / CGFloat(heights.count), 1) }

  mutating func removeAll() { (heights, total) = ([:], 0) }
}

/// What waits for a scroll to end.
@MainActor
final class PendingScroll {
  private var completions: [() -> Void] = []

  func wait(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// The scroll has ended, or somebody's finger has ended it.
  func finish() {
    let all = completions
    completions = []
    for completion in all { completion() }
  }
}

extension Timestamp {
  /// The present moment.
  static var current: Timestamp {
    Timestamp(microseconds: Int64((Date().timeIntervalSince1970 * 1_000_000).rounded()))
  }
}
#endif
