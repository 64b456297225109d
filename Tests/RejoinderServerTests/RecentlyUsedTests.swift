import CMicroHTTPD
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Testing

@testable import RejoinderServer

struct RecentlyUsedTests {
  /// Content that is not compressed, so that its size is the one asked for.
  private func content(_ count: Int) -> ServedContent {
    var random = SplitMix(state: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    return ServedContent(bytes, contentType: .html)
  }

  /// What an entry costs besides its content and its key.
  private let overhead = 512

  @Test(arguments: [(-1, 0), (0, 1), (1, 1)])
  func keepsOneEntryFromItsCostOn(slack: Int, kept: Int) {
    var table = RecentlyUsed(capacity: 100 + 1 + overhead + slack)
    table.keep(content(100), under: [1])
    #expect(table.count == kept)
    #expect(table.cost == kept * (101 + overhead))
  }

  @Test(arguments: [(-1, [false, true]), (0, [true, true]), (1, [true, true])])
  func letsGoOfTheOldestAboveTheBound(slack: Int, kept: [Bool]) {
    var table = RecentlyUsed(capacity: 2 * (101 + overhead) + slack)
    table.keep(content(100), under: [1])
    table.keep(content(100), under: [2])
    let found = [table.use([1]) != nil, table.use([2]) != nil]
    #expect(found == kept)
  }

  @Test func keepsWhatIsUsed() {
    var table = RecentlyUsed(capacity: 2 * (101 + overhead))
    table.keep(content(100), under: [1])
    table.keep(content(100), under: [2])
    _ = table.use([1])
    table.keep(content(100), under: [3])
    let found = [table.use([1]) != nil, table.use([2]) != nil, table.use([3]) != nil]
    #expect(found == [true, false, true])
  }

  @Test func replacesWhatHasTheSameKey() {
    var table = RecentlyUsed(capacity: 10_000)
    table.keep(content(100), under: [1])
    table.keep(content(200), under: [1])
    #expect(table.count == 1)
    #expect(table.cost == 201 + overhead)
    #expect(table.use([1])?.count == 200)
  }

  /// The oracle: a plain list, newest first.
  @Test func doesWhatAListDoes() {
    let seed = getenv("SEED").flatMap { UInt64(String(cString: $0)) } ?? 20_240_611
    var random = SplitMix(state: seed)
    let contents = (0..<8).map { content(1 + $0 * 40) }
    let capacity = 5 * (100 + overhead)
    var table = RecentlyUsed(capacity: capacity)
    var list: [(key: UInt8, content: ServedContent)] = []
    var cost: Int { list.reduce(0) { $0 + $1.content.count + 1 + overhead } }
    for step in 0..<20_000 {
      let key = UInt8(random.next() % 12)
      let held = list.firstIndex { $0.key == key }.map { list.remove(at: $0).content }
      if random.next() % 2 == 0 {
        let found = table.use([key])
        #expect(found?.version == held?.version, "step \(step), SEED=\(seed)")
        if let held { list.insert((key, held), at: 0) }
      } else {
        let content = contents[Int(random.next() % 8)]
        table.keep(content, under: [key])
        list.insert((key, content), at: 0)
        while cost > capacity { list.removeLast() }
      }
      #expect((table.count, table.cost) == (list.count, cost), "step \(step), SEED=\(seed)")
    }
  }
}

/// A small generator of numbers that look random and repeat with their seed.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
