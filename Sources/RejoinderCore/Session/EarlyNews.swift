/// What is known of comments that are not there: not loaded yet, or gone.
///
/// Events tell of comments that no page has brought. A page that was made before such an event must
/// not undo it, and one that was made before a deletion must not bring the words back. A reply to what
/// is gone brings the tombstone back, so that it has its place.
struct EarlyNews: Sendable {
  private var editions: [Comment.ID: Comment] = [:]
  private var votes: [Comment.ID: Votes] = [:]
  private var parents: [Comment.ID: Comment.ID?] = [:]
  private var deletions: [Comment.ID: (state: CommentState, keepsAuthor: Bool)] = [:]
  /// Tombstones that were taken out since nothing stood below them.
  private var graves: [Comment.ID: Comment] = [:]

  private var isEmpty: Bool {
    editions.isEmpty && votes.isEmpty && parents.isEmpty && deletions.isEmpty
  }

  /// Notes an event about a comment.
  mutating func note(_ event: LiveEvent) {
    switch event {
    case .created: break
    case .edited(let comment):
      guard !comment.isOlder(than: editions[comment.id]) else { return }
      if comment.state.isReadable, !comment.isOlder(than: graves[comment.id]) {
        (deletions[comment.id], graves[comment.id]) = (nil, nil)
      }
      editions[comment.id] = comment
      votes[comment.id] = comment.votes
      parents[comment.id] = .some(comment.parentID)
    case .deleted(let id, let state, let keepsAuthor): deletions[id] = (state, keepsAuthor)
    case .voted(let id, let count): votes[id] = count
    case .moved(let id, let parentID): parents[id] = .some(parentID)
    }
  }

  /// What is known once more was heard; tombstones that were taken out are not kept.
  func followed(by later: EarlyNews) -> EarlyNews {
    var all = self
    for comment in later.editions.values { all.note(.edited(comment)) }
    // Dictionary's own way of joining throws anything, which Embedded Swift can't.
    for (id, count) in later.votes { all.votes[id] = count }
    for (id, parentID) in later.parents { all.parents[id] = .some(parentID) }
    for (id, deletion) in later.deletions { all.deletions[id] = deletion }
    all.graves = [:]
    return all
  }

  /// Notes a tombstone that is being taken out.
  mutating func bury(_ tombstone: Comment) { graves[tombstone.id] = tombstone }

  /// Whether a comment that was taken away has its words again, as when a moderator restores it.
  func isRestored(by edition: Comment) -> Bool {
    let wasTaken = graves[edition.id] != nil || deletions[edition.id] != nil
    return wasTaken && edition.state.isReadable && !edition.isOlder(than: graves[edition.id])
  }

  /// Whether tombstones were taken out that may have to come back.
  var hasGraves: Bool { !graves.isEmpty }

  /// Whether a tombstone was taken out.
  func isBuried(_ id: Comment.ID) -> Bool { graves[id] != nil }

  /// The tombstone that has to come back, as it is by now.
  mutating func reopen(_ id: Comment.ID) -> Comment? {
    graves.removeValue(forKey: id).map { present($0) }
  }

  /// A comment as it is, from one that a page brought.
  func present(_ comment: Comment) -> Comment {
    guard !isEmpty else { return comment }
    var comment = comment
    if let edition = editions[comment.id], !edition.isOlder(than: comment) { comment = edition }
    if let votes = votes[comment.id] { comment.votes = votes }
    if let parentID = parents[comment.id] { comment.parentID = parentID }
    if let deletion = deletions[comment.id], comment.state.isReadable {
      comment.becomeTombstone(deletion.state, keepsAuthor: deletion.keepsAuthor)
    }
    return comment
  }
}

extension Comment {
  /// Whether another edition is known to be newer.
  func isOlder(than other: Comment?) -> Bool {
    guard let revision, let newer = other?.revision else { return false }
    return revision < newer
  }

  /// Gives the words up and keeps the place.
  mutating func becomeTombstone(_ state: CommentState, keepsAuthor: Bool) {
    (self.state, body) = (state, "")
    if !keepsAuthor { author = nil }
    (details.quotes, details.attachments) = ([], [])
  }
}
