#if canImport(SwiftUI)
internal import RejoinderCore

extension RowPresentation {
  /// Whether there are words on which taps do something of their own: links, code, spoilers.
  var hasOwnTaps: Bool {
    guard quotes.isEmpty, files.isEmpty else { return true }
    guard let body else { return false }
    return body.runs.contains { run in
      run.kind == .code || run.kind == .spoiler || run.kind.isInline && body.link(of: run) != nil
    }
  }
}
#endif
