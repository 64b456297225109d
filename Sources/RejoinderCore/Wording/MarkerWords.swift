/// What is said about a comment, and in place of words that are not shown.
public struct MarkerWords: Sendable {
  /// In place of words that their author took back.
  public var deleted = "Deleted by its author"
  /// In place of words that a moderator took away.
  public var removed = "Removed by a moderator"
  /// In place of words that flags or a filter took away.
  public var dead = "Taken down after flags"
  /// In place of words of somebody whom the reader does not want to see.
  public var blocked = "Written by somebody you blocked"
  /// Beside words that wait for a moderator.
  public var pending = "Waiting for a moderator"
  /// In place of a comment that is not known, while its replies are.
  public var missing = "This comment is missing"
  /// Beside a comment whose parents led back to itself.
  public var cycleCut = "Its replies led back to it; the circle is cut here"
  /// Beside changed words.
  public var edited = "edited"
  /// Beside changed words, with their age in its long form.
  public var editedAge = "edited {age}"
  /// Beside changed words, with their age in its short form, which does not say that it is past.
  public var editedAgo = "edited {age} ago"
  /// Beside the opener's name.
  public var originalPoster = "OP"
  /// The same for somebody who hears it.
  public var originalPosterLong = "original poster"
  /// Beside a comment that is held above the others.
  public var pinned = "pinned"
  /// Beside a comment that takes no more replies.
  public var locked = "locked"
  /// Beside words spoken in an office.
  public var moderator = "moderator"
  /// Beside words of a program.
  public var automated = "bot"
  /// Beside the chosen answer.
  public var accepted = "accepted answer"
  /// Beside a reply that also stands in the channel.
  public var alsoInChannel = "also in the channel"
  /// In place of a score that the source hides.
  public var scoreHidden = "score hidden"
  /// Beside a folded comment.
  public var folded = "folded"
  /// In place of a name that is not known.
  public var unknownAuthor = "unknown"
  /// In place of the name of somebody whose comment is gone.
  public var goneAuthor = "a comment that is gone"
  /// Whom a comment answers.
  public var inReplyTo = "in reply to {name}"

  /// Makes the English words.
  public init() {}
}

extension Wording {
  /// What stands in place of a comment's words, or beside them where it waits for a moderator.
  ///
  /// - Parameter state: The state.
  /// - Returns: The words, `nil` for a readable comment.
  public func placeholder(for state: CommentState) -> String? {
    switch state {
    case .visible: nil
    case .deleted: markers.deleted
    case .removed: markers.removed
    case .dead: markers.dead
    case .blocked: markers.blocked
    case .pending: markers.pending
    case .missing: markers.missing
    }
  }

  /// What is said of a comment's marks, in the order of reading.
  ///
  /// - Parameter flags: The marks.
  /// - Returns: A word or two for each of them.
  public func labels(for flags: CommentFlags) -> [String] {
    let words: [(CommentFlags, String)] = [
      (.pinned, markers.pinned), (.distinguished, markers.moderator),
      (.automated, markers.automated), (.accepted, markers.accepted), (.locked, markers.locked),
      (.alsoInChannel, markers.alsoInChannel), (.scoreHidden, markers.scoreHidden),
    ]
    return words.compactMap { flags.contains($0.0) ? $0.1 : nil }
  }

  /// That a comment was changed, and when: `edited 2 hours ago`, `edited 2 h ago`.
  ///
  /// - Parameters:
  ///   - age: How long ago, `nil` where that is unknown.
  ///   - form: How long the age is.
  /// - Returns: The words.
  public func edited(_ age: Age?, _ form: AgeForm = .long) -> String {
    guard let age else { return markers.edited }
    if form == .short, case .elapsed = age {
      return Template.fill(markers.editedAgo, [("age", text(age, .short))])
    }
    return Template.fill(markers.editedAge, [("age", text(age))])
  }

  /// What to call the author of a comment where another one refers to it.
  ///
  /// - Parameter comment: The comment, `nil` where it is not here.
  /// - Returns: The name; other words where the name or the comment itself is not known.
  public func name(of comment: Comment?) -> String {
    guard let comment else { return markers.unknownAuthor }
    guard comment.state.isReadable || comment.state == .dead else { return markers.goneAuthor }
    let name = SafeLine.made(of: comment.author?.name ?? "")
    return name.utf8.isEmpty ? markers.unknownAuthor : name
  }

  /// Whom a comment answers: `in reply to Marta`.
  ///
  /// - Parameter name: The name; an empty one is unknown.
  /// - Returns: The words.
  public func inReplyTo(_ name: String) -> String {
    Template.fill(markers.inReplyTo, [("name", known(name))])
  }

  /// A name, or that there is none.
  func known(_ name: String) -> String { name.utf8.isEmpty ? markers.unknownAuthor : name }
}
