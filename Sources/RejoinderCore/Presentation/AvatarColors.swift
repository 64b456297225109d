/// Which colour each person of a discussion has, as a number.
///
/// A hash of the id alone gives every eighth answer the colour of what it answers. So each person, in
/// the order in which they first appear, takes that colour from their hash on which the fewest of those
/// have with whom they talk. A person keeps it on every page of the discussion, in every order.
public struct AvatarColors: Sendable {
  /// How many colours are told apart; a look that has other colours takes them by the hash.
  public static let count = 8

  private var colors: [Comment.ID: UInt8] = [:]

  /// Gives the people of a discussion their colours.
  ///
  /// - Parameter comments: The comments.
  /// - Complexity: O(n) in their number.
  public init(_ comments: [Comment]) {
    var people: [Comment.ID: Int] = [:]
    var (ids, partners): ([Comment.ID], [[Int]]) = ([], [])
    var authors: [Comment.ID: Int] = [:]
    for comment in comments {
      guard let author = comment.author?.id else { continue }
      let person = people[author] ?? ids.count
      if person == ids.count {
        people[author] = person
        ids.append(author)
        partners.append([])
      }
      authors[comment.id] = person
    }
    for comment in comments {
      guard let person = authors[comment.id],
        let parent = comment.parentID.flatMap({ authors[$0] }),
        person != parent
      else { continue }
      partners[person].append(parent)
      partners[parent].append(person)
    }
    var chosen = [Int](repeating: -1, count: ids.count)
    for person in ids.indices {
      var uses = [Int](repeating: 0, count: Self.count)
      for partner in partners[person] where chosen[partner] >= 0 { uses[chosen[partner]] += 1 }
      chosen[person] = Self.leastUsed(
        uses,
        from: AvatarLetter.color(of: ids[person], among: uses.count)
      )
      colors[ids[person]] = UInt8(chosen[person])
    }
  }

  /// The number of a person's colour among some.
  ///
  /// - Parameters:
  ///   - id: The id of the person.
  ///   - count: How many colours there are.
  /// - Returns: The number, from 0.
  public func color(of id: Comment.ID, among count: Int) -> Int {
    guard count == Self.count, let color = colors[id] else {
      return AvatarLetter.color(of: id, among: count)
    }
    return Int(color)
  }

  /// The first of the least numbers, from a place on and round.
  private static func leastUsed(_ uses: [Int], from start: Int) -> Int {
    var best = start
    for step in 1..<uses.count {
      let place = (start + step) % uses.count
      if uses[place] < uses[best] { best = place }
    }
    return best
  }
}
