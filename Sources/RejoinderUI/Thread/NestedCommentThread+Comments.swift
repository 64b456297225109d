#if canImport(SwiftUI)
public import RejoinderCore
public import SwiftUI

extension NestedCommentThread where Value == Comment, RowContent == CommentRow {
  /// Makes a thread of comments, flat or with their replies in them.
  ///
  /// - Parameters:
  ///   - comments: The comments.
  ///   - tint: The colour of controls and avatars, `nil` for that of the look.
  public init(comments: [Comment], tint: Color? = nil) {
    self.init(.values(ThreadSource(comments: comments), nil), rowsFold: true) { CommentRow($0) }
    if let tint { choices = [{ $0.tint = tint }] }
  }

  /// Makes a thread of comments of which the app keeps those that are folded.
  ///
  /// - Parameters:
  ///   - comments: The comments.
  ///   - collapsed: The ids of the folded comments; unknown ones are kept.
  ///   - tint: The colour of controls and avatars, `nil` for that of the look.
  public init(
    comments: [Comment],
    collapsed: Binding<Set<Comment.ID>>,
    tint: Color? = nil
  ) {
    let source = ThreadSource(comments: comments)
    self.init(.values(source, collapsed), rowsFold: true) { CommentRow($0) }
    if let tint { choices = [{ $0.tint = tint }] }
  }

  /// Makes a thread of a model's comments.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - tint: The colour of controls and avatars, `nil` for that of the look.
  public init(model: DiscussionModel<Comment>, tint: Color? = nil) {
    self.init(.model(model), rowsFold: true) { CommentRow($0) }
    if let tint { choices = [{ $0.tint = tint }] }
  }
}
#endif
