#if canImport(SwiftUI)
public import RejoinderCore

extension DiscussionModel {
  /// Sets siblings in another order.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - now: The moment for the orders that look at the clock.
  public func sort(by order: CommentOrder, now: Timestamp = .now) {
    update { $0.sort(by: order, now: now) }
  }

  /// Takes a value in: a new one, or another edition of one that is there.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - parentID: The id of what it answers, `nil` at the top level.
  ///   - isAhead: Whether it stands before all its siblings until the next sort.
  public func insert(_ value: Value, under parentID: ID?, ahead isAhead: Bool = false) {
    update { $0.insert(Threaded(value, under: parentID), ahead: isAhead).changes }
  }

  /// Puts another edition in the place of a value.
  ///
  /// - Parameters:
  ///   - id: The id of the value; an unknown one changes nothing.
  ///   - change: Changes the value; it must keep its id.
  public func update(_ id: ID, _ change: (inout Value) -> Void) {
    update { outline in
      outline.update(id) { threaded in
        var value = threaded.base
        change(&value)
        threaded = Threaded(value, under: threaded.parentID)
      }.changes
    }
  }

  /// Takes a value away, with everything below it.
  ///
  /// - Parameter id: The id of the value; an unknown one changes nothing.
  public func remove(_ id: ID) {
    update { $0.remove(id).changes }
    forgetWhatIsGone()
  }

  /// Puts a value with everything below it under another one.
  ///
  /// - Parameters:
  ///   - id: The id of the value; an unknown one changes nothing.
  ///   - parentID: The id of what it answers then, `nil` for the top level.
  public func move(_ id: ID, under parentID: ID?) {
    update { outline in
      outline.update(id) { $0 = Threaded($0.base, under: parentID) }.changes
    }
  }
}

extension DiscussionModel where Value: Threadable {
  /// Takes a value in that knows itself what it answers.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isAhead: Whether it stands before all its siblings until the next sort.
  public func insert(_ value: Value, ahead isAhead: Bool = false) {
    update { $0.insert(Threaded(value, under: value.parentID), ahead: isAhead).changes }
  }

  /// Puts another edition in the place of a value, its date and votes included.
  ///
  /// - Parameters:
  ///   - id: The id of the value; an unknown one changes nothing.
  ///   - change: Changes the value; it must keep its id.
  public func update(_ id: ID, _ change: (inout Value) -> Void) {
    update { outline in
      outline.update(id) { threaded in
        var value = threaded.base
        change(&value)
        // A value that was moved does not know it.
        let isMoved = value.parentID == threaded.base.parentID
        threaded = Threaded(value, under: isMoved ? threaded.parentID : value.parentID)
      }.changes
    }
  }

  /// Puts a value with everything below it under another one; its date and votes stay.
  ///
  /// - Parameters:
  ///   - id: The id of the value; an unknown one changes nothing.
  ///   - parentID: The id of what it answers then, `nil` for the top level.
  public func move(_ id: ID, under parentID: ID?) {
    update { outline in
      outline.update(id) { $0 = Threaded($0.base, under: parentID) }.changes
    }
  }

  /// Takes other values in place of all; what is folded stays folded.
  ///
  /// - Parameter values: The values, in any order.
  @_disfavoredOverload
  public func setComments(_ values: [Value]) {
    replace(values.map { Threaded($0, under: $0.parentID) })
  }
}

extension DiscussionModel where Value == Comment {
  /// Takes other comments in place of all; what is folded stays folded.
  ///
  /// - Parameter comments: The comments, flat or with their replies in them.
  public func setComments(_ comments: [Comment]) {
    replace(Comment.flattened(comments).map { Threaded($0, under: $0.parentID) })
  }

  /// Leaves a tombstone in the place of a comment, so that its replies stay.
  ///
  /// - Parameters:
  ///   - id: The id of the comment; an unknown one changes nothing.
  ///   - state: Why its words are gone.
  public func tombstone(_ id: ID, as state: CommentState = .deleted) {
    update(id) { comment in
      comment.state = state
      comment.body = ""
    }
  }
}

extension DiscussionModel {
  /// Takes other values in place of all that hold their replies; what is folded stays folded.
  ///
  /// - Parameters:
  ///   - values: The top-level values.
  ///   - children: What gives the replies of a value.
  public func setComments(_ values: [Value], children: (Value) -> [Value]?) {
    replace(CommentTree(values, children: children, order: outline.tree.order))
  }

  func replace(_ values: [Threaded<Value>]) {
    let (order, moment) = (outline.tree.order, outline.tree.orderedAt)
    replace(CommentTree(values, order: order, now: moment))
  }

  private func replace(_ tree: CommentTree<Threaded<Value>>) {
    let folded = outline.collapsedIDs
    generation += 1
    update { outline in
      var tree = tree
      tree.placeOrphans()
      outline = CommentOutline(tree)
      outline.setCollapsed(folded)
      return .reset
    }
    forgetWhatIsGone()
  }

  /// Lets neither the reader nor what is unread be at comments that are not here any more.
  private func forgetWhatIsGone() {
    let outline = outline
    unread = unread.filter { outline.depth(of: $0) != nil }
    if let selection, outline.depth(of: selection) == nil { self.selection = nil }
  }
}
#endif
