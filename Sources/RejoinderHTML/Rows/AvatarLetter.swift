internal import RejoinderCore

/// What an avatar shows where there is no picture.
enum AvatarLetter {
  /// How many colours the style sheet has.
  static let colourCount = 8

  /// The number of a person's colour, by a hash of the id (FNV-1a).
  static func colour(of id: Comment.ID) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in id.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int((hash ^ hash >> 16) % UInt32(colourCount))
  }

  /// The first letter or digit of a name as people count letters, a small Latin one made large.
  static func letter(of name: String, _ services: TextServices) -> String {
    let start = name.utf8.firstIndex { $0 >= 0x80 || $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 }
    guard let start else { return services.firstGrapheme(name) }
    let letter = services.firstGrapheme(String(name[start...]))
    guard let first = letter.utf8.first, letter.utf8.count == 1, first &- 0x61 < 26 else {
      return letter
    }
    return String(UnicodeScalar(first - 0x20))
  }
}
