import Foundation

/// A generator that gives the same numbers for the same seed: SplitMix64.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Whether something that happens once in so many times happens now.
  mutating func once(in times: Int) -> Bool { below(times) == 0 }

  /// The seeds to run: the one of the environment's `SEED`, or a few fixed ones.
  static var seeds: [UInt64] {
    if let text = ProcessInfo.processInfo.environment["SEED"], let seed = UInt64(text) {
      return [seed]
    }
    return Array(1...6)
  }
}
