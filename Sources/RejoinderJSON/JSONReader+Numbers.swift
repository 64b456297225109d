// Numbers that were read.
extension JSONReader {
  /// The last token as a whole number, where it is a number that is whole and fits.
  ///
  /// `1.0` and `1e3` are whole numbers too. It is exact: beyond the range it is `nil`.
  public var int64: Int64? {
    guard token == .number else { return nil }
    let digits = window.bytes(from: window.mark, to: tokenEnd)
    return Self.plainInteger(digits) ?? DecimalNumber(digits).int64
  }

  /// What nearly all numbers are: up to eighteen digits, which always fit.
  private static func plainInteger(_ digits: UnsafeBufferPointer<UInt8>) -> Int64? {
    guard digits.count <= 18 else { return nil }
    var value: Int64 = 0
    for digit in digits {
      guard 0x30...0x39 ~= digit else { return nil }
      value = value * 10 + Int64(digit & 0xF)
    }
    return value
  }

  /// The last token as the `Double` next to it, where it is a number.
  ///
  /// A number beyond the range becomes infinity, one too close to zero becomes zero.
  public var double: Double? {
    guard token == .number else { return nil }
    return DecimalNumber(window.bytes(from: window.mark, to: tokenEnd)).double
  }
}
