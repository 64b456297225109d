/// A key as a face hears it, pressed while a discussion has the focus.
public enum KeyStroke: Hashable, Sendable {
  /// A key with a letter or a sign, as it is written: capitals are other ones.
  case character(Unicode.Scalar)
  /// An arrow.
  case up, down, left, right
  /// A key that does what stands there.
  case enter, space
  /// A key to an end.
  case home, end
  /// The key that leaves.
  case escape
}

/// What a key does in a discussion.
///
/// Letters lead as in other readers of threads; arrows follow the rules for trees: one opens and then
/// enters, the other closes and then leaves.
public enum KeyCommand: Hashable, Sendable {
  /// Goes somewhere.
  case step(Step)
  /// Goes to a new comment.
  case unread(isBackward: Bool)
  /// Folds what is open and unfolds what is folded.
  case toggle
  /// Folds; goes to the parent where that is done already.
  case fold
  /// Unfolds; goes to the first reply where that is done already.
  case unfold
  /// Unfolds a comment and everything below it.
  case unfoldBelow
  /// Shows fewer levels.
  case fewerLevels
  /// Shows more levels.
  case moreLevels
  /// Goes back to where the last jump began.
  case undo
  /// Opens or closes the list of all keys.
  case help
  /// Closes whatever is open.
  case close

  /// Finds what a key does.
  ///
  /// - Parameters:
  ///   - stroke: The key.
  ///   - isCommand: Whether a key for commands is held, such as ⌘ or Ctrl.
  ///   - isRightToLeft: Whether lines begin on the right, so that replies are farther left.
  public init?(_ stroke: KeyStroke, isCommand: Bool = false, isRightToLeft: Bool = false) {
    switch stroke {
    case .character("z") where isCommand, .character("Z") where isCommand: self = .undo
    case _ where isCommand: return nil
    case .down: self = .step(.nextRow)
    case .up: self = .step(.previousRow)
    case .home: self = .step(.first)
    case .end: self = .step(.last)
    case .left: self = isRightToLeft ? .unfold : .fold
    case .right: self = isRightToLeft ? .fold : .unfold
    case .enter, .space: self = .toggle
    case .escape: self = .close
    case .character(let letter):
      guard let command = Self.letters(letter) else { return nil }
      self = command
    }
  }

  /// Whether it leads far, so that one may want to go back.
  public var isJump: Bool {
    switch self {
    case .step(.nextRoot), .step(.previousRoot), .step(.parent), .step(.first), .step(.last): true
    case .unread: true
    default: false
    }
  }

  private static func letters(_ letter: Unicode.Scalar) -> KeyCommand? {
    switch letter {
    case "j": .step(.nextRow)
    case "k": .step(.previousRow)
    case "J": .step(.nextSibling)
    case "K": .step(.previousSibling)
    case "n": .step(.nextRoot)
    case "N": .step(.previousRoot)
    case "p": .step(.parent)
    case "u": .unread(isBackward: false)
    case "U": .unread(isBackward: true)
    case "h": .fold
    case "l": .unfold
    case "*": .unfoldBelow
    case "[": .fewerLevels
    case "]": .moreLevels
    case "?": .help
    default: nil
    }
  }
}

/// What a key that opens or closes does where the reader is.
public enum FoldMove<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Folds what is open, or unfolds what is folded.
  case toggles(ID)
  /// Goes to another row.
  case goes(RowID<ID>)
}

extension CommentOutline {
  /// What closing a comment comes to: folding it or, where nothing is open, going to its parent.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - canFold: Whether the look lets the comment be folded.
  /// - Returns: What to do, `nil` for nothing.
  /// - Complexity: O(log n).
  public func closing(_ id: ID, canFold: Bool) -> FoldMove<ID>? {
    if canFold, !isCollapsed(id) { return .toggles(id) }
    return destination(of: .parent, from: .comment(id)).map { .goes($0) }
  }

  /// What opening a comment comes to: unfolding it or, where it is open, going to its first reply.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: What to do, `nil` for nothing.
  /// - Complexity: O(log n).
  public func opening(_ id: ID) -> FoldMove<ID>? {
    if isCollapsed(id) { return .toggles(id) }
    guard let row = row(of: id), row + 1 < rowCount else { return nil }
    let next = rows(row..<row + 2)
    return next[1].depth > next[0].depth ? .goes(next[1].id) : nil
  }
}
