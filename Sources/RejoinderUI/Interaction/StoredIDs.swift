#if canImport(SwiftUI)
internal import RejoinderCore

/// Ids as a scene keeps them: by their bytes, since any sign may stand in one.
enum StoredIDs {
  /// Writes ids.
  static func text(_ ids: some Sequence<Comment.ID>) -> String {
    ids.map { id in
      id.utf8.map { String($0, radix: 16) }.joined(separator: ".")
    }.joined(separator: " ")
  }

  /// Reads ids that were written.
  static func ids(_ text: String) -> [Comment.ID] {
    text.split(separator: " ").map { word in
      Comment.ID(utf8: word.split(separator: ".").compactMap { UInt8($0, radix: 16) })
    }
  }
}
#endif
