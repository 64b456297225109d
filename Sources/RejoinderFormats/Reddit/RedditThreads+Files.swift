import RejoinderCore

// Which file comes first.
extension RedditThreads {
  /// Pages before later answers, fuller ones before others, then by the first id, and what is alike
  /// in all that by what it says: in whatever order files are given, one of them is the first.
  mutating func orderFiles() {
    let mores = Dictionary(items.mores.map { ($0.slot, $0) }) { first, _ in first }
    let order = items.files.indices.sorted { lhs, rhs in
      let (left, right) = (items.files[lhs], items.files[rhs])
      if left.isAnswer != right.isAnswer { return right.isAnswer }
      if left.slots.count != right.slots.count { return left.slots.count > right.slots.count }
      let ids = (firstID(left), firstID(right))
      return ids.0 == ids.1 ? says(left, before: right, mores) : ids.0 < ids.1
    }
    sequence.reserveCapacity(count)
    for file in order {
      for slot in items.files[file].slots where kind(slot) != .nothing {
        sequence.append(Int32(slot))
      }
    }
  }

  private func firstID(_ file: RedditItems.File) -> Comment.ID {
    file.slots.first { kind($0) == .comment }.map { items.comments[$0].id } ?? ""
  }

  /// Whether the first thing in which two files of one size differ says what comes first.
  private func says(
    _ left: RedditItems.File,
    before right: RedditItems.File,
    _ mores: [Int32: RedditItems.More]
  ) -> Bool {
    for (one, other) in zip(left.slots, right.slots) {
      let words = (
        words(of: one, in: left, mores[Int32(one)]),
        words(of: other, in: right, mores[Int32(other)])
      )
      if words.0 != words.1 { return words.0.lexicographicallyPrecedes(words.1) }
    }
    return false
  }

  /// All that a file says of a thing, as this package's own format puts it.
  private func words(of slot: Int, in file: RedditItems.File, _ more: RedditItems.More?) -> [UInt8]
  {
    let (link, header) = (items.links[slot], header(slot))
    var about = Discussion(id: link.story, title: header.title, comments: [items.comments[slot]])
    (about.address, about.statedCount, about.extra) = (header.address, header.count, header.extra)
    if let more {
      let cursor = more.kids.map(\.description).joined(separator: ",")
      about.remainders = [Remainder(under: nil, count: more.count, cursor: Comment.ID(cursor))]
    }
    let outer = link.outer < 0 ? -1 : Int(link.outer) - file.slots.lowerBound
    var words = Array("\(link.kind.rawValue) \(link.parentKind.rawValue) \(outer) ".utf8)
    var writer = RejoinderLineWriter { words += $0 }
    writer.write(about)
    return words
  }
}
