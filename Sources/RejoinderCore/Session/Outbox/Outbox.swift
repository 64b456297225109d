/// What a reader asked for and the server has not answered yet: posts, edits, deletions, votes.
///
/// It keeps the server's last record of each comment with something pending, and what shows is
/// always that record with the pending wishes done to it. So nothing has to be undone: when a wish
/// goes, the rest is shown anew, with whatever arrived live in between.
///
/// - One operation of a comment is under way at a time; of several wishes the last one counts.
/// - A reply to a comment that is not published yet waits for it, and learns its id from the server.
/// - A post that failed keeps its words in sight until it is discarded.
///
/// ```swift
/// let posting = outbox.add(.init(id: "new-1", .post(comment), createdAt: now))
/// for operation in outbox.ready { outbox.handle(.send, for: operation.id); send(operation) }
/// let changes = outbox.handle(.acknowledged(record), for: "new-1")
/// ```
public struct Outbox: Hashable, Sendable {
  /// How many operations it holds; further ones are declined, so that their words stay in the draft.
  public static let capacity = 1_000

  /// How many ids of the client are known by the server's after they were published.
  public static let aliasCapacity = 1_000

  /// What became of what shows of a comment.
  public struct Change: Hashable, Sendable {
    /// The id under which the comment showed so far.
    public let id: Comment.ID
    /// What happened.
    public let step: Step
    /// What is to show, perhaps under another id, and even one that shows already, where the server
    /// took a post for a repetition; `nil` where nothing is left to show.
    public let comment: Comment?
  }

  /// The operations, in the order in which they were asked for: what is to be kept between visits.
  public internal(set) var operations: [Operation] = []

  /// The server's last records of comments with operations, as far as they are known.
  var records: [Comment.ID: Comment] = [:]

  /// The server's ids by the client's, and these in the order in which they were learned.
  var aliases: [Comment.ID: Comment.ID] = [:]
  var aliasOrder: [Comment.ID] = []

  /// Makes an outbox, empty or with what was kept.
  ///
  /// What was under way when it was kept is to be sent again: nobody waits for its answer any more.
  /// The server's records come with ``receive(_:)``.
  ///
  /// - Parameter operations: What was kept; of operations with one id the first counts, and what
  ///   exceeds ``capacity`` is left out, the newest first.
  public init(_ operations: [Operation] = []) {
    var seen: Set<Comment.ID> = []
    self.operations = Array(operations.filter { seen.insert($0.id).inserted }.prefix(Self.capacity))
    for operation in self.operations where operation.state == .sending && !yields(operation) {
      guard let index = index(of: operation.id) else { continue }
      (self.operations[index].state, self.operations[index].mayHaveArrived) = (.waiting, true)
    }
  }

  /// Whether nothing is pending.
  public var isEmpty: Bool { operations.isEmpty }

  /// Finds an operation.
  ///
  /// - Parameter id: Its id.
  /// - Returns: The operation, `nil` where it was answered, replaced or discarded.
  /// - Complexity: O(n) in the number of operations.
  public func operation(_ id: Comment.ID) -> Operation? { operations.first { $0.id == id } }

  /// The operations of a comment, in order.
  ///
  /// - Parameter commentID: The id of the comment, the client's or the server's.
  /// - Returns: The operations.
  /// - Complexity: O(n) in the number of operations.
  public func operations(of commentID: Comment.ID) -> [Operation] {
    let id = currentID(of: commentID)
    return operations.filter { $0.commentID == id }
  }

  /// The id under which the server knows a comment.
  ///
  /// - Parameter id: Any id.
  /// - Returns: The server's id where that is another one, else the same.
  public func currentID(of id: Comment.ID) -> Comment.ID { aliases[id] ?? id }

  /// What may be sent now, in order: one operation of each comment at most.
  ///
  /// - Complexity: O(n) in the number of operations.
  public var ready: [Operation] {
    var busy: Set<Comment.ID> = []
    var unpublished: Set<Comment.ID> = []
    for operation in operations {
      if operation.state == .sending { busy.insert(operation.commentID) }
      if operation.isPost { unpublished.insert(operation.commentID) }
    }
    return operations.filter { operation in
      guard case .waiting = operation.state else { return false }
      if case .post(let comment) = operation.kind {
        let waits = comment.parentID.map { unpublished.contains($0) } ?? false
        return busy.insert(operation.commentID).inserted && !waits
      }
      return !unpublished.contains(operation.commentID)
        && busy.insert(operation.commentID).inserted
    }
  }

  /// What is to show of a comment: the server's record with everything pending done to it.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: The comment; `nil` where nothing is to show, or nothing of it is pending.
  /// - Complexity: O(n) in the number of operations.
  public func shown(_ id: Comment.ID) -> Comment? {
    let record = records[id]
    var comment = record
    for operation in operations where operation.commentID == id && operation.isShown {
      comment = operation.applied(to: comment, over: record)
    }
    return comment
  }

  /// Takes a comment that was loaded or arrived live, and says what to show of it.
  ///
  /// An older edition than the known one changes nothing. A comment that was still to be published
  /// under this id is published thereby. Counts that have an own vote in them which is not answered
  /// yet show it twice until it is: nothing in a record tells whose votes it counts.
  ///
  /// - Parameter record: What the server sent.
  /// - Returns: What to show: the record itself where nothing of it is pending.
  /// - Complexity: O(n) in the number of operations.
  public mutating func receive(_ record: Comment) -> Comment {
    guard let first = operations.first(where: { $0.commentID == record.id }) else { return record }
    if first.isPost {
      _ = handle(.acknowledged(record), for: first.id)
    } else {
      learn(record)
    }
    return shown(record.id) ?? record
  }

  /// Keeps a record unless a newer one is known.
  mutating func learn(_ record: Comment) {
    if let known = records[record.id]?.revision, let revision = record.revision, revision < known {
      return
    }
    records[record.id] = record
  }

  /// Forgets the records of comments with nothing pending.
  mutating func forgetRecord(of id: Comment.ID) {
    if !operations.contains(where: { $0.commentID == id }) { records[id] = nil }
  }
}
