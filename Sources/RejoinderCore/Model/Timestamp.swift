/// A moment: microseconds since 1970 began in UTC, leap seconds not counted.
///
/// Arithmetic stops at the ends of the range instead of overflowing.
public struct Timestamp: Hashable, Sendable {
  /// Microseconds since 1970-01-01T00:00:00Z.
  public let microseconds: Int64

  /// Makes a moment.
  ///
  /// - Parameter microseconds: Microseconds since 1970-01-01T00:00:00Z.
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// Makes a moment from whole seconds; beyond ± 292,000 years it is the end of the range.
  ///
  /// - Parameter seconds: Seconds since 1970-01-01T00:00:00Z.
  public init(seconds: Int64) {
    let product = seconds.multipliedReportingOverflow(by: 1_000_000)
    microseconds = product.overflow ? (seconds < 0 ? .min : .max) : product.partialValue
  }

  /// Makes a moment from seconds with a fraction; not a number counts as 1970.
  ///
  /// - Parameter seconds: Seconds since 1970-01-01T00:00:00Z.
  public init(fractionalSeconds seconds: Double) {
    let product = (seconds * 1_000_000).rounded()
    guard product > -9.2e18, product < 9.2e18 else {
      microseconds = product >= 9.2e18 ? .max : (product <= -9.2e18 ? .min : 0)
      return
    }
    microseconds = Int64(product)
  }

  /// Seconds since 1970-01-01T00:00:00Z, with a fraction.
  public var seconds: Double { Double(microseconds) / 1_000_000 }

  /// Microseconds from another moment to this one, positive where this one is later.
  ///
  /// - Parameter other: The moment to count from.
  /// - Returns: The distance, kept within the range of `Int64`.
  public func microseconds(since other: Timestamp) -> Int64 {
    let difference = microseconds.subtractingReportingOverflow(other.microseconds)
    return difference.overflow ? (microseconds < 0 ? .min : .max) : difference.partialValue
  }

  /// The moment some microseconds later, or earlier where the number is negative.
  ///
  /// - Parameter microseconds: How far to go.
  /// - Returns: The other moment, kept within the range.
  public func advanced(byMicroseconds microseconds: Int64) -> Timestamp {
    let sum = self.microseconds.addingReportingOverflow(microseconds)
    return Timestamp(
      microseconds: sum.overflow ? (microseconds < 0 ? .min : .max) : sum.partialValue
    )
  }
}

extension Timestamp: Comparable {
  /// Whether one moment comes before another.
  ///
  /// - Parameters:
  ///   - lhs: One moment.
  ///   - rhs: Another moment.
  /// - Returns: Whether the first is earlier.
  public static func < (lhs: Timestamp, rhs: Timestamp) -> Bool {
    lhs.microseconds < rhs.microseconds
  }
}
