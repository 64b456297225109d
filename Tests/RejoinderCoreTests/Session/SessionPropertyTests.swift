import TestSupport
import Testing

@testable import RejoinderCore

/// Random runs against a source that answers late, twice and in another order, while things happen
/// and somebody acts; in the end everything is there once, in its place.
@Suite struct SessionPropertyTests {
  /// The seeds to run: the one that the environment asks for, or as many as take a few seconds.
  static let seeds: [UInt64] = SeededGenerator.requestedSeed.map { [$0] } ?? Array(0..<seedCount)

  /// How many seeds are run, each in every order; `SEEDS` in the environment asks for more.
  static let seedCount = SeededGenerator.requestedCount ?? 110

  @Test(arguments: [CommentOrder.source, .newest, .oldest, .top])
  func losesAndDoublesNothingWhateverComesWhen(_ order: CommentOrder) throws {
    for seed in Self.seeds {
      var run = SessionRun(seed: seed, order: order)
      try run.tell(.open)
      for _ in 0..<120 { try run.step() }
      try run.calmDown()
      try run.checkEnd()
      try run.checkSorting()
    }
  }
}
