import RejoinderCore
import RejoinderTesting
import Testing

@testable import rejoinder

struct OutlineCacheTests {
  private let cache = OutlineCache(
    CommentOutline(
      CommentTree(SampleDiscussions.generated(count: 300)),
      initialFold: .below(3)
    ),
    initialFold: .below(3)
  )
  private let now = Timestamp(seconds: 0)

  @Test func givesTheFirstOrderAsItIs() {
    let outline = cache.outline(in: .source, now: now)
    #expect(outline.rows.map(\.id) == cache.first.rows.map(\.id))
  }

  @Test(arguments: [CommentOrder.top, .newest, .oldest, .best, .active, .controversial])
  func givesEveryOrderFoldedTheSameWay(order: CommentOrder) {
    let outline = cache.outline(in: order, now: now)
    var tree = CommentTree(SampleDiscussions.generated(count: 300))
    tree.sort(by: order, now: now)
    #expect(outline.rows.map(\.id) == CommentOutline(tree, initialFold: .below(3)).rows.map(\.id))
  }

  @Test func keepsGivingOrdersThatItLetGo() {
    let orders: [CommentOrder] = [.top, .newest, .oldest, .best, .active, .top, .newest]
    let first = orders.map { cache.outline(in: $0, now: now).rows.map(\.id) }
    let second = orders.map { cache.outline(in: $0, now: now).rows.map(\.id) }
    #expect(first == second)
  }

  @Test func answersManyThreadsAtOnce() async {
    let orders: [CommentOrder] = [.top, .newest, .oldest, .best, .active]
    let expected = orders.map { cache.outline(in: $0, now: now).rowCount }
    await withTaskGroup(of: Bool.self) { group in
      for turn in 0..<40 {
        let (order, count) = (orders[turn % 5], expected[turn % 5])
        group.addTask { [cache, now] in cache.outline(in: order, now: now).rowCount == count }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
