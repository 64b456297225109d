/// A way through a discussion that a screen reader offers besides going from row to row.
public enum SpeechRotor: UInt8, Hashable, Sendable, CaseIterable {
  /// From one top-level comment to the next.
  case topLevel
  /// From one new comment to the next.
  case unread
  /// From one comment of a person to the next.
  case byAuthor

  /// Whether it stops at a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - isNew: Whether the row came since the last visit.
  ///   - author: The id of the person whose comments are looked for.
  /// - Returns: Whether the row is one of those that it leads to; `more` rows never are.
  public func stops<Element>(at row: Row<Element>, isNew: Bool, author: Comment.ID?) -> Bool {
    guard let comment = row.comment else { return false }
    switch self {
    case .topLevel: return row.depth == 0
    case .unread: return isNew
    case .byAuthor: return author != nil && comment.author?.id == author
    }
  }
}

extension Wording {
  /// What a way through a discussion is called.
  ///
  /// - Parameter rotor: The way.
  /// - Returns: Its title.
  public func title(of rotor: SpeechRotor) -> String {
    switch rotor {
    case .topLevel: speech.topLevel
    case .unread: speech.unread
    case .byAuthor: speech.byAuthor
    }
  }
}
