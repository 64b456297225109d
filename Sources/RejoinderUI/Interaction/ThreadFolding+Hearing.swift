#if canImport(SwiftUI)
internal import RejoinderCore
internal import SwiftUI

extension ThreadFolding {
  /// The same folding, that tells what a reader folded to those who hear or feel it, and keeps it.
  ///
  /// - Parameters:
  ///   - touch: Where the reader is.
  ///   - options: What was chosen.
  ///   - memory: What is kept.
  /// - Returns: The folding.
  func heard(
    by touch: ThreadTouch<Value.ID>,
    _ options: DiscussionOptions,
    _ memory: ThreadMemory<Value.ID>
  ) -> ThreadFolding {
    ThreadFolding(items: items) { ids, body in
      let before = items.outline
      var after: CommentOutline<Threaded<Value>>?
      let changed = change(ids) { outline in
        let changes = body(&outline)
        after = outline
        return changes
      }
      guard let after, !changed.isEmpty else { return changed }
      touch.openRow = nil
      touch.feel(.fold)
      Announcer.announce(announcement(changed, before, after), options.wording)
      memory.keep(changed.map(\.id), in: after, now: .now)
      return changed
    }
  }

  /// What is said about folds: how many replies went or came.
  private func announcement(
    _ changed: [Changed],
    _ before: CommentOutline<Threaded<Value>>,
    _ after: CommentOutline<Threaded<Value>>
  ) -> Announcement {
    if changed.count == 1, let id = changed.first?.id {
      let count = after.replyCount(of: id)
      return after.isCollapsed(id) ? .folded(replies: count) : .unfolded(replies: count)
    }
    let difference = after.rowCount - before.rowCount
    return difference < 0 ? .folded(replies: -difference) : .unfolded(replies: difference)
  }
}
#endif
