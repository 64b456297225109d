/// Whether siblings still stand as a sort would put them.
///
/// An order is a snapshot: votes change numbers and move nothing. So it is remembered which comments
/// a sort would put before the sibling that stands before them; siblings are in order exactly where
/// there is none. One event looks at two pairs of siblings. It also looks through the thread where the
/// order counts activity, and through the siblings' replies where it counts answers.
///
/// What was put ahead of its siblings stands there by intent and is not counted, nor is the passing of
/// time alone.
struct LiveOrder: Hashable, Sendable {
  /// Keys that events made different from those of the tree.
  private var keys: [Comment.ID: RankingKey] = [:]
  private var misplaced: Set<Comment.ID> = []

  /// Whether a sort would move anything.
  var hasChanged: Bool { !misplaced.isEmpty }

  /// Looks at a comment anew, since what an order may look at came, changed or went.
  mutating func note(_ id: Comment.ID, in tree: CommentTree<Comment>) {
    let slot = tree.slot(of: id)
    guard tree.order != .source, slot > 0 else { return }
    refresh(slot, in: tree)
    guard tree.order.needsActivity || tree.order.needsAnswers else { return }
    noteAbove(slot, in: tree)
  }

  /// Looks at the pairs of siblings that steps of the tree made or broke.
  mutating func follow(_ steps: [TreeChange], in tree: CommentTree<Comment>) {
    guard tree.order != .source else { return }
    for step in steps {
      switch step {
      case .attached(let slot, _, _): checkPairs(of: slot, in: tree)
      case .moved(let slot, _, _, let gap):
        checkPairs(of: slot, in: tree)
        checkPair(endingAt: gap.next, in: tree)
      case .detached(_, let gap): checkPair(endingAt: gap.next, in: tree)
      case .updated: break
      }
    }
  }

  /// Forgets a comment that is gone.
  mutating func forget(_ id: Comment.ID) {
    keys[id] = nil
    misplaced.remove(id)
  }

  private mutating func noteAbove(_ slot: Topology.Slot, in tree: CommentTree<Comment>) {
    var above = tree.topology.parent(of: slot)
    guard above > 0 else { return }
    if tree.order.needsActivity {
      while tree.topology.parent(of: above) > 0 { above = tree.topology.parent(of: above) }
    }
    refresh(above, in: tree)
  }

  private mutating func refresh(_ slot: Topology.Slot, in tree: CommentTree<Comment>) {
    guard let id = tree.comment(at: slot)?.id else { return }
    keys[id] = tree.ahead[slot] == nil ? tree.presentKey(of: slot) : nil
    checkPairs(of: slot, in: tree)
  }

  private mutating func checkPairs(of slot: Topology.Slot, in tree: CommentTree<Comment>) {
    guard tree.placement(at: slot) != .waiting else { return }
    checkPair(endingAt: slot, in: tree)
    checkPair(endingAt: tree.topology.nextSibling(of: slot), in: tree)
  }

  private mutating func checkPair(endingAt slot: Topology.Slot, in tree: CommentTree<Comment>) {
    guard slot > 0, let id = tree.comment(at: slot)?.id else { return }
    let before = tree.topology.previousSibling(of: slot)
    guard before > 0, let otherID = tree.comment(at: before)?.id else {
      misplaced.remove(id)
      return
    }
    let (key, other) = (keys[id] ?? tree.keys[Int(slot)], keys[otherID] ?? tree.keys[Int(before)])
    if key < other || (key == other && id < otherID) {
      misplaced.insert(id)
    } else {
      misplaced.remove(id)
    }
  }
}

extension CommentTree where Element == Comment {
  /// The key that a sort at the time of the last one would give to a comment now.
  func presentKey(of slot: Slot) -> RankingKey? {
    guard let comment = elements[Int(slot)] else { return nil }
    let isTopLevel = links.parent(of: slot) == Topology.root
    var facts = ownFacts(comment, slot, depth: isTopLevel ? 0 : 1)
    if currentOrder.needsActivity && isTopLevel { facts.latestActivity = latestActivity(in: slot) }
    if currentOrder.needsAnswers {
      var child = links.firstChild(of: slot)
      while child > 0 {
        if let answer = answer(of: child), answer.isBetter(than: facts.bestOriginalPosterAnswer) {
          facts.bestOriginalPosterAnswer = answer
        }
        child = links.nextSibling(of: child)
      }
    }
    return currentOrder.key(for: facts, now: orderTime)
  }

  private func latestActivity(in top: Slot) -> Timestamp? {
    var latest: Timestamp?
    var slot = top
    while slot > 0 {
      if isReadable(slot), let date = elements[Int(slot)]?.createdAt,
        latest.map({ $0 < date }) ?? true
      {
        latest = date
      }
      slot = links.next(after: slot, within: top)
    }
    return latest
  }
}
