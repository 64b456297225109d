#if canImport(UIKit)
public import RejoinderCore
import UIKit

// Where the comments come from. Setting them again keeps the folds of those that stay.
extension CommentsViewController {
  /// Shows values that hold their replies.
  ///
  /// - Parameters:
  ///   - values: The top-level values.
  ///   - children: What gives the replies of a value; none and `nil` are the same.
  ///   - order: How siblings are to stand.
  /// - Complexity: O(n).
  public func setComments(
    _ values: [Value],
    children: (Value) -> [Value]?,
    order: CommentOrder = .source
  ) {
    state.threaded = { Threaded($0, under: $1) }
    show(CommentTree(values, children: children, order: order, now: clock()))
  }

  /// Shows flat values that name what they answer.
  ///
  /// - Parameters:
  ///   - values: The values, in any order.
  ///   - parent: What gives the id of the value that a value answers.
  ///   - order: How siblings are to stand.
  /// - Complexity: O(n).
  public func setComments(
    _ values: [Value],
    parent: (Value) -> Value.ID?,
    order: CommentOrder = .source
  ) {
    state.threaded = { Threaded($0, under: $1) }
    show(CommentTree(values, parent: parent, order: order, now: clock()))
  }

  func show(_ tree: CommentTree<Threaded<Value>>) {
    let old = state.items.outline
    let isFirst = !state.hasComments
    state.hasComments = true
    let fold = startsFullyExpanded ? .none : style.folding.initialFold
    change(holding: isFirst ? .nothing : .reading) { outline in
      outline = CommentOutline(tree, initialFold: fold)
      guard !isFirst else { return .reset }
      var collapsed = outline.collapsedIDs.filter { old.tree[$0] == nil }
      collapsed += old.collapsedIDs
      return outline.setCollapsed(collapsed)
    }
  }
}

extension CommentsViewController where Value: Threadable {
  /// Shows flat comments that know what they answer.
  ///
  /// - Parameters:
  ///   - values: The comments, in any order.
  ///   - order: How siblings are to stand.
  /// - Complexity: O(n) as they come, O(n log n) in any other order.
  public func setComments(_ values: [Value], order: CommentOrder = .source) {
    takeWhatValuesKnow()
    show(CommentTree(values.map { Threaded($0, under: $0.parentID) }, order: order, now: clock()))
  }

  /// Shows comments that hold their replies, whatever parent they name.
  ///
  /// - Parameters:
  ///   - values: The top-level comments.
  ///   - children: What gives the replies of a comment; none and `nil` are the same.
  ///   - order: How siblings are to stand.
  /// - Complexity: O(n).
  public func setComments(
    _ values: [Value],
    children: (Value) -> [Value]?,
    order: CommentOrder = .source
  ) {
    takeWhatValuesKnow()
    show(CommentTree(values, children: children, order: order, now: clock()))
  }

  /// Shows flat comments under parents that they don't name themselves.
  ///
  /// - Parameters:
  ///   - values: The comments, in any order.
  ///   - parent: What gives the id of the comment that a comment answers.
  ///   - order: How siblings are to stand.
  /// - Complexity: O(n).
  public func setComments(
    _ values: [Value],
    parent: (Value) -> Value.ID?,
    order: CommentOrder = .source
  ) {
    takeWhatValuesKnow()
    show(CommentTree(values.map { Threaded($0, under: parent($0)) }, order: order, now: clock()))
  }

  func takeWhatValuesKnow() { state.threaded = { Threaded($0, under: $1) } }
}
#endif
