internal import RejoinderCore

extension RGBColor {
  /// The colour where it stands out enough, else the first of its mixtures with black or white that
  /// does.
  ///
  /// A look chose its colours for grounds of its own, which a terminal is not painted with.
  ///
  /// - Parameters:
  ///   - ground: What is behind it.
  ///   - least: The contrast that it must have; where nothing has it, black or white is taken.
  /// - Returns: The colour.
  func standingOut(from ground: RGBColor, by least: Double) -> RGBColor {
    let far: RGBColor =
      ground.contrast(with: .white) > ground.contrast(with: .black) ? .white : .black
    let steps = 32
    for step in 0..<steps {
      let mixture = mixed(with: far, share: Double(step) / Double(steps))
      if mixture.contrast(with: ground) >= least { return mixture }
    }
    return far
  }

  /// How far apart two colours are: the square of their distance in the cube of bytes.
  func distance(to other: RGBColor) -> Int {
    var sum = 0
    for shift in [16, 8, 0] as [UInt32] {
      let difference = Int(value >> shift & 0xFF) - Int(other.value >> shift & 0xFF)
      sum += difference * difference
    }
    return sum
  }
}
