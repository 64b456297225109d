import RejoinderFormats

/// The files that discussions were read from, and what tells that one of them changed.
struct WatchedFiles: Sendable {
  /// How all of them were at one moment.
  typealias State = [FilePath: FileStamp]

  private let paths: [FilePath]

  /// Watches what some words name; `nil` where some of it can be read but once, as the standard input.
  init?(_ words: [Word]) {
    paths = words.map { FilePath(bytes: $0.bytes) }
    let canBeReadAgain = zip(words, paths).allSatisfy { word, path in
      word != "-" && (path.kind == .file || path.kind == .folder)
    }
    guard canBeReadAgain else { return nil }
  }

  /// How they are now; what is gone, or cannot be looked at, is left out.
  func state() -> State {
    var state: State = [:]
    for path in paths {
      // What is left out of a folder when it is read changes nothing.
      let parts = path.kind == .folder ? (try? Folder.contents(of: path)) ?? [] : [path]
      for part in parts { state[part] = FileStamp(of: part) }
    }
    return state
  }
}
