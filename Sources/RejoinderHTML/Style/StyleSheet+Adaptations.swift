internal import RejoinderCore

/// What changes with the room there is, counted in the reader's text size: sizes, and how many
/// columns words leave.
extension StyleSheet {
  func writeAdaptations(to writer: inout PageWriter) {
    // Of several that hold the first counts, and of style rules the last.
    for adaptation in style.adaptations.reversed() {
      open(adaptation.widths.lowerBound, adaptation.widths.upperBound, isClosed: true, &writer)
      writer.literal(" .list {")
      write(adaptation.metrics, to: &writer)
      writer.literal(" } }\n")
    }
    for (widths, metrics) in sections {
      for cap in stride(from: levels - 1, through: 1, by: -1) {
        let end = min(metrics.narrowestWidth(forLevels: cap + 1), widths.upperBound)
        guard end > widths.lowerBound else { continue }
        open(widths.lowerBound, end, isClosed: false, &writer)
        writer.literal("\n")
        hasElbows ? writeElbowCap(cap, to: &writer) : writeStripCap(cap, to: &writer)
        writer.literal("}\n")
      }
    }
  }

  /// The ranges of widths with the sizes that hold there.
  private var sections: [(ClosedRange<Double>, DiscussionMetrics)] {
    var bounds: [Double] = [0, .infinity]
    for adaptation in style.adaptations {
      bounds += [adaptation.widths.lowerBound, adaptation.widths.upperBound]
    }
    bounds.sort()
    return zip(bounds, bounds.dropFirst()).compactMap { lower, upper in
      guard lower < upper else { return nil }
      let inside = upper == .infinity ? lower + 1 : (lower + upper) / 2
      let metrics = style.adaptations.first { $0.widths.contains(inside) }?.metrics
      return (lower...upper, metrics ?? style.metrics)
    }
  }

  private func open(
    _ lower: Double,
    _ upper: Double,
    isClosed: Bool,
    _ writer: inout PageWriter
  ) {
    writer.literal("@container discussion ")
    if lower > 0 {
      writer.literal("(width >= ")
      writer.length(lower)
      writer.literal(upper < .infinity ? ") and " : ")")
    }
    if upper < .infinity {
      writer.literal(isClosed ? "(width <= " : "(width < ")
      writer.length(upper)
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
