internal import RejoinderCore

/// One comment with what it answers and what answers it: the part of a discussion that a page about
/// one comment shows.
struct PageFocus {
  /// The comment.
  let id: Comment.ID
  /// The comments above it that show, the outermost first.
  let ancestors: [Comment.ID]
  /// How many comments stand above it.
  let depth: Int
  /// The rows: the ancestors in one line, the comment, and everything below it, nothing folded.
  let outline: CommentOutline<Comment>

  /// Cuts the part out; it fails where the comment is not there.
  ///
  /// - Parameters:
  ///   - id: The id of the comment.
  ///   - levels: How many levels above it show.
  ///   - whole: The discussion in the right order.
  /// - Complexity: O(k + depth) for the k comments that show.
  init?(_ id: Comment.ID, levels: Int, in whole: CommentOutline<Comment>) {
    let (tree, topology) = (whole.tree, whole.tree.topology)
    let slot = tree.slot(of: id)
    guard slot > 0, topology.depth(of: slot) >= 0 else { return nil }
    var (ancestors, depth): ([Comment], Int) = ([], 0)
    var parent = topology.parent(of: slot)
    while parent > 0 {
      if depth < levels, let comment = tree.comment(at: parent) { ancestors.append(comment) }
      (parent, depth) = (topology.parent(of: parent), depth + 1)
    }
    ancestors.reverse()
    var (comments, remainders) = (ancestors, [Remainder<Comment.ID>]())
    var next = slot
    while next > 0 {
      if let comment = tree.comment(at: next) {
        comments.append(comment)
      } else if let remainder = tree.remainder(at: next) {
        remainders.append(remainder)
      }
      next = topology.next(after: next, within: slot)
    }
    // What it answers is there and does not show; where it is missing, the row says so.
    if depth > ancestors.count { comments[0].parentID = nil }
    (self.id, self.depth, self.ancestors) = (id, depth, ancestors.map { $0.id })
    outline = CommentOutline(CommentTree(comments, remainders: remainders, opener: nil))
  }

  /// How many levels the outermost row stands below the top.
  var depthOffset: Int { depth - ancestors.count }
}
