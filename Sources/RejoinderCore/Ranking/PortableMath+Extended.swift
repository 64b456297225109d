extension PortableMath {
  /// A number as the unevaluated sum of two, good for about 100 bits.
  struct Extended {
    var high: Double
    var low: Double

    init(_ high: Double, _ low: Double) { (self.high, self.low) = (high, low) }

    /// The exact sum, for `|larger| ≥ |smaller|`.
    init(larger: Double, plus smaller: Double) {
      high = larger + smaller
      low = smaller - (high - larger)
    }

    /// The exact product (Dekker): a fused multiplication would be a library call in the browser.
    init(_ lhs: Double, times rhs: Double) {
      let (a, b) = (Self.split(lhs), Self.split(rhs))
      high = lhs * rhs
      low = ((a.high * b.high - high) + a.high * b.low + a.low * b.high) + a.low * b.low
    }

    static func * (lhs: Extended, rhs: Extended) -> Extended {
      let product = Extended(lhs.high, times: rhs.high)
      let tail = product.low + (lhs.high * rhs.low + lhs.low * rhs.high)
      return Extended(larger: product.high, plus: tail)
    }

    /// The upper 26 bits and the rest.
    private static func split(_ value: Double) -> Extended {
      let scaled = value * 134_217_729
      let upper = scaled - (scaled - value)
      return Extended(upper, value - upper)
    }
  }
}
