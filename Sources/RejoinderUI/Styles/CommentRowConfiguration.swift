#if canImport(SwiftUI)
public import RejoinderCore
internal import SwiftUI

/// The pieces of a comment's row, ready to be arranged.
///
/// Each is a view that shows nothing where there is nothing to show.
@MainActor
public struct CommentRowConfiguration {
  /// The comment and its place.
  public let row: ThreadRow<Comment>
  /// Everything that the pieces say, decided by Core.
  public let presentation: RowPresentation<Comment.ID>
  /// The sizes, for the width of the thread and the reader's text size.
  public let metrics: DiscussionMetrics

  /// The comment.
  public var comment: Comment { row.element }
  /// Whether everything below it is folded away.
  public var isCollapsed: Bool { row.isCollapsed }
  /// Whether the look leaves the words of the row there.
  public var showsWords: Bool { presentation.showsWords }

  /// The picture of the author.
  public var avatar: CommentAvatar { CommentAvatar(presentation) }
  /// The name of the author, or what became of the comment.
  public var author: CommentAuthor { CommentAuthor(presentation) }
  /// How old the comment is.
  public var age: CommentAge { CommentAge(presentation) }
  /// What is said about the comment besides its age: new, edited, pinned and the like.
  public var marks: CommentMarks { CommentMarks(presentation) }
  /// Name, age and marks in one line, at its end the control where the look has it there.
  public var heading: CommentHeading { CommentHeading(presentation) }
  /// What the comment answers, where its place does not tell.
  public var cue: CommentCues { CommentCues(presentation) }
  /// The words.
  public var body: CommentBody { CommentBody(presentation) }
  /// The score, what can be done, and the control that folds where the look has it there.
  public var actions: CommentActions { CommentActions(presentation, id: row.id) }
  /// The score and what can be done, for a style that has the control that folds elsewhere.
  var actionsWithoutToggle: CommentActions {
    CommentActions(presentation, id: row.id, showsToggle: false)
  }
  /// The control that folds; it shows nothing where there is nothing to fold.
  public var toggle: ReplyToggle { ReplyToggle(presentation.toggle, id: AnyHashable(row.id)) }
}
#endif
