import RejoinderCore
import RejoinderHTML
import RejoinderMarkdown
import RejoinderServer
import RejoinderTerminal

/// The words of a discussion for finding some of them, made when somebody first looks for some.
final class FoundWords: Sendable {
  private let dialect: MarkdownDialect
  private let kept = Guarded<FindIndex?>(nil)

  /// - Parameter dialect: How bodies in Markdown are read.
  init(dialect: MarkdownDialect) { self.dialect = dialect }

  /// The words of the comments, which are the same in every order.
  ///
  /// Others wait meanwhile: what takes long should not be done twice.
  ///
  /// - Complexity: O(n) in the size of the comments for the first time.
  func index(of outline: CommentOutline<Comment>) -> FindIndex {
    kept.withLock { kept in
      if let kept { return kept }
      let made = FindIndex(outline.tree, services: .terminal) { Markup($0, dialect: dialect) }
      kept = made
      return made
    }
  }
}
