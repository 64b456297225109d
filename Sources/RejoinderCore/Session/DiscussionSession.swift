/// A discussion that somebody reads and writes in: everything a face shows and everything it asks for.
///
/// It is told what happened, one ``SessionAction`` after the other, and says what that changed: rows,
/// the place to scroll to, and effects for others to run. It never waits and knows no clock; the same
/// actions at the same moments always come to the same.
///
/// ```swift
/// var session = DiscussionSession("talk-7", reader: me, order: .best)
/// var update = session.apply(.open, now: now)             // effects: load the first page
/// update = session.apply(.page(page, for: request), now: now)
/// update = session.apply(.toggle("c7"), now: now)         // changes: one range of rows
/// ```
///
/// Each concern is a value of its own with a table of its states and events: ``Opening``,
/// ``MorePages``, ``PendingJump``, ``LiveEdge``, ``Outbox``. The session only lets them work together.
///
/// Answers may come late, twice, or in another order. What belongs to the present snapshot is never
/// lost, what belongs to another one changes nothing.
public struct DiscussionSession: Sendable {
  /// The discussion.
  public let id: Comment.ID
  /// Who reads, `nil` where nobody is signed in.
  public let reader: Author?
  /// What is folded when it comes, what can be folded, and what unfolding does, as the look wants it.
  public var folding: FoldStyle
  /// Who opened the discussion, for the orders that care.
  let opener: Comment.ID?

  /// The comments and the rows.
  public internal(set) var outline: CommentOutline<Comment>
  /// What is kept between visits.
  public internal(set) var memory: SessionMemory
  /// Where the loading of the discussion stands.
  public internal(set) var opening = Opening()
  /// Where the loading of each `more` row stands.
  public internal(set) var more = MorePages()
  /// The jump that waits for its target.
  public internal(set) var pendingJump = PendingJump()
  /// Whether the reader follows what comes, and what came meanwhile.
  public internal(set) var live = LiveEdge()
  /// Which loaded comments are unread.
  public internal(set) var unread = Visits.Unread()
  /// The selected row, `nil` for none.
  public internal(set) var selection: RowID<Comment.ID>?

  /// The snapshot that everything loaded belongs to.
  var snapshot: Comment.ID?
  var order: CommentOrder
  var lastNumber = 0
  /// Which page a new snapshot begins with.
  var openingTarget = CommentPage.Request.Target.first
  var liveOrder = LiveOrder()
  var news = EarlyNews()
  /// What was known so before the snapshot, for answers that are older still.
  var formerNews = EarlyNews()
  /// Live events that a page under way may not know of.
  var held: [LiveEvent] = []
  /// Whether there were more of them than are kept, so that another page has to follow.
  var missesEvents = false
  /// Slots of which a step of the tree may have left a tombstone with nothing below it.
  var unsettled: [Topology.Slot] = []
  /// Comments that came by another way, and that no page of this snapshot has brought yet.
  var unpaged: Set<Comment.ID> = []
  /// Comments that came live before what they answer, and were not read by anybody.
  var arrivedEarly: Set<Comment.ID> = []
  var history = JumpHistory<RowID<Comment.ID>>()
  /// The first row that is seen, as far as the face told.
  var firstSeen: RowID<Comment.ID>?

  /// How many live events are kept for a page under way; with more of them it is asked for again.
  static let heldCapacity = 10_000

  /// Makes a session; nothing is loaded before ``SessionAction/open``.
  ///
  /// - Parameters:
  ///   - id: The discussion.
  ///   - reader: Who reads, `nil` where nobody is signed in.
  ///   - order: In which order siblings stand at first.
  ///   - folding: What is folded at first, what can be folded, and what unfolding does.
  ///   - opener: Who opened the discussion, for the orders that care.
  ///   - memory: What was kept between visits.
  public init(
    _ id: Comment.ID,
    reader: Author? = nil,
    order: CommentOrder = .source,
    folding: FoldStyle = FoldStyle(),
    opener: Comment.ID? = nil,
    memory: SessionMemory = SessionMemory()
  ) {
    (self.id, self.reader, self.order, self.memory) = (id, reader, order, memory)
    (self.folding, self.opener) = (folding, opener)
    outline = CommentOutline(CommentTree(order: order, opener: opener))
  }

  /// Whether votes and replies have made an order that differs from the one that shows.
  ///
  /// Nothing moves by itself; ``SessionAction/sort(_:)`` with the same order sorts anew. The reader's
  /// own comments, which stand first, do not count, nor does the passing of time alone.
  public var isOrderChanged: Bool { liveOrder.hasChanged }

  /// Whether there is a jump to go back from.
  public var canJumpBack: Bool { !history.isEmpty }

  /// The reader's vote on a comment, as the reader sees it.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: The vote.
  /// - Complexity: O(n) in the number of pending operations.
  public func vote(on id: Comment.ID) -> Outbox.Vote {
    let pending = memory.outbox.operations(of: id).last { $0.isVote && $0.isShown }
    return pending?.votes?.wish ?? memory.votes[memory.outbox.currentID(of: id)] ?? .none
  }

  /// How many comments below one are unread, as a folded row tells.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: The number.
  /// - Complexity: O(n) in the size of the subtree, O(1) where nothing is unread.
  public func unreadCount(below id: Comment.ID) -> Int {
    unread.count(below: id, in: outline.tree)
  }
}
