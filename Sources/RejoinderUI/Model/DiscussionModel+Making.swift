#if canImport(SwiftUI)
public import RejoinderCore

extension DiscussionModel {
  /// Makes a model of values that hold their replies.
  ///
  /// - Parameters:
  ///   - values: The top-level values.
  ///   - children: What gives the replies of a value; none and `nil` are the same.
  ///   - order: How siblings are to stand.
  ///   - now: The moment for the orders that look at the clock.
  ///   - initialFold: Which values are folded at first.
  public convenience init(
    _ values: [Value],
    children: (Value) -> [Value]?,
    order: CommentOrder = .source,
    now: Timestamp = Timestamp(microseconds: 0),
    initialFold: Outline.InitialFold = .none
  ) {
    let tree = CommentTree(values, children: children, order: order, now: now)
    self.init(items: .complete(tree, initialFold) { _, _ in false })
  }

  /// Makes a model of flat values that name what they answer.
  ///
  /// - Parameters:
  ///   - values: The values, in any order.
  ///   - parent: What gives the id of the value that a value answers, `nil` at the top level.
  ///   - order: How siblings are to stand.
  ///   - now: The moment for the orders that look at the clock.
  ///   - initialFold: Which values are folded at first.
  public convenience init(
    _ values: [Value],
    parent: (Value) -> Value.ID?,
    order: CommentOrder = .source,
    now: Timestamp = Timestamp(microseconds: 0),
    initialFold: Outline.InitialFold = .none
  ) {
    let tree = CommentTree(values, parent: parent, order: order, now: now)
    self.init(items: .complete(tree, initialFold) { _, _ in false })
  }
}

extension DiscussionModel where Value: Threadable {
  /// Makes a model of values that know themselves what they answer.
  ///
  /// - Parameters:
  ///   - values: The values, in any order.
  ///   - order: How siblings are to stand.
  ///   - now: The moment for the orders that look at the clock.
  ///   - initialFold: Which values are folded at first.
  @_disfavoredOverload
  public convenience init(
    _ values: [Value],
    order: CommentOrder = .source,
    now: Timestamp = Timestamp(microseconds: 0),
    initialFold: Outline.InitialFold = .none
  ) {
    let threaded = values.map { Threaded($0, under: $0.parentID) }
    let tree = CommentTree(threaded, order: order, now: now)
    self.init(items: .complete(tree, initialFold) { _, _ in false })
  }
}

extension DiscussionModel where Value == Comment {
  /// Makes a model of comments, flat or with their replies in them.
  ///
  /// - Parameters:
  ///   - comments: The comments.
  ///   - order: How siblings are to stand.
  ///   - now: The moment for the orders that look at the clock.
  ///   - initialFold: Which comments are folded at first.
  public convenience init(
    _ comments: [Comment],
    order: CommentOrder = .source,
    now: Timestamp = .now,
    initialFold: Outline.InitialFold = .none
  ) {
    let threaded = Comment.flattened(comments).map { Threaded($0, under: $0.parentID) }
    let tree = CommentTree(threaded, order: order, now: now)
    self.init(items: .complete(tree, initialFold) { $0 == $1 })
  }
}

extension ThreadItems {
  /// The items of a tree to which nothing more comes: what still waits is shown at the top level.
  static func complete(
    _ tree: CommentTree<Threaded<Value>>,
    _ initialFold: Outline.InitialFold,
    _ areSame: @escaping @Sendable (Value, Value) -> Bool
  ) -> ThreadItems {
    var tree = tree
    tree.placeOrphans()
    return ThreadItems(CommentOutline(tree, initialFold: initialFold), areSame: areSame)
  }
}
#endif
