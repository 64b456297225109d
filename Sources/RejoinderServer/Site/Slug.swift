/// The part of an address that stands for a discussion.
package enum Slug {
  /// Small letters and digits, hyphens between the words; other scripts stay as they are.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  package static func made(of name: String) -> String {
    var slug: [UInt8] = []
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        slug.append(byte)
      default: if let last = slug.last, last != hyphen { slug.append(hyphen) }
      }
    }
    if slug.last == hyphen { slug.removeLast() }
    return slug.isEmpty ? "discussion" : String(decoding: slug, as: UTF8.self)
  }

  /// Adds numbers where slugs repeat, so that each stands for one discussion.
  ///
  /// - Complexity: O(*n*) in the number of slugs, as long as few already end in a number.
  package static func distinct(_ slugs: [String]) -> [String] {
    var (taken, seen): (Set<String>, Set<String>) = (Set(slugs), [])
    var numbers: [String: Int] = [:]
    return slugs.map { slug in
      seen.insert(slug).inserted
        ? slug : numbered(slug, after: &numbers[slug, default: 1], taken: &taken)
    }
  }

  private static func numbered(
    _ slug: String,
    after number: inout Int,
    taken: inout Set<String>
  ) -> String {
    while true {
      number += 1
      let candidate = "\(slug)-\(number)"
      if taken.insert(candidate).inserted { return candidate }
    }
  }

  private static let hyphen = UInt8(ascii: "-")
}
