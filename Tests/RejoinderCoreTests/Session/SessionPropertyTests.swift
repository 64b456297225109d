import TestSupport
import Testing

@testable import RejoinderCore

/// Random runs against a source that answers late, twice and in another order, while things happen
/// and somebody acts; in the end everything is there once, in its place.
@Suite struct SessionPropertyTests {
  @Test(arguments: [CommentOrder.source, .newest, .oldest, .top])
  func losesAndDoublesNothingWhateverComesWhen(_ order: CommentOrder) throws {
    for seed in 0..<100 {
      var run = SessionRun(seed: UInt64(seed), order: order)
      try run.tell(.open)
      for _ in 0..<120 { try run.step() }
      try run.calmDown()
      try run.checkEnd()
      try run.checkSorting()
    }
  }
}
