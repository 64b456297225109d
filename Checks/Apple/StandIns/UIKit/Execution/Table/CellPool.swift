/// The cells that wait for a row, by identifier, and the classes from which new ones are made.
@MainActor final class CellPool {
  private var classes: [String: UITableViewCell.Type] = [:]
  private var endClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var made: [String: UITableViewCell.Type] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]
  private var own: Set<ObjectIdentifier> = []
  /// Keeps what was made, so that no other cell can be taken for it.
  private var all: [UITableViewCell] = []
  var random = Numbers(seed: 1)

  /// A small generator of numbers that a seed repeats.
  struct Numbers: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  func register(_ kind: AnyClass?, _ identifier: String) {
    StandIn.check(!identifier.isEmpty, "A reuse identifier must not be empty.")
    guard let kind else { return classes[identifier] = nil }
    guard let cell = kind as? UITableViewCell.Type else {
      return StandIn.check(false, "\(kind) is registered as a cell but is no table view cell.")
    }
    if let before = made[identifier] {
      StandIn.check(
        before == cell,
        "\(cell) is registered for \(identifier), of which there are cells of \(before) already."
      )
    }
    classes[identifier] = cell
  }

  func registerEnd(_ kind: AnyClass?, _ identifier: String) {
    guard let kind else { return endClasses[identifier] = nil }
    guard let end = kind as? UITableViewHeaderFooterView.Type else {
      return StandIn.check(false, "\(kind) is registered as a header but is none.")
    }
    endClasses[identifier] = end
  }

  func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil }

  func take(_ identifier: String) -> UITableViewCell? {
    if let count = waiting[identifier]?.count, count > 0 {
      let cell = waiting[identifier]?.remove(at: Int.random(in: 0..<count, using: &random))
      cell?.prepareForReuse()
      return cell
    }
    guard let kind = classes[identifier] else { return nil }
    made[identifier] = kind
    let cell = kind.init(standInIdentifier: identifier)
    StandIn.check(
      cell.reuseIdentifier == identifier,
      "A cell of \(kind) does not pass its reuse identifier on to its superclass."
    )
    own.insert(ObjectIdentifier(cell))
    all.append(cell)
    return cell
  }

  func end(_ identifier: String) -> UITableViewHeaderFooterView? {
    endClasses[identifier]?.init(standInIdentifier: identifier)
  }

  func owns(_ cell: UITableViewCell) -> Bool { own.contains(ObjectIdentifier(cell)) }

  func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    StandIn.check(
      waiting[identifier]?.contains(cell) != true,
      "A cell was given back twice."
    )
    waiting[identifier, default: []].append(cell)
  }

  /// How many cells were made so far.
  var count: Int { all.count }
}
