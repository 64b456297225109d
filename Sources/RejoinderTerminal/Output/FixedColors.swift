internal import RejoinderCore

/// The colours with the numbers 16…255, which terminals have nearly the same everywhere: a cube of
/// six steps a side, and 24 greys.
///
/// The sixteen before them are those of the terminal's theme, and can't be relied on.
enum FixedColors {
  /// What a number stands for.
  ///
  /// - Parameter number: The number, 16 at least.
  /// - Returns: The colour.
  static func color(of number: UInt8) -> RGBColor {
    if number >= 232 {
      let grey = UInt32(number - 232) * 10 + 8
      return RGBColor(grey << 16 | grey << 8 | grey)
    }
    let place = UInt32(number) - 16
    return RGBColor(step(place / 36) << 16 | step(place / 6 % 6) << 8 | step(place % 6))
  }

  /// The number of the colour that is nearest to another one.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - ground: What is behind it.
  ///   - least: The contrast with that which the nearest one must have.
  /// - Returns: The number; of several that are as near, the lowest.
  static func nearest(
    to color: RGBColor,
    standingOutFrom ground: RGBColor,
    by least: Double
  ) -> UInt8 {
    var (best, shortest) = (ground.foreground == .white ? UInt8(231) : 16, Int.max)
    for number in UInt8(16)...255 {
      let candidate = self.color(of: number)
      let distance = color.distance(to: candidate)
      guard distance < shortest, candidate.contrast(with: ground) >= least else { continue }
      (best, shortest) = (number, distance)
    }
    return best
  }

  private static func step(_ index: UInt32) -> UInt32 { index == 0 ? 0 : 55 + index * 40 }
}
