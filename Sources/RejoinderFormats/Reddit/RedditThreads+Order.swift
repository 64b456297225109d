import RejoinderCore

// In which order they stand.
extension RedditThreads {
  /// Every comment after the one it answers.
  ///
  /// Answers stand as files have them together with their parent; then those that are listed as not
  /// contained, in the order of the list; then what came besides.
  func preOrder() -> [Int32] {
    let sorted = siblingOrder()
    let answers = Answers(parents: parents, order: sorted)
    var order: [Int32] = []
    order.reserveCapacity(sorted.count)
    var isPlaced = [Bool](repeating: false, count: count)
    var stack: [Int32] = []
    // Roots first; what only a circle holds follows, each circle entered where it was found first.
    for pass in 0..<2 {
      for slot in sorted where !isPlaced[Int(slot)] && (pass == 1 || parents[Int(slot)] < 0) {
        if pass == 1 { reportCircle(Int(slot)) }
        stack.append(slot)
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

  /// All comments so that siblings stand in their order.
  private func siblingOrder() -> [Int32] {
    var order: [Int32] = []
    var isPlaced = [Bool](repeating: false, count: count)
    func place(_ slot: Int32) {
      guard !isPlaced[Int(slot)] else { return }
      isPlaced[Int(slot)] = true
      order.append(slot)
    }
    for slot in sequence where kind(Int(slot)) == .comment && isInPlace(Int(slot)) { place(slot) }
    for more in orderedMores() {
      let group = groups[Int(items.mores[more].slot)]
      for kid in items.mores[more].kids {
        if let slot = slots[Key(group: group, id: kid)] { place(slot) }
      }
    }
    for slot in sequence where kind(Int(slot)) == .comment { place(slot) }
    return order
  }

  /// Whether its file says where it stands.
  ///
  /// All of a page does, and what an answer holds together with its parent. Of the others the lists
  /// of what is not contained know the place.
  private func isInPlace(_ slot: Int) -> Bool {
    let file = items.links[slot].file
    let parent = Int(parents[slot])
    return !items.files[Int(file)].isAnswer || parent >= 0 && items.links[parent].file == file
  }

  /// The `more` objects, file by file, in the order that counts.
  func orderedMores() -> [Int] {
    var ranks = [Int32](repeating: 0, count: count)
    for (rank, slot) in sequence.enumerated() { ranks[Int(slot)] = Int32(rank) }
    return items.mores.indices.sorted {
      ranks[Int(items.mores[$0].slot)] < ranks[Int(items.mores[$1].slot)]
    }
  }

  private func reportCircle(_ slot: Int) {
    sink(
      .oddity(
        items.oddity(
          .circle,
          of: slot,
          seen: "comments that answer each other in a circle",
          done: "they keep the names of their parents"
        )
      )
    )
  }

  /// The answers of every comment, kept in one array.
  private struct Answers {
    private var starts: [Int32]
    private var slots: [Int32]

    init(parents: [Int32], order: [Int32]) {
      starts = [Int32](repeating: 0, count: parents.count + 1)
      for slot in order where parents[Int(slot)] >= 0 { starts[Int(parents[Int(slot)]) + 1] += 1 }
      for index in 1..<max(starts.count, 1) { starts[index] += starts[index - 1] }
      slots = [Int32](repeating: 0, count: Int(starts.last ?? 0))
      var next = starts
      for slot in order where parents[Int(slot)] >= 0 {
        let parent = Int(parents[Int(slot)])
        slots[Int(next[parent])] = slot
        next[parent] += 1
      }
    }

    func of(_ slot: Int) -> ArraySlice<Int32> { slots[Int(starts[slot])..<Int(starts[slot + 1])] }
  }
}
