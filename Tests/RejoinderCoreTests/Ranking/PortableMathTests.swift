import Foundation
import RejoinderCore
import TestSupport
import Testing

struct PortableMathTests {
  /// Distance in units in the last place; both infinite or both not a number is none.
  private func ulps(_ lhs: Double, _ rhs: Double) -> UInt64 {
    if lhs == rhs || (lhs.isNaN && rhs.isNaN) { return 0 }
    guard lhs.isFinite, rhs.isFinite, (lhs < 0) == (rhs < 0) else { return .max }
    let (a, b) = (lhs.magnitude.bitPattern, rhs.magnitude.bitPattern)
    return a > b ? a - b : b - a
  }

  private static let edges: [Double] = [
    0, -0.0, 1, -1, 2, 10, 0.5, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
    .leastNormalMagnitude, .greatestFiniteMagnitude, 1.0.nextUp, 1.0.nextDown, 2.0.squareRoot(),
    0.5.squareRoot(), 0.5.squareRoot().nextUp, 0.5.squareRoot().nextDown, 0x1p-1030, 1e15, 1e16,
    Double(Int64.max), 1023, 1024, 1023.9999999999999, -1022, -1074, -1074.5, -1075, -1076, 0.1,
  ]

  @Test(arguments: edges)
  func agreesAtTheEdges(x: Double) {
    #expect(ulps(PortableMath.log2(x), Foundation.log2(x)) <= 4)
    #expect(ulps(PortableMath.log10(x), Foundation.log10(x)) <= 4)
    #expect(ulps(PortableMath.exp2(x), Foundation.exp2(x)) <= 4)
    for y in Self.edges where x.sign == .plus {
      let (own, theirs) = (PortableMath.pow(x, y), Foundation.pow(x, y))
      #expect(ulps(own, theirs) <= 4, "\(x)^\(y): \(own), \(theirs)")
    }
  }

  @Test func agreesAtSeededPoints() {
    var random = SeededGenerator(default: 20_240_229)
    var worst = (log2: 0 as UInt64, log10: 0 as UInt64, exp2: 0 as UInt64, pow: 0 as UInt64)
    for _ in 0..<1_000_000 {
      let any = Double(bitPattern: random.next() >> 1)
      let near = 1 + Double.random(in: -0.5...1, using: &random)
      for x in [any, near] {
        worst.log2 = max(worst.log2, ulps(PortableMath.log2(x), Foundation.log2(x)))
        worst.log10 = max(worst.log10, ulps(PortableMath.log10(x), Foundation.log10(x)))
      }
      let exponent = Double.random(in: -1100...1050, using: &random)
      for x in [exponent, exponent / 1000] {
        worst.exp2 = max(worst.exp2, ulps(PortableMath.exp2(x), Foundation.exp2(x)))
      }
      let y = exponent / (abs(Foundation.log2(any)) + 1e-3)
      for (base, power) in [(any, y), (near, exponent), (near * 1000, 1.8), (any, 0.8)] {
        worst.pow = max(worst.pow, ulps(PortableMath.pow(base, power), Foundation.pow(base, power)))
      }
    }
    #expect(worst.log2 <= 4, "\(random)")
    #expect(worst.log10 <= 4, "\(random)")
    #expect(worst.exp2 <= 4, "\(random)")
    #expect(worst.pow <= 4, "\(random)")
  }

  /// The bits of many results, folded into one number that must never change.
  @Test func bitsAreTheSameOnEveryPlatform() {
    var random = SeededGenerator(seed: 1)
    var fold: UInt64 = 0
    for _ in 0..<10_000 {
      let x = Double(bitPattern: random.next() >> 1)
      let y = Double.random(in: -8...8, using: &random)
      for result in [
        PortableMath.log2(x), PortableMath.log10(x), PortableMath.exp2(y),
        PortableMath.pow(abs(y), y), PortableMath.squareRoot(x), PortableMath.rounded(y),
      ] where !result.isNaN {
        fold = (fold ^ result.bitPattern) &* 0x100_0000_01B3
      }
    }
    #expect(fold == 15_174_551_779_923_982_322)
  }

  @Test func rootsAreWithinOneUnit() {
    var random = SeededGenerator(default: 7)
    var worst: UInt64 = 0
    for _ in 0..<1_000_000 {
      let x = Double(bitPattern: random.next() >> 1)
      let y = Double.random(in: 0...1, using: &random)
      worst = max(worst, ulps(PortableMath.squareRoot(x), x.squareRoot()))
      worst = max(worst, ulps(PortableMath.squareRoot(y), y.squareRoot()))
    }
    #expect(worst <= 1, "\(random)")
  }

  @Test(arguments: edges)
  func rootsAndRoundingAgreeAtTheEdges(x: Double) {
    #expect(ulps(PortableMath.squareRoot(x), x.squareRoot()) <= 1)
    #expect(ulps(PortableMath.rounded(x), x.rounded()) == 0)
  }

  @Test(arguments: [0.5, 0.49999999999999994, 1.5, 2.5, 4.5e15, 0x1p51 + 0.5, 0x1p52 - 0.5])
  func roundsHalvesAwayFromZero(x: Double) {
    #expect(PortableMath.rounded(x) == x.rounded())
    #expect(PortableMath.rounded(-x) == (-x).rounded())
  }

  @Test func powersOfTwoAndTenAreExact() {
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      #expect(PortableMath.log2(power) == Double(exponent))
      #expect(PortableMath.exp2(Double(exponent)) == power)
    }
    var ten = 1.0
    for exponent in 0...22 {
      #expect(PortableMath.log10(ten) == Double(exponent))
      ten *= 10
    }
  }
}
