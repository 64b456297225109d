public import RejoinderCore

/// What of a discussion a page shows: everything that its address says.
///
/// A page works without script, so that order, folds and page number are parameters of its address.
/// Two addresses with the same meaning give equal states: ids are sorted, repeated ones are dropped,
/// and what cannot be read means what its absence means.
///
/// The address of a page about one comment has levels and folds of its own, and takes along those of the
/// whole discussion for the way back.
///
/// ```swift
/// let state = PageState(parameters: [("sort", "top"), ("fold", "7,9"), ("page", "2")])
/// ```
public struct PageState: Hashable, Sendable {
  /// How many levels show.
  public enum Levels: Hashable, Sendable {
    /// As the discussion was folded at first.
    case asGiven
    /// Every level.
    case all
    /// The first ones, at least one; comments on the last of them are folded.
    case first(Int)
  }

  /// How many folds an address may hold.
  public static let maximumFolds = 100

  /// How many bytes the folds of an address may take, so that a server accepts it.
  public static let maximumFoldBytes = 2_048

  /// The names of the parameters, in the order in which addresses have them.
  public static let parameterNames = [
    "sort", "levels", "fold", "open", "page", "at", "comment", "context", "look", "theme", "lang",
    "since", "whole-levels", "whole-fold", "whole-open",
  ]

  /// How many levels above a comment a page about it shows where nobody asks for more.
  public static let usualContext = 3

  /// How many levels above a comment an address may ask for.
  public static let maximumContext = 100

  /// How siblings stand, `nil` as the discussion has it.
  public var order: CommentOrder?
  /// How many levels show, before single comments are folded and opened.
  public var levels = Levels.asGiven
  /// Which page this is, from 1.
  public var page = 1
  /// The comment to lead to: its page is shown and what hides it is opened.
  public var target: Comment.ID?

  /// The comment that the page is about, with what answers it; `nil` for the whole discussion.
  public var focus: Comment.ID?
  /// How many levels above that comment show.
  public var context = PageState.usualContext
  /// From when on comments are new, `nil` where none is marked.
  public var since: Timestamp?
  /// How the page looks and speaks.
  public var appearance = PageAppearance()

  /// The comments that are folded besides, by id.
  var folded: [IDToken] = []
  /// The comments that are open though others of their level are folded, by id.
  var opened: [IDToken] = []

  /// Makes the state in which a discussion is shown first.
  public init() {}

  /// The ids of the comments that are folded besides, the smallest first.
  public var foldedIDs: [Comment.ID] { folded.map { $0.id } }

  /// The ids of the comments that are open though their level is folded, the smallest first.
  public var openedIDs: [Comment.ID] { opened.map { $0.id } }

  /// On a page about one comment, how many levels of the whole discussion show.
  var wholeLevels = Levels.asGiven
  /// On a page about one comment, those that are folded besides in the whole discussion, by id.
  var wholeFolded: [IDToken] = []
  /// On a page about one comment, those that are open in the whole discussion though their level is
  /// folded, by id.
  var wholeOpened: [IDToken] = []

  /// Whether it is the state in which a discussion is shown first, as far as folds go.
  var isUnfoldedByHand: Bool { folded.isEmpty && opened.isEmpty }

  /// Whether one more fold fits into an address.
  func hasRoom(for token: IDToken) -> Bool {
    var (count, bytes) = (0, 0)
    for tokens in [folded, opened, wholeFolded, wholeOpened] {
      count += tokens.count
      bytes = tokens.reduce(bytes) { $0 + $1.bytes.count + 1 }
    }
    return count < Self.maximumFolds && bytes + token.bytes.count < Self.maximumFoldBytes
  }

  /// Folds a comment besides those that are folded.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: Whether it is folded now; `false` where no more folds fit into an address.
  /// - Complexity: O(n) in the number of folds.
  @discardableResult
  public mutating func fold(_ id: Comment.ID) -> Bool {
    let token = IDToken(id)
    opened.removeAll { $0.id == id }
    guard !folded.contains(token) else { return true }
    guard hasRoom(for: token) else { return false }
    Self.insert(token, into: &folded)
    return true
  }

  /// Opens a comment though its level is folded.
  ///
  /// - Parameter id: The id of the comment.
  /// - Returns: Whether it is open now; `false` where no more folds fit into an address.
  /// - Complexity: O(n) in the number of folds.
  @discardableResult
  public mutating func open(_ id: Comment.ID) -> Bool {
    let token = IDToken(id)
    folded.removeAll { $0.id == id }
    guard !opened.contains(token) else { return true }
    guard hasRoom(for: token) else { return false }
    Self.insert(token, into: &opened)
    return true
  }

  /// What of the whole discussion is folded where a link leads back to it from a page about one
  /// comment: what was, and what was folded on that page.
  ///
  /// It is no more than the address of that page holds.
  var wholeFolds: (levels: Levels, folded: [IDToken], opened: [IDToken]) {
    guard focus != nil else { return (levels, folded, opened) }
    var all = wholeFolded
    for token in folded where !all.contains(token) { Self.insert(token, into: &all) }
    return (wholeLevels, all, wholeOpened.filter { !folded.contains($0) })
  }

  static func insert(_ token: IDToken, into tokens: inout [IDToken]) {
    tokens.insert(token, at: tokens.firstIndex { token.id < $0.id } ?? tokens.count)
  }
}
