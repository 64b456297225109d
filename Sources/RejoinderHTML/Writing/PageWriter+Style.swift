internal import RejoinderCore

/// Values of style sheets.
extension PageWriter {
  /// Writes a length that follows the reader's text size, in `rem`: a sixteenth of its points.
  ///
  /// Nought has its unit too: sums of lengths take no plain numbers.
  mutating func length(_ points: Double) {
    decimal(points / 16)
    literal("rem")
  }

  /// Writes a length that stays as it is.
  mutating func pixels(_ points: Double) {
    decimal(points)
    literal("px")
  }

  /// Writes a number with as many decimals as it needs, five at most.
  ///
  /// What is no number counts as 0.
  mutating func decimal(_ value: Double) {
    let bounded = value.isNaN ? 0 : min(max(value, -1e9), 1e9)
    var rest = Int(PortableMath.rounded(bounded * 100_000))
    if rest < 0 {
      literal("-")
      rest = -rest
    }
    number(rest / 100_000)
    rest %= 100_000
    guard rest > 0 else { return }
    literal(".")
    var unit = 10_000
    while rest > 0 {
      number(rest / unit)
      (rest, unit) = (rest % unit, unit / 10)
    }
  }

  /// Writes a text in quotes: what could end it is written as its number.
  mutating func string(_ text: String) {
    let digits = Array("0123456789abcdef".utf8)
    literal("\"")
    for byte in text.utf8 {
      if byte >= 0x80 || byte | 0x20 &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x20 {
        html([byte])
      } else {
        html([0x5C, digits[Int(byte >> 4)], digits[Int(byte & 15)], 0x20])
      }
    }
    literal("\"")
  }

  /// Writes a colour: `#rrggbb`.
  mutating func color(_ color: RGBColor) {
    literal("#")
    let digits = Array("0123456789abcdef".utf8)
    html((0..<6).map { digits[Int(color.value >> UInt32(20 - 4 * $0) & 0xF)] })
  }

  /// Writes a colour with its two values, or one where both are the same.
  mutating func color(_ color: AdaptiveColor) {
    guard color.light != color.dark else { return self.color(color.light) }
    literal("light-dark(")
    self.color(color.light)
    literal(", ")
    self.color(color.dark)
    literal(")")
  }

  /// Writes a declaration of a colour: `--card: light-dark(#ffffff, #16171b);`.
  mutating func declaration(_ name: StaticString, _ color: AdaptiveColor) {
    literal("  ")
    literal(name)
    literal(": ")
    self.color(color)
    literal(";\n")
  }

  /// Writes a declaration of a colour that a page around may replace:
  /// `--card: var(--rejoinder-card, #ffffff);`.
  mutating func themable(_ name: StaticString, _ color: AdaptiveColor) {
    literal("  ")
    literal(name)
    literal(": var(--rejoinder")
    html(name.withUTF8Buffer { Array($0.dropFirst()) })
    literal(", ")
    self.color(color)
    literal(");\n")
  }

  /// Writes a declaration of a length that follows the text size.
  mutating func declaration(_ name: StaticString, _ points: Double) {
    literal(" ")
    literal(name)
    literal(": ")
    length(points)
    literal(";")
  }
}
