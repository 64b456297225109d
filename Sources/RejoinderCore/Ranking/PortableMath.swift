/// Logarithms and powers made of `+ − × ÷` alone, so that an order is the same on every platform.
///
/// A C library rounds these functions as it likes, and the browser's module has none. Within four
/// units in the last place of the true value everywhere; powers of two and ten come out exact.
package enum PortableMath {
  /// The logarithm to base 2.
  ///
  /// - Parameter x: The number; below 0 there is no logarithm, and that of 0 is −∞.
  /// - Returns: The logarithm.
  package static func log2(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x == 0 ? -.infinity : (x > 0 ? x : .nan) }
    let logarithm = extendedLog2(x)
    return logarithm.high + logarithm.low
  }

  /// The logarithm to base 10.
  ///
  /// - Parameter x: The number; below 0 there is no logarithm, and that of 0 is −∞.
  /// - Returns: The logarithm.
  package static func log10(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return log2(x) }
    let logarithm = extendedLog2(x) * Extended(0x1.34413509f79ffp-2, -0x1.9dc1da994fd2p-59)
    return logarithm.high + logarithm.low
  }

  /// Two to the power of a number.
  ///
  /// - Parameter x: The exponent.
  /// - Returns: The power; 0 or +∞ beyond the range.
  package static func exp2(_ x: Double) -> Double { exp2(Extended(x, 0)) }

  /// A number to the power of another one.
  ///
  /// - Parameters:
  ///   - base: The base; below 0 the result is not a number.
  ///   - exponent: The exponent.
  /// - Returns: The power; 0 or +∞ beyond the range.
  package static func pow(_ base: Double, _ exponent: Double) -> Double {
    if base == 1 || exponent == 0 { return 1 }
    guard base > 0, base < .infinity, exponent.isFinite else {
      return exp2(exponent * log2(base))
    }
    let logarithm = extendedLog2(base)
    // Far outside the range the exact product would overflow on its way.
    let estimate = exponent * logarithm.high
    guard abs(estimate) < 2000, abs(exponent) < 0x1p900 else { return exp2(estimate) }
    return exp2(logarithm * Extended(exponent, 0))
  }

  /// The square root; the standard library's own is a library call where nothing is optimised.
  ///
  /// - Parameter x: The number; below 0 there is no root.
  /// - Returns: The root, within one unit in the last place.
  package static func squareRoot(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return x < 0 ? .nan : x }
    guard x >= 0x1p-900 else { return squareRoot(x * 0x1p200) * 0x1p-100 }
    guard x <= 0x1p900 else { return squareRoot(x * 0x1p-200) * 0x1p100 }
    // Half the exponent makes a guess at 1/√x, which each step doubles in digits.
    var inverse = Double(bitPattern: 0x5FE6_EB50_C7B5_37A9 - x.bitPattern >> 1)
    for _ in 0..<4 { inverse *= 1.5 - 0.5 * x * inverse * inverse }
    let root = x * inverse
    let square = Extended(root, times: root)
    return root + ((x - square.high) - square.low) * 0.5 * inverse
  }

  /// The nearest whole number, halves away from zero, as the standard library's own rounding.
  ///
  /// - Parameter x: The number.
  /// - Returns: The whole number.
  package static func rounded(_ x: Double) -> Double {
    // From here on there are no fractions, and what is no number is left alone.
    guard abs(x) < 0x1p52 else { return x }
    let whole = Double(Int64(x))
    let rest = x - whole
    return abs(rest) < 0.5 ? whole : whole + (rest < 0 ? -1 : 1)
  }

  /// The logarithm to base 2 of a positive finite number, to 63 bits or more.
  ///
  /// With x = 2ᵏ·m, m between √½ and √2, and s = (m − 1)/(m + 1), ln m is the odd series
  /// 2s + ⅔s³ + ⅖s⁵ + …, of which the first two terms need the double length.
  static func extendedLog2(_ x: Double) -> Extended {
    let isSubnormal = x < 0x1p-1022
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    // Moving the border to √½ first makes the exponent field that of x/√½.
    let shifted = bits &+ (0x3FF0_0000_0000_0000 - 0x3FE6_A09E_667F_3BCD)
    let k = Double(Int(shifted >> 52) - 1023 - (isSubnormal ? 54 : 0))
    let m = Double(bitPattern: (shifted & 0xF_FFFF_FFFF_FFFF) &+ 0x3FE6_A09E_667F_3BCD)
    let s = quotient(m - 1, by: Extended(larger: m > 1 ? m : 1, plus: m > 1 ? 1 : m))
    let square = s * s
    let factor = Extended(larger: 0x1.5555555555555p-1, plus: logarithmTail(square.high))
    let cubic = square * Extended(factor.high, factor.low + 0x1.5555555555555p-55)
    let sum = Extended(larger: 2, plus: cubic.high)
    let natural = s * Extended(sum.high, sum.low + cubic.low)
    let binary = natural * Extended(0x1.71547652b82fep0, 0x1.777d0ffda0d24p-56)
    guard k != 0 else { return binary }
    let whole = Extended(larger: k, plus: binary.high)
    return Extended(larger: whole.high, plus: whole.low + binary.low)
  }

  /// 2z/5 + 2z²/7 + … + 2z¹⁰/23.
  private static func logarithmTail(_ z: Double) -> Double {
    var sum = z * (2.0 / 23)
    sum = z * (2.0 / 21 + sum)
    sum = z * (2.0 / 19 + sum)
    sum = z * (2.0 / 17 + sum)
    sum = z * (2.0 / 15 + sum)
    sum = z * (2.0 / 13 + sum)
    sum = z * (2.0 / 11 + sum)
    sum = z * (2.0 / 9 + sum)
    sum = z * (2.0 / 7 + sum)
    sum = z * (2.0 / 5 + sum)
    return sum
  }

  /// 1/2! + t/3! + … + t¹³/15!.
  private static func exponentialTail(_ t: Double) -> Double {
    var sum = t * (1.0 / 1_307_674_368_000)
    sum = t * (1.0 / 87_178_291_200 + sum)
    sum = t * (1.0 / 6_227_020_800 + sum)
    sum = t * (1.0 / 479_001_600 + sum)
    sum = t * (1.0 / 39_916_800 + sum)
    sum = t * (1.0 / 3_628_800 + sum)
    sum = t * (1.0 / 362_880 + sum)
    sum = t * (1.0 / 40_320 + sum)
    sum = t * (1.0 / 5_040 + sum)
    sum = t * (1.0 / 720 + sum)
    sum = t * (1.0 / 120 + sum)
    sum = t * (1.0 / 24 + sum)
    sum = t * (1.0 / 6 + sum)
    return 0.5 + sum
  }

  private static func quotient(_ dividend: Double, by divisor: Extended) -> Extended {
    let high = dividend / divisor.high
    let product = Extended(high, times: divisor.high)
    let rest = ((dividend - product.high) - product.low) - high * divisor.low
    return Extended(larger: high, plus: rest / divisor.high)
  }

  private static func exp2(_ x: Extended) -> Double {
    guard x.high < 1025 else { return x.high.isNaN ? .nan : .infinity }
    guard x.high > -1080 else { return x.high.isNaN ? .nan : 0 }
    let n = rounded(x.high)
    // eᵗ by its series, and e^(t + rest) = eᵗ + rest·eᵗ for what rounding and the low half leave.
    let r = Extended(x.high - n, 0) * Extended(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56)
    let t = r.high
    let rest = r.low + x.low * 0x1.62e42fefa39efp-1
    let curve = t * t * exponentialTail(t)
    let power = 1 + (t + (curve + rest * (1 + t + curve)))
    return scaled(power, by: Int(n))
  }

  /// Multiplies by 2ⁿ, rounding once even where the result is subnormal.
  private static func scaled(_ value: Double, by n: Int) -> Double {
    if n > 1023 { return value * 0x1p1023 * Double(bitPattern: UInt64(n - 1023 + 1023) << 52) }
    if n < -1022 { return value * Double(bitPattern: UInt64(n + 100 + 1023) << 52) * 0x1p-100 }
    return value * Double(bitPattern: UInt64(n + 1023) << 52)
  }
}
