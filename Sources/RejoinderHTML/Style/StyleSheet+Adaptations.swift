internal import RejoinderCore

/// What changes with the room there is, counted in the reader's text size: sizes, and how many
/// columns words leave.
extension StyleSheet {
  func writeAdaptations(to writer: inout PageWriter) {
    // Of several that hold the first counts, and of style rules the last.
    for adaptation in style.adaptations.reversed() {
      open(Widths(adaptation.widths), &writer)
      writer.literal(" .list {")
      write(adaptation.metrics, to: &writer)
      writer.literal(" } }\n")
    }
    for (widths, metrics) in sections {
      for cap in stride(from: levels - 1, through: 1, by: -1) {
        let start = cap > 1 ? metrics.narrowestWidth(forLevels: cap) : 0
        let part = widths.cut(from: start, below: metrics.narrowestWidth(forLevels: cap + 1))
        guard part.lower < part.upper else { continue }
        open(part, &writer)
        writer.literal("\n")
        hasElbows ? writeElbowCap(cap, to: &writer) : writeStripCap(cap, to: &writer)
        writer.literal("}\n")
      }
    }
  }

  /// Widths of a list, with or without their bounds.
  private struct Widths {
    var lower: Double
    var upper: Double
    var hasLower = true
    var hasUpper = true

    init(_ range: ClosedRange<Double>) { (lower, upper) = (range.lowerBound, range.upperBound) }

    /// Those of them from one bound on and below another one.
    func cut(from start: Double, below end: Double) -> Widths {
      var widths = self
      if start > lower { (widths.lower, widths.hasLower) = (start, true) }
      if end <= upper { (widths.upper, widths.hasUpper) = (end, false) }
      return widths
    }
  }

  /// The widths with the sizes that hold there; a bound that two have in common belongs to the sizes
  /// that count first.
  private var sections: [(Widths, DiscussionMetrics)] {
    var bounds: [Double] = [0, .infinity]
    for adaptation in style.adaptations {
      bounds += [adaptation.widths.lowerBound, adaptation.widths.upperBound]
    }
    bounds.sort()
    return zip(bounds, bounds.dropFirst()).compactMap { lower, upper in
      guard lower < upper else { return nil }
      let place = adaptation(at: upper == .infinity ? lower + 1 : (lower + upper) / 2)
      var widths = Widths(lower...upper)
      widths.hasLower = adaptation(at: lower) == place
      widths.hasUpper = adaptation(at: upper) == place
      return (widths, place.map { style.adaptations[$0].metrics } ?? style.metrics)
    }
  }

  /// Which adaptation holds at a width.
  private func adaptation(at width: Double) -> Int? {
    style.adaptations.firstIndex { $0.widths.contains(width) }
  }

  private func open(_ widths: Widths, _ writer: inout PageWriter) {
    writer.literal("@container discussion ")
    if widths.lower > 0 {
      writer.literal(widths.hasLower ? "(width >= " : "(width > ")
      writer.length(widths.lower)
      writer.literal(widths.upper < .infinity ? ") and " : ")")
    }
    if widths.upper < .infinity {
      writer.literal(widths.hasUpper ? "(width <= " : "(width < ")
      writer.length(widths.upper)
      writer.literal(")")
    }
    writer.literal(" {")
  }

  /// Writes `.lA, .lB, …` for levels from one on.
  func selector(from first: Int, to last: Int, _ writer: inout PageWriter) {
    for level in first...last {
      writer.literal(level > first ? ", .l" : ".l")
      writer.number(level)
    }
  }

  /// Fewer columns: rows beyond share the last of them, and those without a cue say their level.
  func writeDeepLevels(beyond cap: Int, to writer: inout PageWriter) {
    writer.literal("  :is(")
    selector(from: cap + 1, to: levels, &writer)
    writer.literal(
      """
      ) > .main:not(:has(> a.cue)) > .head > .vh { position: static; inline-size: auto; \
      block-size: auto; margin: 0; clip-path: none; font-size: var(--t1); }

      """
    )
  }
}
