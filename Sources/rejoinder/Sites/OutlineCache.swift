import RejoinderCore
import RejoinderServer

/// The rows of one discussion in the orders that were asked for lately.
///
/// An order is made when somebody asks for it. The one to begin with stays; of the others only a few
/// are kept, since each takes memory for every comment.
final class OutlineCache: Sendable {
  private struct Entry {
    let order: CommentOrder
    let outline: CommentOutline<Comment>
  }

  /// How many orders are kept besides the first one.
  static let capacity = 3

  /// The rows in the order to begin with.
  let first: CommentOutline<Comment>
  private let initialFold: Outline.InitialFold
  /// The others, the one used last in front.
  private let others = Guarded<[Entry]>([])

  init(_ first: CommentOutline<Comment>, initialFold: Outline.InitialFold) {
    (self.first, self.initialFold) = (first, initialFold)
  }

  /// The rows in an order.
  ///
  /// They are made outside the lock, so that nobody waits who wants another order; two threads that
  /// miss the same one both make it, and the later one stays.
  ///
  /// - Complexity: O(n log n) for an order that is not kept.
  func outline(in order: CommentOrder, now: Timestamp) -> CommentOutline<Comment> {
    if order == first.tree.order { return first }
    if let kept = others.withLock({ Self.use(order, in: &$0) }) { return kept }
    var tree = first.tree
    tree.sort(by: order, now: now)
    let made = CommentOutline(tree, initialFold: initialFold)
    others.withLock { entries in
      entries.removeAll { $0.order == order }
      entries.insert(Entry(order: order, outline: made), at: 0)
      entries = Array(entries.prefix(Self.capacity))
    }
    return made
  }

  private static func use(_ order: CommentOrder, in entries: inout [Entry]) -> CommentOutline<
    Comment
  >? {
    guard let index = entries.firstIndex(where: { $0.order == order }) else { return nil }
    let entry = entries.remove(at: index)
    entries.insert(entry, at: 0)
    return entry.outline
  }
}
