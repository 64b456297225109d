import RejoinderCore

/// A comment with as little as possible, known by a number.
struct Numbered: Threadable {
  let id: Int
  var parentID: Int?
}

/// A comment with as little as possible, known by text.
struct Named: Threadable {
  let id: Comment.ID
  var parentID: Comment.ID?
}

/// The shapes in which discussions are measured.
enum Shape: String, CaseIterable {
  /// As people write: one comment in twenty opens a thread, most others answer a recent comment, the
  /// rest any earlier one.
  case mixed
  /// Every comment answers the one before.
  case chain
  /// Nobody answers anybody.
  case roots

  func comments(_ count: Int) -> [Numbered] {
    var random = Random(state: 20_261_130)
    return (0..<count).map { Numbered(id: $0, parentID: parent(of: $0, &random)) }
  }

  private func parent(of id: Int, _ random: inout Random) -> Int? {
    guard id > 0, self != .roots else { return nil }
    if self == .chain { return id - 1 }
    switch random.next(below: 20) {
    case 0: return nil
    case ..<12: return id - 1 - random.next(below: min(id, 30))
    default: return random.next(below: id)
    }
  }
}

/// Numbers that are the same in every run: a linear congruential generator of Knuth's.
struct Random {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func numbers(_ count: Int, below bound: Int) -> [Int] {
    (0..<count).map { _ in next(below: bound) }
  }
}
