/// A value of any identified type, told which one it answers.
///
/// It lets a tree be built from models that know their replies or their parent under another name.
/// Where the value is ``Threadable`` itself, its date, votes, state and author are taken over; of any
/// other value they are unknown, so that orders which look at them fall back on the order of arrival.
/// The value's own properties are reached through ``base``, or directly where no requirement of
/// ``Threadable`` has the same name.
#if !hasFeature(Embedded)
@dynamicMemberLookup
#endif
public struct Threaded<Base: Identifiable & Sendable>: Threadable
where Base.ID: Hashable & Comparable & Sendable {
  /// The value itself.
  public let base: Base
  /// The id of the value that this one answers.
  public let parentID: Base.ID?
  /// When it was written, `nil` where the value does not say.
  public let createdAt: Timestamp?
  /// Which edition it is, `nil` where the value does not say.
  public let revision: Int64?
  /// Its votes, `nil` where the value does not say.
  public let votes: Votes?
  /// Whether its words may be read.
  public let state: CommentState
  /// Who wrote it, `nil` where the value does not say.
  public let author: Author?
  /// Its marks.
  public let flags: CommentFlags
  /// How long its text is, 0 where the value does not say.
  public let textLength: Int

  /// Makes a threaded value of which nothing more is known.
  ///
  /// - Parameters:
  ///   - base: The value itself.
  ///   - parentID: The id of the value that it answers.
  public init(_ base: Base, under parentID: Base.ID?) {
    (self.base, self.parentID) = (base, parentID)
    (createdAt, revision, votes, author) = (nil, nil, nil, nil)
    (state, flags, textLength) = (.visible, [], 0)
  }

  /// Makes a threaded value that takes over what the value knows.
  ///
  /// - Parameters:
  ///   - base: The value itself.
  ///   - parentID: The id of the value that it answers.
  public init(_ base: Base, under parentID: Base.ID?) where Base: Threadable {
    (self.base, self.parentID) = (base, parentID)
    (createdAt, revision, votes) = (base.createdAt, base.revision, base.votes)
    (state, author, flags) = (base.state, base.author, base.flags)
    textLength = base.textLength
  }

  /// The identity of the value.
  public var id: Base.ID { base.id }

  #if !hasFeature(Embedded)
  /// A property of the value.
  ///
  /// - Parameter property: Which one.
  /// - Returns: What the value has there.
  public subscript<Value>(dynamicMember property: KeyPath<Base, Value>) -> Value {
    base[keyPath: property]
  }
  #endif
}

extension Threaded: Equatable where Base: Equatable {}

extension Threaded {
  /// Whether two editions of one value say the same.
  func isSame(as other: Threaded, by areSame: (Base, Base) -> Bool) -> Bool {
    guard areSame(base, other.base), parentID == other.parentID else { return false }
    let isSameEdition = createdAt == other.createdAt && revision == other.revision
    let isSameToRead = state == other.state && flags == other.flags && author == other.author
    return isSameEdition && isSameToRead && votes == other.votes && textLength == other.textLength
  }
}

extension CommentTree {
  /// Builds a tree from values that hold their replies.
  ///
  /// ```swift
  /// let tree = CommentTree(posts, children: \.answers)
  /// ```
  ///
  /// - Parameters:
  ///   - roots: The top-level values.
  ///   - children: What gives the replies of a value; none and `nil` are the same.
  ///   - order: How siblings are to stand.
  ///   - now: The moment for the orders that look at the clock.
  /// - Complexity: O(n); the stack stays flat however deep the values nest.
  public init<Base>(
    _ roots: [Base],
    children: (Base) -> [Base]?,
    order: CommentOrder = .source,
    now: Timestamp = Timestamp(microseconds: 0)
  ) where Element == Threaded<Base> {
    let flat = Self.flattened(roots, children) { Threaded($0, under: $1) }
    self.init(flat, order: order, now: now)
  }

  /// Builds a tree from threadable values that hold their replies, whatever parent they name.
  ///
  /// - Parameters:
  ///   - roots: The top-level values.
  ///   - children: What gives the replies of a value; none and `nil` are the same.
  ///   - order: How siblings are to stand.
  ///   - now: The moment for the orders that look at the clock.
  /// - Complexity: O(n); the stack stays flat however deep the values nest.
  public init<Base: Threadable>(
    _ roots: [Base],
    children: (Base) -> [Base]?,
    order: CommentOrder = .source,
    now: Timestamp = Timestamp(microseconds: 0)
  ) where Element == Threaded<Base> {
    let flat = Self.flattened(roots, children) { Threaded($0, under: $1) }
    self.init(flat, order: order, now: now)
  }

  /// Builds a tree from flat values that name their parent.
  ///
  /// - Parameters:
  ///   - values: The values, in any order.
  ///   - parent: What gives the id of the value that a value answers.
  ///   - order: How siblings are to stand.
  ///   - now: The moment for the orders that look at the clock.
  /// - Complexity: O(n).
  public init<Base>(
    _ values: [Base],
    parent: (Base) -> Base.ID?,
    order: CommentOrder = .source,
    now: Timestamp = Timestamp(microseconds: 0)
  ) where Element == Threaded<Base> {
    self.init(values.map { Threaded($0, under: parent($0)) }, order: order, now: now)
  }

  /// Builds a tree from flat threadable values, whatever parent they name themselves.
  ///
  /// - Parameters:
  ///   - values: The values, in any order.
  ///   - parent: What gives the id of the value that a value answers.
  ///   - order: How siblings are to stand.
  ///   - now: The moment for the orders that look at the clock.
  /// - Complexity: O(n).
  public init<Base: Threadable>(
    _ values: [Base],
    parent: (Base) -> Base.ID?,
    order: CommentOrder = .source,
    now: Timestamp = Timestamp(microseconds: 0)
  ) where Element == Threaded<Base> {
    self.init(values.map { Threaded($0, under: parent($0)) }, order: order, now: now)
  }

  private static func flattened<Base>(
    _ roots: [Base],
    _ children: (Base) -> [Base]?,
    _ threaded: (Base, Base.ID?) -> Threaded<Base>
  ) -> [Threaded<Base>] where Element == Threaded<Base> {
    var flat: [Threaded<Base>] = []
    var pending: [(Base, Base.ID?)] = roots.reversed().map { ($0, nil) }
    while let (next, parentID) = pending.popLast() {
      flat.append(threaded(next, parentID))
      for child in (children(next) ?? []).reversed() { pending.append((child, next.id)) }
    }
    return flat
  }
}
