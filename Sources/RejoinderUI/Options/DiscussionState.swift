#if canImport(SwiftUI)
/// Whether a discussion is there, on its way, or could not be loaded.
public enum DiscussionState {
  /// It is there.
  case ready
  /// It is on its way.
  case loading
  /// It could not be loaded: why, and how to try again.
  case failed(String, retry: (@MainActor () -> Void)?)

  /// Whether it is on its way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}
#endif
