/// Where the loading of each `more` row stands.
///
/// A row is known by the comment it stands under, and an answer by the cursor that was asked with. So
/// a late answer to an earlier try counts like any other, and one to a cursor that is used up counts
/// for nothing.
public struct MorePages: Hashable, Sendable {
  /// Where a row stands.
  public typealias State = MoreState

  /// What can happen to a row.
  enum Event: UInt8, CaseIterable {
    /// A page says that replies are left under a comment it brought.
    case found
    /// Somebody asks for it.
    case asked
    /// Its page came, and more is left.
    case continued
    /// Its page came, and nothing is left.
    case ended
    /// Its page came and held nothing.
    case foundNothing
    /// Its page did not come.
    case failed
  }

  private struct Entry: Hashable {
    var state = State.absent
    var remainder: Remainder<Comment.ID>
    var number = 0
    var failure: CommentPage.Failure?
  }

  private var entries: [Comment.ID?: Entry] = [:]

  /// Where the row under a comment stands.
  ///
  /// - Parameter parent: The id of the comment, `nil` for the top level.
  /// - Returns: Its state.
  public func state(under parent: Comment.ID?) -> State { entries[parent]?.state ?? .absent }

  /// Why the page of a row did not come.
  ///
  /// - Parameter parent: The id of the comment it stands under, `nil` for the top level.
  /// - Returns: The reason, `nil` where it did not fail.
  public func failure(under parent: Comment.ID?) -> CommentPage.Failure? {
    entries[parent]?.failure
  }

  /// What the row under a comment stands for, `nil` where there is none.
  func remainder(under parent: Comment.ID?) -> Remainder<Comment.ID>? {
    guard let entry = entries[parent] else { return nil }
    return entry.state == .absent || entry.state == .broughtNothing ? nil : entry.remainder
  }

  /// Whether nothing is left to load.
  ///
  /// - Complexity: O(n) in the number of rows there were.
  var isComplete: Bool {
    entries.values.allSatisfy { $0.state == .absent || $0.state == .broughtNothing }
  }

  /// Whether an answer is one to what the row stands for now.
  func isCurrent(_ remainder: Remainder<Comment.ID>) -> Bool {
    self.remainder(under: remainder.parentID)?.cursor == remainder.cursor
  }

  /// Whether a failure is one of the try that is under way.
  func isCurrent(_ remainder: Remainder<Comment.ID>, number: Int) -> Bool {
    isCurrent(remainder) && entries[remainder.parentID]?.number == number
  }

  /// Takes an event in.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - remainder: What is left to load: the new one where the event tells one, else the same.
  ///   - number: The request that is to be made, should one be needed.
  ///   - failure: Why a page did not come.
  /// - Returns: Whether the page has to be asked for.
  mutating func handle(
    _ event: Event,
    _ remainder: Remainder<Comment.ID>,
    number: Int = 0,
    failure: CommentPage.Failure? = nil
  ) -> Bool {
    var entry = entries[remainder.parentID] ?? Entry(remainder: remainder)
    let (next, loads) = Self.transition(entry.state, event)
    if event == .continued || entry.state == .absent { entry.remainder = remainder }
    if loads { entry.number = number }
    entry.state = next
    entry.failure = next == .failed ? failure ?? entry.failure : nil
    entries[remainder.parentID] = next == .absent ? nil : entry
    return loads
  }

  /// Says how many the row under a comment is likely to bring, once some came by another way.
  mutating func lower(under parent: Comment.ID?, by count: Int) -> Remainder<Comment.ID>? {
    guard var remainder = remainder(under: parent), let known = remainder.count else { return nil }
    // The source may count otherwise: only its own answer takes a row away.
    remainder.count = max(max(known, 0) - max(count, 0), 1)
    entries[parent]?.remainder = remainder
    return remainder
  }

  /// Forgets the row under a comment that is gone.
  mutating func forget(_ id: Comment.ID) { entries[id] = nil }

  /// Follows a comment to the id by which its source knows it.
  mutating func rename(_ id: Comment.ID, to newID: Comment.ID) {
    guard var entry = entries.removeValue(forKey: id) else { return }
    entry.remainder.parentID = newID
    entries[newID] = entry
  }

  /// The table of states and events: the state that follows, and whether the page is asked for.
  static func transition(_ state: State, _ event: Event) -> (next: State, loads: Bool) {
    switch (state, event) {
    case (.absent, .found): (.idle, false)
    case (.absent, .asked), (.absent, .continued), (.absent, .ended), (.absent, .foundNothing),
      (.absent, .failed):
      (.absent, false)

    case (.idle, .asked): (.loading, true)
    case (.idle, .ended): (.absent, false)
    case (.idle, .foundNothing): (.broughtNothing, false)
    case (.idle, .found), (.idle, .continued), (.idle, .failed): (.idle, false)

    case (.loading, .continued): (.idle, false)
    case (.loading, .ended): (.absent, false)
    case (.loading, .foundNothing): (.broughtNothing, false)
    case (.loading, .failed): (.failed, false)
    case (.loading, .found), (.loading, .asked): (.loading, false)

    case (.failed, .asked): (.loading, true)
    case (.failed, .continued): (.idle, false)
    case (.failed, .ended): (.absent, false)
    case (.failed, .foundNothing): (.broughtNothing, false)
    case (.failed, .found), (.failed, .failed): (.failed, false)

    case (.broughtNothing, .found), (.broughtNothing, .asked), (.broughtNothing, .continued),
      (.broughtNothing, .ended), (.broughtNothing, .foundNothing), (.broughtNothing, .failed):
      (.broughtNothing, false)
    }
  }
}
