/// A decimal number as JSON writes it, taken apart.
struct DecimalNumber {
  private let isNegative: Bool
  /// The digits without leading zeros, as far as they are kept.
  private var digits: [UInt8] = []
  /// Where the decimal point is: the value is 0.DIGITS × 10^point.
  private var point = 0
  /// The first nineteen digits as an integer.
  private var mantissa: UInt64 = 0
  /// Whether digits that are not zero were left out.
  private var isCut = false

  /// More digits than these never decide the rounding of a `Double`, except by not being zero.
  private static let keptDigits = 800

  /// Takes a number apart that follows the grammar.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var place = 0
    isNegative = text.first == 0x2D
    if isNegative { place += 1 }
    var isFraction = false
    while place < text.count, text[place] | 0x20 != 0x65 {
      if text[place] == 0x2E { isFraction = true } else { take(text[place] & 0xF, isFraction) }
      place += 1
    }
    if place < text.count { point += Self.exponent(text, from: place + 1) }
    while digits.last == 0 { digits.removeLast() }
  }

  private mutating func take(_ digit: UInt8, _ isFraction: Bool) {
    if digits.isEmpty && digit == 0 {
      if isFraction { point -= 1 }
      return
    }
    if !isFraction { point += 1 }
    guard digits.count < Self.keptDigits else {
      isCut = isCut || digit != 0
      return
    }
    if digits.count < 19 { mantissa = mantissa * 10 + UInt64(digit) }
    digits.append(digit)
  }

  /// The exponent, kept within a million, which is far beyond every range.
  private static func exponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var value = 0
    for byte in text[start...] where 0x30...0x39 ~= byte {
      value = min(value * 10 + Int(byte & 0xF), 1_000_000)
    }
    return text[start] == 0x2D ? -value : value
  }
}

extension DecimalNumber {
  /// The number as an integer, where it is whole and fits.
  var int64: Int64? {
    guard !digits.isEmpty else { return 0 }
    guard !isCut, digits.count <= point, point <= 19 else { return nil }
    var magnitude: UInt64 = 0
    for place in 0..<point {
      let digit = UInt64(place < digits.count ? digits[place] : 0)
      let (tenfold, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = tenfold.addingReportingOverflow(digit)
      if isTooLarge || overflows { return nil }
      magnitude = sum
    }
    if isNegative { return magnitude <= 1 << 63 ? Int64(truncatingIfNeeded: 0 &- magnitude) : nil }
    return Int64(exactly: magnitude)
  }

  /// The `Double` next to the number.
  var double: Double {
    let magnitude = quickDouble ?? roundedDouble
    return isNegative ? -magnitude : magnitude
  }

  /// Clinger's observation: an exact integer times or by an exact power of ten is rounded once.
  private var quickDouble: Double? {
    guard !digits.isEmpty else { return 0 }
    // Trailing zeros were dropped after the mantissa was summed up.
    let taken = mantissaDigits
    let scale = point - taken
    guard digits.count <= 19, mantissa <= 1 << 53, -22...22 ~= scale else { return nil }
    let power = Self.powersOfTen[abs(scale)]
    return scale < 0 ? Double(mantissa) / power : Double(mantissa) * power
  }

  /// How many digits the mantissa holds.
  private var mantissaDigits: Int {
    var (count, rest) = (0, mantissa)
    while rest > 0 { (count, rest) = (count + 1, rest / 10) }
    return count
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

// Correct rounding by shifting the decimal digits, as in Nigel Tao's "simple decimal conversion".
extension DecimalNumber {
  private var roundedDouble: Double {
    if point > 310 { return .infinity }
    if point < -330 { return 0 }
    var decimal = self
    var exponent = -1
    while decimal.point > 0 { exponent += decimal.step(-Self.shift(for: decimal.point)) }
    while decimal.point < 0 || decimal.point == 0 && decimal.digits[0] < 5 {
      exponent += decimal.step(Self.shift(for: -decimal.point))
    }
    while exponent < -1022 {
      exponent += decimal.step(-min(-1022 - exponent, 60))
      if decimal.digits.isEmpty { return 0 }
    }
    _ = decimal.step(53)
    var significand = decimal.roundedInteger
    if significand == 1 << 53 { (significand, exponent) = (1 << 52, exponent + 1) }
    if exponent > 1023 { return .infinity }
    let isNormal = significand >= 1 << 52
    return Double(
      sign: .plus,
      exponentBitPattern: isNormal ? UInt(exponent + 1023) : 0,
      significandBitPattern: significand & (1 << 52 - 1)
    )
  }

  /// How many bits bring a number with its point there closer to one half without passing it.
  private static func shift(for point: Int) -> Int {
    let table = [1, 3, 6, 9, 13, 16, 19, 23, 26]
    return point < table.count ? table[point] : 27
  }

  /// Multiplies by 2^bits, where `bits` is negative divides, and gives what to add to the exponent.
  private mutating func step(_ bits: Int) -> Int {
    if bits > 0 { shiftLeft(UInt64(bits)) } else { shiftRight(UInt64(-bits)) }
    if digits.count > Self.keptDigits {
      isCut = isCut || digits[Self.keptDigits...].contains { $0 != 0 }
      digits.removeLast(digits.count - Self.keptDigits)
    }
    while digits.last == 0 { digits.removeLast() }
    return -bits
  }

  private mutating func shiftLeft(_ bits: UInt64) {
    var reversed: [UInt8] = []
    var carry: UInt64 = 0
    for digit in digits.reversed() {
      carry += UInt64(digit) << bits
      reversed.append(UInt8(carry % 10))
      carry /= 10
    }
    while carry > 0 {
      reversed.append(UInt8(carry % 10))
      carry /= 10
    }
    point += reversed.count - digits.count
    digits = reversed.reversed()
  }

  private mutating func shiftRight(_ bits: UInt64) {
    var quotient: [UInt8] = []
    var (rest, place): (UInt64, Int) = (0, 0)
    while place < digits.count || rest > 0 {
      rest = rest * 10 + UInt64(place < digits.count ? digits[place] : 0)
      let digit = UInt8(rest >> bits)
      rest &= 1 << bits - 1
      if quotient.isEmpty && digit == 0 { point -= 1 } else { quotient.append(digit) }
      place += 1
    }
    digits = quotient
  }

  /// The digits before the point as an integer, rounded half to even.
  private var roundedInteger: UInt64 {
    var value: UInt64 = 0
    for place in 0..<max(point, 0) {
      value = value * 10 + UInt64(place < digits.count ? digits[place] : 0)
    }
    guard point >= 0, point < digits.count else { return value }
    let isHalf = digits[point] == 5 && point + 1 == digits.count && !isCut
    let roundsUp = isHalf ? value & 1 == 1 : digits[point] >= 5
    return roundsUp ? value + 1 : value
  }
}
