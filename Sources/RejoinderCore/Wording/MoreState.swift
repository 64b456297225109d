/// Where the loading of replies stands that are not there.
public enum MoreState: UInt8, Hashable, Sendable, CaseIterable {
  /// There are none: all is loaded.
  case absent
  /// They wait for somebody to ask.
  case idle
  /// They are under way.
  case loading
  /// They did not come; they can be asked for again.
  case failed
  /// What came held nothing for this reader: the row went, and a face says so.
  case broughtNothing
}

extension Wording {
  /// What a `more` row says: what it brings, that it is loading, that it failed, or brought nothing.
  ///
  /// - Parameters:
  ///   - count: How many replies it brings, `nil` where nobody knows.
  ///   - isTopLevel: Whether these are top-level comments.
  ///   - state: Where the loading stands.
  /// - Returns: The words, none where there is no row.
  public func more(_ count: Int?, isTopLevel: Bool = false, state: MoreState) -> String {
    switch state {
    case .absent: ""
    case .idle: more(count, isTopLevel: isTopLevel)
    case .loading: notices.loading
    case .failed: Template.fill(notices.tryAgain, [("problem", notices.notLoaded)])
    case .broughtNothing: notices.nothingMore
    }
  }
}
