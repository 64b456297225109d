internal import RejoinderCore

/// Gives rows of a discussion as they are where nothing is folded, wherever they stand.
///
/// Rows that follow each other are cheapest: they share the way to the first of them.
struct UnfoldedRows {
  private let scene: PageScene
  private let tree: CommentTree<Comment>
  private let wholeTree: CommentTree<Comment>
  private let nextNew: [Topology.Slot: Comment.ID]
  private var places: SiblingPlaces
  private var guides = GuideWalk()
  private var columns: RowColumnWalk
  /// The slot that would go on with the walk.
  private var following = Topology.none

  init(_ scene: PageScene) {
    (self.scene, tree, wholeTree) = (scene, scene.outline.tree, scene.wholeTree)
    nextNew = Self.nextNew(in: scene)
    places = SiblingPlaces(wholeTree.topology)
    columns = RowColumnWalk(cap: scene.cap)
  }

  /// The row of a slot, `nil` where it has no place among the rows.
  ///
  /// - Complexity: O(log n) on average, and O(depth) below the levels that guides keep.
  mutating func row(at slot: Topology.Slot) -> PageRow? {
    guard let depth = depth(of: slot) else { return nil }
    let topology = tree.topology
    if slot != following {
      guides = GuideWalk()
      columns = RowColumnWalk(
        cap: scene.cap,
        outer: scene.outerColumns(above: slot, depth: depth)
      )
    }
    let row = Row(
      id: tree.rowID(of: slot),
      comment: tree.comment(at: slot),
      remainder: tree.remainder(at: slot),
      guides: guides.step(to: slot, depth: depth, in: topology),
      hasReplies: topology.hasChildren(slot),
      placement: tree.placement(at: slot)
    )
    following = topology.next(after: slot)
    let nextDepth = self.depth(of: following) ?? -1
    return scene.pageRow(
      row,
      place: places.place(of: wholeTree.slot(of: row.id)),
      nextNew: nextNew[slot],
      columns: columns.step(row, nextDepth: nextDepth)
    )
  }

  private func depth(of slot: Topology.Slot) -> Int? {
    guard slot > 0 else { return nil }
    if let comment = tree.comment(at: slot) { return scene.outline.depth(of: comment.id) }
    guard let remainder = tree.remainder(at: slot) else { return nil }
    guard let parent = remainder.parentID else { return 0 }
    return scene.outline.depth(of: parent).map { $0 + 1 }
  }

  /// For each new comment the new one behind it, for the last one the first; nothing where no moment is
  /// named.
  private static func nextNew(in scene: PageScene) -> [Topology.Slot: Comment.ID] {
    guard scene.addresses.state.since != nil else { return [:] }
    let tree = scene.outline.tree
    var (new, slot): ([Topology.Slot], Topology.Slot) = ([], Topology.root)
    repeat {
      slot = tree.topology.next(after: slot)
      if slot > 0, scene.isNew(tree.comment(at: slot)) { new.append(slot) }
    } while slot > 0
    var next: [Topology.Slot: Comment.ID] = [:]
    for (index, slot) in new.enumerated() {
      next[slot] = tree.comment(at: new[(index + 1) % new.count])?.id
    }
    return next
  }
}
