#if canImport(UIKit)

/// Is told when a comment was folded or unfolded.
///
/// It hears of folds of single comments, by whichever way they were folded: a tap, a swipe, a line, a
/// key, an action of a screen reader or a call. It hears of them when everything is over: the rows
/// have come or gone, their animation has ended, and so has the scroll that brings what was unfolded
/// into view. Folding everything at once is not told comment by comment.
///
/// A ``CommentsViewController`` is one itself, so that a subclass says `foldDelegate = self` and
/// overrides what it wants to hear.
@MainActor
public protocol CommentFoldDelegate<CommentID>: AnyObject {
  /// The identity of a comment.
  associatedtype CommentID: Hashable & Sendable

  /// A comment was folded.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - index: The index of its row; where it was folded away meanwhile, that of the row it is in.
  func commentDidFold(_ id: CommentID, at index: Int)

  /// A comment was unfolded.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - index: The index of its row; where it was folded away meanwhile, that of the row it is in.
  func commentDidUnfold(_ id: CommentID, at index: Int)
}
#endif
