internal import RejoinderCore

extension DiscussionStyle {
  /// The name as it may stand in a class and in an address: its letters, digits and hyphens, `look`
  /// where it has none.
  var token: String {
    let kept = name.utf8.filter {
      $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D
    }
    return kept.isEmpty ? "look" : String(decoding: kept, as: UTF8.self)
  }
}
