/// Random numbers that are the same on every machine for the same seed: Steele's SplitMix64.
///
/// It is small, fast and good enough for samples and tests; it keeps no secret.
///
/// ```swift
/// var random = SplitMix64(seed: 7)
/// let die = random.number(below: 6) + 1
/// ```
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator.
  ///
  /// - Parameter seed: What all numbers follow from.
  public init(seed: UInt64) { state = seed }

  /// Makes the next number.
  ///
  /// - Returns: 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Makes a number below a bound.
  ///
  /// The standard library may change how it draws from a range; this never changes.
  ///
  /// - Parameter bound: The bound, at least 1.
  /// - Returns: A number, 0..<`bound`.
  public mutating func number(below bound: Int) -> Int {
    precondition(bound > 0, "There is no number below \(bound).")
    return Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Chooses one of some values.
  ///
  /// - Parameter values: The values, at least one.
  /// - Returns: One of them.
  public mutating func one<Value>(of values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  /// Tosses a coin that rarely comes down on its good side.
  ///
  /// - Parameter count: Once in how many tosses it does, at least 1.
  /// - Returns: Whether it did.
  public mutating func once(in count: Int) -> Bool { number(below: count) == 0 }
}
