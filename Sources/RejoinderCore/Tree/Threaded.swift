/// A value of any identified type, told which one it answers.
///
/// It lets a tree be built from models that know their replies or their parent under another name.
#if !hasFeature(Embedded)
@dynamicMemberLookup
#endif
public struct Threaded<Base: Identifiable & Sendable>: Threadable
where Base.ID: Hashable & Comparable & Sendable {
  /// The value itself.
  public let base: Base
  /// The id of the value that this one answers.
  public let parentID: Base.ID?

  /// Makes a threaded value.
  ///
  /// - Parameters:
  ///   - base: The value itself.
  ///   - parentID: The id of the value that it answers.
  public init(_ base: Base, under parentID: Base.ID?) {
    (self.base, self.parentID) = (base, parentID)
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

extension CommentTree {
  /// Builds a tree from values that hold their replies.
  ///
  /// ```swift
  /// let tree = CommentTree(posts, children: \.answers)
  /// ```
  ///
  /// - Parameters:
  ///   - roots: The top-level values.
  ///   - children: What gives the replies of a value.
  ///   - order: How siblings are to stand.
  ///   - now: The moment for the orders that look at the clock.
  /// - Complexity: O(n); the stack stays flat however deep the values nest.
  public init<Base>(
    _ roots: [Base],
    children: (Base) -> [Base],
    order: CommentOrder = .source,
    now: Timestamp = Timestamp(microseconds: 0)
  ) where Element == Threaded<Base> {
    var flat: [Threaded<Base>] = []
    var pending = roots.reversed().map { Threaded($0, under: nil) }
    while let next = pending.popLast() {
      flat.append(next)
      for child in children(next.base).reversed() {
        pending.append(Threaded(child, under: next.id))
      }
    }
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
}
