extension Drafts {
  /// Notes that what stands in a box is under way.
  ///
  /// It is kept until the acknowledgement, whatever happens to the box meanwhile.
  ///
  /// - Parameters:
  ///   - key: Which box.
  ///   - postID: The id of the post, kept through retries.
  /// - Returns: What is to be sent, `nil` where the box is empty.
  @discardableResult
  public mutating func beginSending(_ key: Key, as postID: Comment.ID) -> Draft? {
    guard let draft = entries[key]?.draft else { return nil }
    entries[key]?.sent.removeAll { $0.postID == postID }
    entries[key]?.sent.append(Sent(postID, draft))
    return draft
  }

  /// Notes that words are under way, whether or not they were saved in their box before.
  ///
  /// What a box says so far keeps it, unless the words that are sent begin with it.
  mutating func beginSending(
    _ text: String,
    of key: Key,
    as postID: Comment.ID,
    at now: Timestamp
  ) {
    var entry = entries[key] ?? Entry(key, draft: nil)
    var sent = entry.draft ?? Draft(text, updatedAt: now)
    if entry.draft == nil || !sameBytes(sent.text, text) {
      (sent.text, sent.updatedAt) = (text, now)
      sent = edition(sent)
      if let draft = entry.draft, sent.continues(draft) { entry.draft = sent }
    }
    entry.sent.removeAll { $0.postID == postID }
    entry.sent.append(Sent(postID, sent))
    entries[key] = entry
  }

  /// Clears what was sent, now that the server has it.
  ///
  /// The box is emptied only where it still says exactly that.
  ///
  /// - Parameter postID: The id of the post.
  /// - Returns: Which box it was, `nil` where the post came from none.
  /// - Complexity: O(n) in the number of boxes.
  @discardableResult
  public mutating func acknowledged(_ postID: Comment.ID) -> Key? {
    guard let (key, sent) = take(postID) else { return nil }
    if let draft = entries[key]?.draft, draft.saysTheSame(as: sent) { entries[key]?.draft = nil }
    if entries[key]?.isEmpty ?? false { entries[key] = nil }
    return key
  }

  /// Gives back what was sent, as when the post is discarded.
  ///
  /// Into an empty box the words return; beside other words they are kept as a second version.
  ///
  /// - Parameter postID: The id of the post.
  /// - Returns: Which box it was, `nil` where the post came from none.
  /// - Complexity: O(n) in the number of boxes.
  @discardableResult
  public mutating func returned(_ postID: Comment.ID) -> Key? {
    guard let (key, sent) = take(postID) else { return nil }
    if let draft = entries[key]?.draft {
      if !draft.continues(sent) { entries[key]?.keep(sent) }
    } else {
      let draft = edition(sent)
      entries[key]?.draft = draft
    }
    return key
  }

  /// Gives the drafts under a published comment the id that the server gave to it.
  ///
  /// - Parameters:
  ///   - old: The id under which it was written.
  ///   - new: The server's id.
  ///   - discussionID: The discussion.
  /// - Complexity: O(n) in the number of boxes.
  public mutating func rename(
    _ old: Comment.ID,
    to new: Comment.ID,
    in discussionID: Comment.ID
  ) {
    guard old != new else { return }
    for key in entries.keys where key.discussionID == discussionID {
      entries[key]?.rename(old, to: new)
    }
    // Only then do boxes move, since one that moves may join another.
    for var entry in entries.values
    where entry.key.discussionID == discussionID && entry.key.parentID == old {
      entries[entry.key] = nil
      entry.key.parentID = new
      put(entry)
    }
  }

  private mutating func take(_ postID: Comment.ID) -> (key: Key, draft: Draft)? {
    for entry in entries.values {
      guard let sent = entry.sent.first(where: { $0.postID == postID }) else { continue }
      entries[entry.key]?.sent.removeAll { $0.postID == postID }
      return (entry.key, sent.draft)
    }
    return nil
  }

  /// Stores an entry; what its box has already is kept beside it.
  private mutating func put(_ entry: Entry) {
    var entry = entry
    if let former = entries[entry.key] {
      for other in former.others.reversed() + [former.draft].compactMap({ $0 }) {
        entry.keep(other)
      }
      entry.sent += former.sent
    }
    entries[entry.key] = entry
  }
}

extension Drafts.Entry {
  /// Gives a quoted comment another id, in all that is kept, or what was sent would look changed.
  mutating func rename(_ old: Comment.ID, to new: Comment.ID) {
    func renamed(_ draft: Drafts.Draft) -> Drafts.Draft {
      var draft = draft
      if draft.quotedID == old { draft.quotedID = new }
      return draft
    }
    draft = draft.map(renamed)
    others = others.map(renamed)
    sent = sent.map { Drafts.Sent($0.postID, renamed($0.draft)) }
  }
}
