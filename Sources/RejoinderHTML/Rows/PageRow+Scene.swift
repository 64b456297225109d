internal import RejoinderCore

extension PageScene {
  /// The comment to which the page leads, or which it is about.
  var target: Comment.ID? { addresses.state.target ?? focus?.id }

  /// The comments with their places in the whole discussion, on a page about one comment too.
  var wholeTree: CommentTree<Comment> { (ranking ?? outline).tree }

  /// A row with what a template needs to draw it.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - place: Which one of how many siblings it is.
  ///   - nextNew: Where the row is new: the next new comment.
  ///   - columns: The lines left of it.
  /// - Returns: The row for a template.
  func pageRow(
    _ row: Row<Comment>,
    place: (position: Int, total: Int),
    nextNew: Comment.ID?,
    columns: RowColumns
  ) -> PageRow {
    let id = row.comment?.id ?? row.remainder?.parentID ?? ""
    return PageRow(
      row: row,
      position: place.position,
      siblingCount: place.total,
      replyCount: row.isToggleable ? outline.replyCount(of: id) : 0,
      nextNew: nextNew,
      isTarget: row.comment != nil && target == id,
      isContext: focus?.ancestors.contains(id) ?? false,
      depthOffset: focus?.depthOffset ?? 0,
      showsWords: style.folding.showsWords(isCollapsed: row.isCollapsed),
      columns: columns,
      token: IDToken(id)
    )
  }

  /// The columns that go on where a walk begins, for a row whose guides do not reach that far.
  ///
  /// - Complexity: O(depth) below the levels that guides keep.
  func outerColumns(above slot: Topology.Slot, depth: Int) -> UInt8 {
    guard depth > Guides.maximumLevels else { return 0 }
    let topology = outline.tree.topology
    var (slot, depth, columns) = (slot, depth, UInt8(0))
    while depth > 0 {
      if depth < cap, topology.nextSibling(of: slot) >= 0 { columns |= 1 << UInt8(depth - 1) }
      (slot, depth) = (topology.parent(of: slot), depth - 1)
    }
    return columns
  }
}
