public import RejoinderCore

extension DiscussionPage {
  /// Writes what a script needs to know of every comment: its place, dates, votes and folds.
  ///
  /// It is plain text, whose first line names the version and what holds for the whole page. Every further
  /// line is a row, folded away or not, in pre-order.
  ///
  /// - Parameters:
  ///   - outline: The comments, as for the page.
  ///   - state: What the page shows.
  ///   - now: What time it is.
  /// - Returns: The skeleton as UTF-8.
  /// - Complexity: O(n) in the number of comments.
  public func skeleton(
    of outline: CommentOutline<Comment>,
    in state: PageState = PageState(),
    now: Timestamp
  ) -> [UInt8] {
    let scene = scene(of: outline, in: state, now: now, offset: 0)
    var writer = PageWriter(capacity: 512 + scene.outline.tree.count * 40)
    SkeletonWriter(page: self, scene: scene).write(to: &writer)
    return writer.bytes
  }

  /// Writes single rows as they are where nothing is folded, for a script to put into the page.
  ///
  /// - Parameters:
  ///   - tokens: What the ids of the page's rows have behind `c-`, with commas between; those of rows that
  ///     stand for replies which are not loaded with `m-` before them. Unknown ones are left out, and so
  ///     is what stands behind the first 2,048 bytes.
  ///   - outline: The comments, as for the page.
  ///   - state: What the page shows.
  ///   - now: What time it is.
  ///   - offset: Seconds that the reader's clock is ahead of UTC.
  /// - Returns: The rows as HTML in UTF-8, one behind the other in the order of the tokens.
  /// - Complexity: O(k log n) for k rows, besides counting the lists of siblings that they stand in.
  public func rows(
    _ tokens: String,
    of outline: CommentOutline<Comment>,
    in state: PageState = PageState(),
    now: Timestamp,
    offset: Int = 0
  ) -> [UInt8] {
    let scene = scene(of: outline, in: state, now: now, offset: offset)
    var writer = PageWriter(capacity: 16_384)
    RowsWriter(scene: scene, template: template).write(tokens, to: &writer)
    return writer.bytes
  }

  /// Writes which comments hold some words, folded away or not.
  ///
  /// - Parameters:
  ///   - words: The words, as they stand there one after the other.
  ///   - outline: The comments, as for the page.
  ///   - state: What the page shows.
  ///   - now: What time it is.
  ///   - index: The words of the comments.
  /// - Returns: The tokens of the comments, a line for each, in pre-order; at most
  ///   ``FindIndex/maximumCount``.
  /// - Complexity: O(n) in the number of comments and the size of their text.
  public func found(
    _ words: String,
    of outline: CommentOutline<Comment>,
    in state: PageState = PageState(),
    now: Timestamp,
    index: FindIndex
  ) -> [UInt8] {
    let ids = index.ids(holding: words)
    guard !ids.isEmpty else { return [] }
    let tree = scene(of: outline, in: state, now: now, offset: 0).outline.tree
    var writer = PageWriter(capacity: 16 * ids.count)
    var (slot, count) = (tree.topology.next(after: Topology.root), 0)
    while slot > 0, count < FindIndex.maximumCount {
      if let id = tree.comment(at: slot)?.id, ids.contains(id) {
        writer.html(IDToken(id).bytes)
        writer.literal("\n")
        count += 1
      }
      slot = tree.topology.next(after: slot)
    }
    return writer.bytes
  }
}
