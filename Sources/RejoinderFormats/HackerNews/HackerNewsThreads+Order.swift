import RejoinderCore

// In which order they stand.
extension HackerNewsThreads {
  /// The order in which items were found.
  func foundOrder() -> [Int32] {
    (0..<Int32(count)).filter { groups[Int($0)] >= 0 }
  }

  /// Every comment after the one it answers, answers as their parent lists them.
  mutating func listedOrder() -> [Int32] {
    let answers = Answers(parents: parents, listed: listedAnswers())
    var order: [Int32] = []
    order.reserveCapacity(count)
    var isPlaced = [Bool](repeating: false, count: count)
    var stack: [Int32] = []
    // Roots first; what only a circle holds follows, each circle entered where it was found first.
    for pass in 0..<2 {
      for slot in 0..<count
      where groups[slot] >= 0 && !isPlaced[slot] && (pass == 1 || parents[slot] < 0) {
        stack.append(Int32(slot))
        while let next = stack.popLast() {
          guard !isPlaced[Int(next)] else { continue }
          isPlaced[Int(next)] = true
          order.append(next)
          stack.append(contentsOf: answers.of(Int(next)).reversed())
        }
      }
    }
    return order
  }

  /// The slots that items list as their answers, in their order, as far as they are here and agree;
  /// the others are noted as missing.
  private mutating func listedAnswers() -> [(parent: Int32, slot: Int32)] {
    items.kids.compactMap { kid in
      guard kind(Int(kid.owner)) != .wrapper else { return nil }
      guard let slot = slots[kid.id] else {
        missing.append(kid)
        return nil
      }
      guard parents[Int(slot)] == kid.owner else {
        contradict(
          Int(slot),
          "\(items.comments[Int(kid.owner)].id) lists it, which is not its parent"
        )
        return nil
      }
      return (kid.owner, slot)
    }
  }

  /// The answers of every item, kept in one array.
  private struct Answers {
    private var starts: [Int32]
    private var slots: [Int32]

    init(parents: [Int32], listed: [(parent: Int32, slot: Int32)]) {
      starts = [Int32](repeating: 0, count: parents.count + 1)
      for parent in parents where parent >= 0 { starts[Int(parent) + 1] += 1 }
      for index in 1..<max(starts.count, 1) { starts[index] += starts[index - 1] }
      slots = [Int32](repeating: 0, count: Int(starts.last ?? 0))
      var next = starts
      var isPlaced = [Bool](repeating: false, count: parents.count)
      func place(_ slot: Int, _ parent: Int) {
        guard !isPlaced[slot] else { return }
        isPlaced[slot] = true
        slots[Int(next[parent])] = Int32(slot)
        next[parent] += 1
      }
      for (parent, slot) in listed { place(Int(slot), Int(parent)) }
      for (slot, parent) in parents.enumerated() where parent >= 0 { place(slot, Int(parent)) }
    }

    func of(_ slot: Int) -> ArraySlice<Int32> { slots[Int(starts[slot])..<Int(starts[slot + 1])] }
  }
}
