/// Pages that were asked for lately, up to a number of bytes.
///
/// What was unused longest goes first; a page that alone exceeds the bound is not kept, nor one of which
/// its maker says that it is not worth it. Pages are
/// made outside the lock, so that one slow page holds up nobody; two threads that miss the same
/// page at once both make it, and the later one stays.
final class PageCache: Sendable {
  private let pages: Guarded<RecentlyUsed>

  /// - Parameter capacity: How many bytes pages and their keys may take altogether.
  init(capacity: Int) {
    pages = Guarded(RecentlyUsed(capacity: capacity))
  }

  /// The page that is kept under the key of a request, or the one that is made now.
  ///
  /// - Complexity: O(1) for a kept page, besides hashing its key.
  func page(
    for request: PageRequest,
    make: (PageRequest) -> (content: ServedContent, isWorthKeeping: Bool)?
  ) -> ServedContent? {
    let key = request.key
    if let kept = pages.withLock({ $0.use(key) }) { return kept }
    guard let made = make(request) else { return nil }
    if made.isWorthKeeping { pages.withLock { $0.keep(made.content, under: key) } }
    return made.content
  }
}
