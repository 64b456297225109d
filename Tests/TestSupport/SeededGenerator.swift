import Foundation
import RejoinderTesting

/// Random numbers that come again in the next run: xoshiro256**, filled from its seed by SplitMix64.
///
/// Its description belongs into the message of every expectation that it feeds, so that a failure
/// says how to see it again:
///
/// ```swift
/// var random = SeededGenerator(default: 7)
/// let tree = Tree.random(using: &random)
/// #expect(tree.isValid, "\(random)")  // … seed: 7 (run again with SEED=7)
/// ```
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// The number everything follows from.
  public let seed: UInt64

  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// The seed that `SEED` in the environment asks for: decimal, or hexadecimal after `0x`.
  public static let requestedSeed: UInt64? = number(named: "SEED")

  /// How many seeds `SEEDS` in the environment asks for, of the tests that run through many.
  public static let requestedCount: UInt64? = number(named: "SEEDS")

  private static func number(named name: String) -> UInt64? {
    guard let text = ProcessInfo.processInfo.environment[name], !text.isEmpty else { return nil }
    let number = text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : UInt64(text)
    guard let number else { preconditionFailure("\(name) must be a whole number, not '\(text)'.") }
    return number
  }

  /// Makes a generator from a seed, whatever the environment says.
  ///
  /// - Parameter seed: The seed.
  public init(seed: UInt64) {
    self.seed = seed
    var filler = SplitMix64(seed: seed)
    state = (filler.next(), filler.next(), filler.next(), filler.next())
  }

  /// Makes a generator from the seed of the environment, or else from the test's own.
  ///
  /// - Parameter seed: The seed for where `SEED` is not set.
  public init(default seed: UInt64) { self.init(seed: Self.requestedSeed ?? seed) }

  /// Makes the next number.
  ///
  /// - Returns: 64 random bits.
  public mutating func next() -> UInt64 {
    let scrambled = Self.rotate(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = Self.rotate(state.3, by: 45)
    return scrambled
  }

  private static func rotate(_ bits: UInt64, by count: UInt64) -> UInt64 {
    bits << count | bits >> (64 - count)
  }
}

extension SeededGenerator: CustomStringConvertible {
  /// How to get the same numbers again.
  public var description: String { "seed: \(seed) (run again with SEED=\(seed))" }
}
