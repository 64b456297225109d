internal import RejoinderCore

/// Makes colours of a look into those that a terminal has.
struct TerminalInk {
  /// The contrast that lines must have with what is behind them: a terminal draws them thinner than a
  /// page, and seldom on a ground as black as black can be.
  static let leastLineContrast = 2.5

  let scheme: AdaptiveColor.ColorAppearance
  let depth: ColorDepth

  /// The style of words.
  func words(_ color: AdaptiveColor) -> TerminalStyle {
    style(color, least: RGBColor.leastTextContrast)
  }

  /// The style of lines and bars.
  func line(_ color: AdaptiveColor) -> TerminalStyle {
    style(color, least: Self.leastLineContrast)
  }

  private func style(_ color: AdaptiveColor, least: Double) -> TerminalStyle {
    // The ground of a terminal is its own; the farthest it can be from a colour's is this one.
    let ground: RGBColor = scheme == .dark ? .black : .white
    let color = color.color(in: scheme).standingOut(from: ground, by: least)
    switch depth {
    case .exact: return TerminalStyle(.exact(color))
    case .fixed:
      return TerminalStyle(
        .fixed(FixedColors.nearest(to: color, standingOutFrom: ground, by: least))
      )
    case .themed:
      guard let hue = Self.hue(of: color) else { return TerminalStyle(isDim: true) }
      return TerminalStyle(.themed(scheme == .dark ? hue + 8 : hue))
    }
  }

  /// The number, 1…6, of the hue of a theme that is nearest; `nil` for what is nearly grey.
  private static func hue(of color: RGBColor) -> UInt8? {
    let shares = [color.red, color.green, color.blue]
    let (least, greatest) = (shares.min() ?? 0, shares.max() ?? 0)
    guard greatest - least >= 0.25 else { return nil }
    // The numbers have a bit for each of red, green and blue.
    return shares.enumerated().reduce(0) { hue, share in
      share.element > (least + greatest) / 2 ? hue | 1 << UInt8(share.offset) : hue
    }
  }
}
