/// The replies of each comment as linked lists, and how much stands below each.
struct ReplyLists {
  /// How many comments a subtree has, itself counted; 0 for what can't be reached.
  private(set) var sizes: [Int]
  private var firstReply: [Int]
  private var nextSibling: [Int]

  /// The top level is the list behind the last comment's.
  init(parents: [Int], isOffered: (Int) -> Bool) {
    let count = parents.count
    sizes = [Int](repeating: 0, count: count)
    nextSibling = [Int](repeating: -1, count: count)
    firstReply = [Int](repeating: -1, count: count + 1)
    for index in stride(from: count - 1, through: 0, by: -1) where isOffered(index) {
      let list = parents[index] < 0 ? count : parents[index]
      precondition(parents[index] < count, "A parent must be one of the comments.")
      (nextSibling[index], firstReply[list]) = (firstReply[list], index)
    }
    measure(parents)
  }

  func forEachReply(to parent: Int?, _ body: (Int) -> Void) {
    var reply = firstReply[parent ?? sizes.count]
    while reply >= 0 {
      body(reply)
      reply = nextSibling[reply]
    }
  }

  /// Level by level from the top, then back: no stack, and a cycle of parents is never reached.
  private mutating func measure(_ parents: [Int]) {
    var queue: [Int] = []
    forEachReply(to: nil) { queue.append($0) }
    var head = 0
    while head < queue.count {
      forEachReply(to: queue[head]) { queue.append($0) }
      head += 1
    }
    for index in queue.reversed() {
      sizes[index] += 1
      if parents[index] >= 0 { sizes[parents[index]] += sizes[index] }
    }
  }
}
