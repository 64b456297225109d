#if canImport(SwiftUI)
public import RejoinderCore

extension DiscussionModel {
  /// Unfolds everything above a comment and goes to it.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: Whether the comment is here.
  @discardableResult
  public func reveal(_ id: ID) -> Bool {
    var isHere = false
    update { outline in
      guard let revealed = outline.reveal(id) else { return RowChanges() }
      isHere = true
      return revealed.changes
    }
    guard isHere else { return false }
    selection = id
    scroll(to: .comment(id))
    return true
  }

  /// Goes to a comment, in a way that can be taken back.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: Whether the comment is here.
  @discardableResult
  public func jump(to id: ID) -> Bool {
    guard outline.depth(of: id) != nil else { return false }
    noteJump(from: place)
    return reveal(id)
  }

  /// Whether a jump can be taken back.
  public var canUndoJump: Bool { jumpCount > 0 }

  /// Goes back to where the last jump began.
  ///
  /// - Returns: Where that was, `nil` where there is nothing to take back.
  @discardableResult
  public func undoJump() -> ID? {
    let outline = outline
    let origin = history.undo { outline.depth(of: $0) != nil }
    jumpCount = history.isEmpty ? 0 : jumpCount - 1
    if let origin { reveal(origin) }
    return origin
  }

  /// Goes one step further: to the next row, the next thread, the parent and so on.
  ///
  /// - Parameter step: Which way.
  /// - Returns: Where that leads, `nil` where nothing more comes.
  @discardableResult
  public func step(_ step: Step) -> RowID<ID>? {
    let origin = place.map { RowID.comment($0) }
    guard let destination = outline.destination(of: step, from: origin) else { return nil }
    go(to: destination)
    return destination
  }

  /// Goes to the next comment that the reader has not seen, whatever it is folded away by.
  ///
  /// - Parameter isBackward: Whether to look backwards.
  /// - Returns: The comment, `nil` where there is none.
  @discardableResult
  public func stepToUnread(isBackward: Bool = false) -> ID? {
    let next = outline.next(from: place, isBackward: isBackward) { unread.contains($0.id) }
    if let next { reveal(next) }
    return next
  }

  /// How many comments the reader has not seen.
  public var unreadCount: Int { unread.count }

  /// Says which comments the reader has not seen.
  ///
  /// - Parameter ids: Their ids.
  public func setUnread(_ ids: some Sequence<ID>) { unread = Set(ids) }

  /// Says that the reader has seen comments.
  ///
  /// - Parameter ids: Their ids, `nil` for all.
  public func markRead(_ ids: (some Sequence<ID>)?) {
    if let ids { unread.subtract(ids) } else { unread = [] }
  }

  /// Says that the reader has seen all comments.
  public func markRead() { unread = [] }

  /// Remembers where the reader was, so that a jump can be taken back.
  func noteJump(from origin: ID?) {
    guard let origin else { return }
    history.jump(from: origin)
    jumpCount += 1
  }

  func scroll(to row: RowID<ID>, isQuiet: Bool = false) {
    let number = (scrollRequest?.number ?? 0) + 1
    scrollRequest = ScrollRequest(number: number, row: row, isQuiet: isQuiet)
  }

  private func go(to row: RowID<ID>) {
    if case .comment(let id) = row {
      reveal(id)
    } else {
      scroll(to: row)
    }
  }

  /// Where the reader is: on the selected comment, or on that at the top of what is seen.
  private var place: ID? {
    if let selection { return selection }
    guard case .comment(let id)? = readingPlace else { return nil }
    return id
  }
}
#endif
