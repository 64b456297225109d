#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

/// Where a reader is in a thread, and what is open in it.
@MainActor
@Observable
final class ThreadTouch<ID: Hashable & Comparable & Sendable> {
  /// The comment on which keys work, where no model knows it; a folded one is its ancestor's.
  var current: ID?
  /// The row that is drawn aside.
  var openRow: AnyHashable?
  /// The comments whose hidden words were asked for.
  var revealed: Set<ID> = []
  /// What was to be felt last.
  var feedback = RowFeedback()
  /// Whether the list of keys is open.
  var showsHelp = false
  /// Where jumps began, where no model knows it.
  var history = JumpHistory<ID>()

  /// Lets something be felt.
  func feel(_ kind: RowFeedback.Kind) {
    feedback = RowFeedback(number: feedback.number + 1, kind: kind)
  }
}

/// Something to be felt; each is another one, even of the same kind.
struct RowFeedback: Hashable {
  enum Kind { case fold, jump, farSwipe }
  var number = 0
  var kind = Kind.fold
}

/// What rows may ask of the thread that they stand in, besides what an app may ask.
struct RowTouch {
  /// The row on which keys work, while they do.
  var ringed: AnyHashable?
  /// The row that is drawn aside.
  var openRow: AnyHashable?
  /// Draws a row aside, or none.
  var open: @MainActor (AnyHashable?) -> Void = { _ in }
  /// Makes a comment the one on which keys work.
  var select: @MainActor (AnyHashable) -> Void = { _ in }
  /// Says that a swipe went far enough to run something.
  var ranFar: @MainActor () -> Void = {}
  /// Goes back to where the last jump began, `nil` where there was none.
  var undo: (@MainActor () -> Void)?
}

private struct RowTouchKey: EnvironmentKey {
  static var defaultValue: RowTouch { RowTouch() }
}

extension EnvironmentValues {
  /// What rows may ask of the thread around them.
  var rowTouch: RowTouch {
    get { self[RowTouchKey.self] }
    set { self[RowTouchKey.self] = newValue }
  }
}
#endif
