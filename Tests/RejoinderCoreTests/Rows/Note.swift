import RejoinderCore

/// A small comment type of a test's own, with numbers for ids.
struct Note: Threadable, Equatable {
  let id: Int
  var parentID: Int?
  var createdAt: Timestamp?
  var revision: Int64?
  var votes: Votes?
  var state: CommentState = .visible
  var flags: CommentFlags = []

  init(
    _ id: Int,
    under parentID: Int? = nil,
    at seconds: Int64? = nil,
    state: CommentState = .visible
  ) {
    (self.id, self.parentID, self.state) = (id, parentID, state)
    createdAt = seconds.map { Timestamp(seconds: $0) }
  }
}

/// The shapes in which discussions come.
enum Shape: CaseIterable {
  case chain
  case roots
  case mixed
  case bushy

  /// Notes 1…count in an order in which parents come first.
  func notes(_ count: Int, using random: inout some RandomNumberGenerator) -> [Note] {
    (1...max(count, 1)).map { id in
      switch self {
      case .chain: Note(id, under: id == 1 ? nil : id - 1)
      case .roots: Note(id)
      case .mixed:
        Note(
          id,
          under: id == 1 || Int.random(in: 0..<20, using: &random) == 0
            ? nil : Int.random(in: max(1, id - 1 - id / 3)..<id, using: &random)
        )
      case .bushy:
        Note(id, under: id == 1 ? nil : Int.random(in: 1...min(id - 1, 5), using: &random))
      }
    }
  }
}
