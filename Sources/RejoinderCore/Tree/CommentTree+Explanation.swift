extension CommentTree {
  /// Why a comment stands where the tree's order puts it.
  ///
  /// To say why it stands above the next one, compare both explanations:
  ///
  /// ```swift
  /// let next = tree.replies(to: comment.parentID).drop { $0.id != comment.id }.dropFirst().first
  /// tree.explanation(for: comment.id)?.comparison(with: tree.explanation(for: next.id), …)
  /// ```
  ///
  /// The numbers are those of now; where votes came after the last ``sort(by:now:)``, the place is
  /// still the one of that snapshot.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: Each term of the formula with its number, `nil` for an unknown id.
  /// - Complexity: O(depth), and O(n) in the size of the subtree for the orders that look below.
  @inlinable
  public func explanation(for id: ID) -> RankingExplanation? {
    let slot = slot(of: id)
    guard slot >= 0, let comment = elements[Int(slot)] else { return nil }
    var facts = ownFacts(comment, slot, depth: max(links.depth(of: slot), 0))
    if currentOrder.needsActivity { facts.latestActivity = newestActivity(in: slot) }
    if currentOrder.needsAnswers { facts.bestOriginalPosterAnswer = bestAnswer(to: slot) }
    return currentOrder.explanation(for: facts, now: orderTime)
  }

  @inlinable
  func newestActivity(in top: Slot) -> Timestamp? {
    var newest: Timestamp?
    var slot = top
    while slot >= 0 {
      if isReadable(slot), let date = elements[Int(slot)]?.createdAt,
        newest.map({ $0 < date }) ?? true
      {
        newest = date
      }
      slot = links.next(after: slot, within: top)
    }
    return newest
  }

  @inlinable
  func bestAnswer(to slot: Slot) -> RankingFacts.Answer? {
    var best: RankingFacts.Answer?
    var child = links.firstChild(of: slot)
    while child >= 0 {
      if let answer = answer(of: child), answer.isBetter(than: best) { best = answer }
      child = links.nextSibling(of: child)
    }
    return best
  }
}
