/// How numbers are written.
public struct NumberWords: Sendable {
  /// What stands between groups of three digits.
  public var groupSeparator = ","
  /// From how many digits on they are grouped.
  public var firstGroupedLength = 4
  /// What stands before the fraction.
  public var decimalSeparator = "."
  /// So many of a hundred.
  public var percent = "{n}%"

  /// Makes the English way.
  public init() {}

  /// A whole number, its digits in groups of three.
  ///
  /// - Parameter number: The number.
  /// - Returns: The number as text.
  public func text(_ number: Int) -> String {
    let digits = Array(String(number.magnitude).utf8)
    var result: [UInt8] = number < 0 ? Array("−".utf8) : []
    for (index, digit) in digits.enumerated() {
      let left = digits.count - index
      if index > 0, left % 3 == 0, digits.count >= firstGroupedLength {
        result.append(contentsOf: groupSeparator.utf8)
      }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A number with a fixed number of decimals, rounded, halves away from zero.
  ///
  /// - Parameters:
  ///   - number: The number; beyond ± 10¹⁵ its fraction is left out.
  ///   - decimals: How many decimals, 0…9.
  /// - Returns: The number as text.
  public func text(_ number: Double, decimals: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "?" : (number < 0 ? "−∞" : "∞") }
    var unit = 1.0
    for _ in 0..<min(max(decimals, 0), 9) { unit *= 10 }
    while unit > 1, abs(number) * unit >= 1e18 { unit = 1 }
    let scaled = Int64(PortableMath.rounded(min(max(number, -1e18), 1e18) * unit))
    let whole = text(Int(clamping: scaled.magnitude / UInt64(unit)))
    let sign = scaled < 0 ? "−" : ""
    guard unit > 1 else { return sign + whole }
    let fraction = String(UInt64(unit) + scaled.magnitude % UInt64(unit)).utf8.dropFirst()
    return sign + whole + decimalSeparator + String(decoding: Array(fraction), as: UTF8.self)
  }
}
