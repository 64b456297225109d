/// By when each open connection must have sent the head of its next request.
///
/// libmicrohttpd's own timeout counts inactivity only: a client that sends one byte every few
/// seconds would hold its connection for ever, and an end that arrives together with half a head is
/// overlooked by the library's epoll loop until something else happens. Descriptors are small and
/// reused, so a flat array indexed by them is the whole table.
struct HeadDeadlines {
  /// Nanoseconds of the monotonic clock, by descriptor; `none` where nothing is awaited.
  private var instants: [UInt64] = []
  private static let none = UInt64.max

  /// - Complexity: O(1) amortized.
  mutating func expectHead(on descriptor: Int32, by instant: UInt64) {
    let missing = Int(descriptor) + 1 - instants.count
    if missing > 0 {
      instants.append(contentsOf: repeatElement(Self.none, count: missing))
    }
    instants[Int(descriptor)] = instant
  }

  /// The head is there, or the connection is gone.
  mutating func clear(_ descriptor: Int32) {
    instants[Int(descriptor)] = Self.none
  }

  /// Takes out the descriptors whose time is over.
  ///
  /// - Complexity: O(*n*) in the highest descriptor.
  mutating func removeOverdue(at now: UInt64) -> [Int32] {
    var overdue: [Int32] = []
    for descriptor in instants.indices where instants[descriptor] <= now {
      instants[descriptor] = Self.none
      overdue.append(Int32(descriptor))
    }
    return overdue
  }
}
