/// The comments of a discussion, each under the one it answers, siblings in one ``CommentOrder``.
///
/// Give it comments in any order, all at once or one by one. A comment whose parent has not come yet
/// waits and is placed when the parent comes; ``placeOrphans()`` shows what still waits at the top
/// level. Of two comments with one id the newer edition wins. Comments that answer each other in a
/// circle are cut apart at the oldest. All three are told in the ``report``, and no id is ever lost.
///
/// ```swift
/// var tree = CommentTree(comments, order: .top, now: now)
/// tree.replyCount(of: "c7")
/// tree.rows(collapsed: ["c2"]).map(\.id)
/// ```
///
/// It is a thin shell over ``Topology``: ids become slots, slots become comments. Everything is
/// iterative, so that a chain of a million replies needs no deeper stack than a single comment.
public struct CommentTree<Element: Threadable>: Sendable {
  /// The identity of a comment.
  public typealias ID = Element.ID
  /// The number that stands for a comment inside the engine.
  public typealias Slot = Topology.Slot

  @usableFromInline var links: Topology
  /// The comments by slot; `nil` for the root, for `more` rows and for unused slots.
  @usableFromInline var elements: [Element?]
  @usableFromInline var placements: [Placement]
  @usableFromInline var index: SlotIndex
  /// The order of arrival by slot, kept only once a slot has been given again; until then slots are
  /// given in the order of arrival.
  @usableFromInline var arrivals: [Int] = []
  @usableFromInline var nextArrival = 0
  /// Comments that wait, by the id of the parent that is not there.
  @usableFromInline var waiting: [ID: Set<Slot>] = [:]
  /// Comments shown at the top level meanwhile, by the id of the parent that is not there.
  @usableFromInline var orphans: [ID: Set<Slot>] = [:]
  /// Comments at which a circle was cut.
  @usableFromInline var cuts: Set<Slot> = []
  /// What the `more` rows stand for, by slot.
  @usableFromInline var remainders: [Slot: Remainder<ID>] = [:]
  /// Remainders whose comment has not come.
  @usableFromInline var waitingRemainders: [ID: Remainder<ID>] = [:]

  @usableFromInline var currentOrder: CommentOrder
  @usableFromInline var orderTime: Timestamp
  /// The keys of the order by slot; empty while siblings stand as they came.
  @usableFromInline var keys: [RankingKey] = []
  /// Comments put before all their siblings, each with a number that grows.
  @usableFromInline var ahead: [Slot: Int] = [:]
  @usableFromInline var lastAhead = 0
  /// Who opened the discussion, for the orders that care.
  @usableFromInline var openerID: Comment.ID?

  @usableFromInline var oddities = TreeReport<ID>()

  /// Makes a tree without comments.
  ///
  /// - Parameters:
  ///   - order: How siblings are to stand.
  ///   - now: The moment for the orders that look at the clock.
  ///   - opener: The id of the discussion's author, for the orders that care.
  ///   - capacity: How many comments to make room for.
  public init(
    order: CommentOrder = .source,
    now: Timestamp = Timestamp(microseconds: 0),
    opener: Comment.ID? = nil,
    capacity: Int = 0
  ) {
    links = Topology(capacity: capacity)
    elements = [nil]
    elements.reserveCapacity(capacity + 1)
    placements = [.placed]
    placements.reserveCapacity(capacity + 1)
    index = SlotIndex(capacity: capacity)
    (currentOrder, orderTime, openerID) = (order, now, opener)
  }

  /// How siblings stand; see ``sort(by:now:)``.
  public var order: CommentOrder { currentOrder }

  /// The moment at which the order was made.
  public var orderedAt: Timestamp { orderTime }

  /// What was odd about the comments.
  ///
  /// - Complexity: O(n log n) in the number of orphans.
  public var report: TreeReport<ID> {
    var report = oddities
    report.orphans = inArrivalOrder(orphans.values.joined()).compactMap { elements[Int($0)]?.id }
    return report
  }

  /// The links between the slots.
  public var topology: Topology { links }

  /// How many comments it holds, those that wait included.
  public var count: Int { index.count }

  /// Whether it holds no comments.
  public var isEmpty: Bool { index.count == 0 }

  /// Bytes held besides the comments and the index of ids.
  public var memory: Int {
    links.memory + placements.capacity + keys.capacity * MemoryLayout<RankingKey>.stride
  }

  // MARK: Finding

  /// The comment with an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The comment, or `nil` where nothing has that id.
  @inlinable
  public subscript(id: ID) -> Element? {
    let slot = slot(of: id)
    return slot < 0 ? nil : elements[Int(slot)]
  }

  /// The slot that stands for an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The slot, or ``Topology/none`` where nothing has that id.
  @inlinable
  public func slot(of id: ID) -> Slot {
    index.find(id.hashValue) { elements[Int($0)]?.id == id }
  }

  /// The comment for which a slot stands.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: The comment, `nil` for a `more` row.
  @inlinable
  public func comment(at slot: Slot) -> Element? { elements[Int(slot)] }

  /// Why a comment stands where it does.
  ///
  /// - Parameter id: The id.
  /// - Returns: The reason, or `nil` where nothing has that id.
  @inlinable
  public func placement(of id: ID) -> Placement? {
    let slot = slot(of: id)
    return slot < 0 ? nil : placements[Int(slot)]
  }

  /// Why a comment stands where it does.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: The reason.
  @inlinable
  public func placement(at slot: Slot) -> Placement { placements[Int(slot)] }

  /// The unloaded replies for which a slot stands.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: The remainder, or `nil` where the slot is a comment.
  public func remainder(at slot: Slot) -> Remainder<ID>? { remainders[slot] }

  /// Whether a slot stands for unloaded replies.
  @inlinable
  func isRemainder(_ slot: Slot) -> Bool { slot > 0 && elements[Int(slot)] == nil }

  /// Whether this reader may read the comment of a slot; only readable ones count as replies.
  ///
  /// - Parameter slot: The slot.
  /// - Returns: Whether it counts as a reply.
  @inlinable
  public func isReadable(_ slot: Slot) -> Bool { elements[Int(slot)]?.state.isReadable ?? false }

  /// The row that a slot is, by its identity.
  ///
  /// - Parameter slot: A slot that hangs in the tree.
  /// - Returns: The identity.
  @inlinable
  public func rowID(of slot: Slot) -> RowID<ID> {
    if let element = elements[Int(slot)] { return .comment(element.id) }
    return .more(under: elements[Int(links.parent(of: slot))]?.id)
  }

  /// The slot that a row is.
  ///
  /// - Parameter id: The row's identity.
  /// - Returns: The slot, or ``Topology/none`` where there is no such row.
  @inlinable
  public func slot(of id: RowID<ID>) -> Slot {
    switch id {
    case .comment(let id): return slot(of: id)
    case .more(let parent):
      let slot = parent.map { self.slot(of: $0) } ?? Topology.root
      guard slot >= 0 else { return Topology.none }
      let last = links.lastChild(of: slot)
      return last > 0 && isRemainder(last) ? last : Topology.none
    }
  }
}
