import TestSupport

extension SeededGenerator {
  /// The seeds to run: the one that the environment asks for, or a few fixed ones.
  static let seeds: [UInt64] = requestedSeed.map { [$0] } ?? Array(1...6)

  /// A number from 0 up to a bound, which is left out.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
