#if canImport(SwiftUI)
internal import RejoinderCore

/// What a thread made of its values, kept as long as they are the same.
///
/// It is a class that nobody observes: a thread reads it while it is drawn, so that a pass in which
/// nothing changed costs nothing.
@MainActor
final class ThreadCache<Value: Identifiable & Sendable>
where Value.ID: Hashable & Comparable & Sendable {
  private var source: ThreadSource<Value>?
  private var initialFold = Outline.InitialFold.none
  /// The folds that the items show, `nil` for the initial ones.
  private var folds: Set<Value.ID>?
  private var made: ThreadItems<Value>?
  private var colors: (model: ObjectIdentifier?, generation: Int, colors: AvatarColors)?

  /// The outline of the items that were made last.
  var outline: CommentOutline<Threaded<Value>>? { made?.outline }

  /// The items of the values with some folds.
  ///
  /// - Parameters:
  ///   - source: The values.
  ///   - folds: Which comments are folded, `nil` for the initial ones.
  ///   - initialFold: Which comments are folded at first.
  /// - Returns: The items.
  func items(
    of source: ThreadSource<Value>,
    folds: Set<Value.ID>?,
    initialFold: Outline.InitialFold
  ) -> ThreadItems<Value> {
    if let made, let kept = self.source, kept.isSame(as: source),
      folds != nil || self.folds == nil && self.initialFold == initialFold
    {
      self.source = source
      guard let folds, folds != self.folds else { return made }
      return apply(folds)
    }
    (self.source, self.initialFold, self.folds) = (source, initialFold, folds)
    colors = nil
    var tree = CommentTree(source.threaded())
    // Nothing more comes: what answers an unknown comment is shown at the top level.
    tree.placeOrphans()
    var outline = CommentOutline(tree, initialFold: folds == nil ? initialFold : .none)
    if let folds, !folds.isEmpty { outline.setCollapsed(folds) }
    let items = ThreadItems(outline, areSame: source.areSame)
    made = items
    return items
  }

  /// Changes folds, and says which comments are folded after it.
  ///
  /// - Parameters:
  ///   - ids: The comments whose folds may change, `nil` for any.
  ///   - body: What to do.
  /// - Returns: The comments that are folded now, and those of which that changed.
  func change(
    _ ids: [Value.ID]?,
    _ body: (inout CommentOutline<Threaded<Value>>) -> RowChanges
  ) -> (folds: Set<Value.ID>, changed: [Value.ID]) {
    guard let before = made else { return (folds ?? [], []) }
    let candidates = ids ?? []
    let were = candidates.map { before.outline.isCollapsed($0) }
    var after = before
    made = nil
    after.update(body)
    made = after
    var known = folds ?? Set(before.outline.collapsedIDs)
    let changed: [Value.ID]
    if ids != nil {
      changed = zip(candidates, were).filter { after.outline.isCollapsed($0) != $1 }.map { $0.0 }
    } else {
      let (old, new) = (Set(before.outline.collapsedIDs), Set(after.outline.collapsedIDs))
      changed = old.symmetricDifference(new).sorted()
    }
    // Ids of comments that are not here stay folded, for when they come.
    for id in changed {
      if after.outline.isCollapsed(id) { known.insert(id) } else { known.remove(id) }
    }
    folds = known
    return (known, changed)
  }

  /// The colours of the people in the comments, the same as long as these are.
  ///
  /// - Parameters:
  ///   - items: The comments.
  ///   - model: Whose comments they are, `nil` where the app hands them over.
  /// - Returns: The colours.
  func avatarColors(
    of items: ThreadItems<Comment>,
    model: DiscussionModel<Value>?
  ) -> AvatarColors {
    let (owner, generation) = (model.map { ObjectIdentifier($0) }, model?.generation ?? 0)
    if let colors, colors.model == owner, colors.generation == generation { return colors.colors }
    let comments = items.outline.tree.rows().compactMap { $0.comment?.base }
    let made = AvatarColors(comments)
    colors = (owner, generation, made)
    return made
  }

  private func apply(_ folds: Set<Value.ID>) -> ThreadItems<Value> {
    guard var items = made else { return ThreadItems(CommentOutline(CommentTree())) }
    made = nil
    let differences = self.folds.map { $0.symmetricDifference(folds) }
    if let differences, differences.count <= Self.fewFolds {
      for id in differences {
        items.update { folds.contains(id) ? $0.collapse(id) : $0.expand(id) }
      }
    } else {
      items.update { $0.setCollapsed(folds) }
    }
    self.folds = folds
    made = items
    return items
  }

  /// Up to how many folds are changed one by one rather than all at once.
  private static var fewFolds: Int { 16 }
}
#endif
