/// What came of an action: what to draw, where to scroll, and what to do.
public struct SessionUpdate: Hashable, Sendable {
  /// Where a list is to be after its rows changed.
  public enum Scroll: Hashable, Sendable {
    /// What is read stays where it is; at the live edge the view follows.
    ///
    /// It is `ScrollAnchor(reading:rows:focus:followsEnd:edge:removals:top:)` with the selected row.
    case keep
    /// A row that was folded or unfolded stays: `ScrollAnchor(toggling:top:in:)`.
    case hold(RowID<Comment.ID>)
    /// As far as is needed to see a row.
    case show(RowID<Comment.ID>)
    /// To a row, which is marked for a moment.
    case land(RowID<Comment.ID>)
    /// To the beginning.
    case top
  }

  /// Why an action was declined; nothing changed then.
  public enum Refusal: UInt8, Hashable, Sendable, CaseIterable {
    /// There are no words to publish.
    case empty
    /// What was to be answered takes no replies.
    case locked
    /// There is no such comment, or it is gone.
    case unknown
    /// Too much waits to be sent; the words stay in their box.
    case full
  }

  /// What changed among the rows, as one batch.
  public internal(set) var changes = RowChanges()
  /// Where the list is to be.
  public internal(set) var scroll = Scroll.keep
  /// What is to be done, in order.
  public internal(set) var effects: [SessionEffect] = []
  /// Why the action was declined, `nil` where it was not.
  public internal(set) var refusal: Refusal?

  /// Makes an update in which nothing happens.
  init() {}

  mutating func announce(_ notice: SessionNotice) { effects.append(.announce(notice)) }

  /// Stores a part once, however many things of it changed.
  mutating func save(_ part: SessionMemory.Part) {
    if !effects.contains(.save(part)) { effects.append(.save(part)) }
  }
}
