extension Comment {
  /// Whether its words are not to be seen by this reader, so that something stands in their place.
  public var isTombstone: Bool { !state.isReadable }

  /// The name to show, without what turns its direction; empty where it is unknown or not to be seen.
  public var shownName: String {
    guard state.isReadable || state == .dead else { return "" }
    return SafeLine.made(of: author?.name ?? "")
  }
}
