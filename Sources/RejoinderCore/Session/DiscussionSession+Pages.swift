extension DiscussionSession {
  mutating func loadMore(under parent: Comment.ID?, _ update: inout SessionUpdate) {
    guard let remainder = more.remainder(under: parent) else { return }
    let request = makeRequest(.more(remainder), snapshot: snapshot)
    guard more.handle(.asked, remainder, number: request.number) else { return }
    update.effects.append(.load(request))
    redrawMore(under: parent, &update)
  }

  /// Draws a `more` row anew, since what it says has changed.
  mutating func redrawMore(under parent: Comment.ID?, _ update: inout SessionUpdate) {
    guard let row = outline.row(of: .more(under: parent)) else { return }
    var changes = RowChanges()
    changes.reload(row..<row + 1)
    update.changes.append(changes)
  }

  /// Takes a page of the present snapshot in, whoever asked for it and when.
  ///
  /// - Returns: How many comments it brought that were not there.
  mutating func extend(
    with page: CommentPage,
    for request: CommentPage.Request,
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) -> Int {
    let isCurrent = isCurrent(request)
    let above = nearestKnown(page.comments)
    let fresh = absorb(page.comments, &update)
    leave(page.remainders, fresh, &update)
    fold(fresh, of: page.comments, now, &update)
    for comment in page.comments where !unpaged.isEmpty { unpaged.remove(comment.id) }
    if isCurrent, case .more(let remainder) = request.target {
      finish(remainder, with: page, fresh.count, &update)
    } else if case .around = request.target {
      lowerCounts(fresh, above, &update)
    }
    return fresh.count
  }

  /// Says what is left under the comments that no page had brought before.
  ///
  /// Under others more is known than on a page that may be late.
  private mutating func leave(
    _ remainders: [Remainder<Comment.ID>],
    _ fresh: Set<Comment.ID>,
    _ update: inout SessionUpdate
  ) {
    for remainder in remainders where remainder.count != 0 {
      guard let parent = remainder.parentID,
        fresh.contains(parent) || unpaged.contains(parent)
      else { continue }
      _ = more.handle(.found, remainder)
      follow(outline.setRemainder(remainder), &update)
    }
  }

  private func isCurrent(_ request: CommentPage.Request) -> Bool {
    guard case .more(let remainder) = request.target else { return false }
    return more.isCurrent(remainder)
  }

  /// Ends the loading of a `more` row, or lets it stand for what is left.
  private mutating func finish(
    _ remainder: Remainder<Comment.ID>,
    with page: CommentPage,
    _ freshCount: Int,
    _ update: inout SessionUpdate
  ) {
    let parent = remainder.parentID
    let rest = page.remainders.first { $0.parentID == parent && $0.count != 0 }
    let isGettingOn = freshCount > 0 || rest?.cursor != remainder.cursor
    if let rest, isGettingOn {
      _ = more.handle(.continued, rest)
      follow(outline.setRemainder(rest), &update)
    } else {
      _ = more.handle(page.comments.isEmpty || rest != nil ? .foundNothing : .ended, remainder)
      let none = Remainder(under: parent, count: 0)
      follow(outline.setRemainder(none), &update)
    }
    noteLoaded(freshCount, under: parent, &update)
  }

  private func noteLoaded(
    _ freshCount: Int,
    under parent: Comment.ID?,
    _ update: inout SessionUpdate
  ) {
    if freshCount > 0 {
      update.announce(.loaded(freshCount))
    } else if more.state(under: parent) == .broughtNothing {
      update.announce(.broughtNothing)
    }
  }

  // MARK: Comments of a page

  /// Takes the comments of a page in.
  ///
  /// One that is there already may be newer than the page: it stays as it is, unless its revision says
  /// otherwise.
  private mutating func absorb(
    _ comments: [Comment],
    _ update: inout SessionUpdate
  ) -> Set<Comment.ID> {
    var fresh: Set<Comment.ID> = []
    for comment in comments {
      let isKnown = outline.tree[comment.id] != nil
      guard brings(comment) else { continue }
      place(news.present(comment), &update)
      guard !isKnown else { continue }
      fresh.insert(comment.id)
      if memory.visits.isUnread(comment, in: id, by: reader?.id) { unread.insert(comment.id) }
    }
    return fresh
  }

  /// Whether a comment is new, a newer edition, or the reader's own that nobody answered yet.
  func brings(_ comment: Comment) -> Bool {
    guard let known = outline.tree[comment.id] else { return true }
    return known.isOlder(than: comment)
      || memory.outbox.operations.contains { $0.id == comment.id && $0.isPost }
  }

  /// Folds what was folded at an earlier visit, or is to begin so.
  private mutating func fold(
    _ fresh: Set<Comment.ID>,
    of comments: [Comment],
    _ now: Timestamp,
    _ update: inout SessionUpdate
  ) {
    let remembered = Set(memory.folds.ids(at: now))
    guard !remembered.isEmpty || folding.initialFold != .none else { return }
    for comment in comments where fresh.contains(comment.id) {
      guard let depth = outline.depth(of: comment.id) else { continue }
      let hasReplies = outline.tree.topology.hasChildren(outline.tree.slot(of: comment.id))
      let beginsFolded = folding.initialFold.folds(atDepth: depth) && hasReplies
      guard beginsFolded || remembered.contains(comment.id) else { continue }
      update.changes.append(outline.collapse(comment.id))
    }
  }

  /// The comments under which each comment of a page comes, as far as they were there before.
  private func nearestKnown(_ comments: [Comment]) -> [Comment.ID: Comment.ID?] {
    var above: [Comment.ID: Comment.ID?] = [:]
    for comment in comments where outline.tree[comment.id] == nil {
      let parent = comment.parentID
      above[comment.id] = parent.flatMap { above[$0] } ?? .some(parent)
    }
    return above
  }

  /// Lowers what `more` rows say is left, by what came without them.
  private mutating func lowerCounts(
    _ fresh: Set<Comment.ID>,
    _ above: [Comment.ID: Comment.ID?],
    _ update: inout SessionUpdate
  ) {
    var counts: [Comment.ID?: Int] = [:]
    for id in fresh { if let parent = above[id] { counts[parent, default: 0] += 1 } }
    for (parent, count) in counts {
      guard let remainder = more.lower(under: parent, by: count) else { continue }
      follow(outline.setRemainder(remainder), &update)
    }
  }
}
