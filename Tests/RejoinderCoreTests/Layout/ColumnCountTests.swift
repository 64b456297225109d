import RejoinderCore
import TestSupport
import Testing

/// How many columns there are for a width and a text size.
@Suite(.trail) struct ColumnCountTests {
  static let looks = DiscussionStyle.all + [.plain]
  static let textScales = [0.5, 0.85, 1, 1.2, 1.63, 1.64, 2, 3.1, 8]

  /// All sizes of a look, and some that no look has.
  static let metrics: [DiscussionMetrics] = {
    var metrics = looks.flatMap { [$0.metrics] + $0.adaptations.map(\.metrics) }
    var odd = DiscussionStyle.blocks.metrics
    (odd.indentation, odd.minimumTextShare, odd.maximumLevels) = (13.7, 0.37, 8)
    metrics.append(odd)
    (odd.maximumLevels, odd.minimumTextShare) = (40, 0.999)
    metrics.append(odd)
    return metrics
  }()

  /// What words keep of a row, of the width that it would have at the usual text size.
  private func share(_ metrics: DiscussionMetrics, _ levels: Int, _ width: Double) -> Double {
    var taken = Double(levels) * metrics.indentation
    taken += metrics.padding.leading + metrics.padding.trailing
    if metrics.avatarSize > 0 { taken += metrics.avatarSize + metrics.gutter }
    return (width - taken) / width
  }

  @Test(.rows("N15", "N35"), arguments: metrics)
  func wordsKeepTheirShare(metrics: DiscussionMetrics) {
    withEvery("text", in: Self.textScales) { scale in
      let most = scale >= 1.64 ? min(2, metrics.maximumLevels) : min(8, metrics.maximumLevels)
      let wanted = min(metrics.minimumTextShare, 0.99)
      var last = 1
      for width in stride(from: 1.0, through: 1_500, by: 0.5) {
        let levels = metrics.levels(inWidth: width, textScale: scale)
        #expect((last...most).contains(levels), "width \(width)")
        let unscaled = width / scale
        if levels > 1 { #expect(share(metrics, levels, unscaled) >= wanted - 1e-9) }
        if levels < most { #expect(share(metrics, levels + 1, unscaled) < wanted + 1e-9) }
        last = levels
      }
    }
  }

  @Test(arguments: metrics) func columnsBeginToFitAtTheNarrowestWidth(metrics: DiscussionMetrics) {
    withEvery("levels", in: 2...min(metrics.maximumLevels, 8)) { levels in
      let width = metrics.narrowestWidth(forLevels: levels)
      #expect(metrics.levels(inWidth: width) == levels)
      #expect(metrics.levels(inWidth: width.nextUp) == levels)
      #expect(metrics.levels(inWidth: width.nextDown) == levels - 1)
      // Twice and half are exact in binary.
      #expect(metrics.levels(inWidth: width / 2, textScale: 0.5) == levels)
      #expect(metrics.levels(inWidth: width.nextDown / 2, textScale: 0.5) == levels - 1)
    }
  }

  /// Two where the first accessibility size begins, 28 points for 17.
  @Test(.rows("N15", "N35"), arguments: looks)
  func largeTextHasTwoColumnsAtMost(style: DiscussionStyle) {
    let first = 28.0 / 17
    #expect(style.metrics.levels(inWidth: 5_000, textScale: first) == 2)
    #expect(style.metrics(inWidth: 5_000, textScale: first).maximumLevels == 2)
    #expect(style.metrics(inWidth: 5_000, textScale: 23.0 / 17).maximumLevels == 5)
    #expect(style.metrics.maximumLevels == 5 && style.metrics.maximumLevelsForLargeText == 2)
  }

  /// Else a wider window would take columns away.
  @Test(.rows("N15", "N35"), arguments: looks)
  func moreRoomNeverTakesColumnsAway(style: DiscussionStyle) {
    withEvery("text", in: Self.textScales) { scale in
      let borders = style.adaptations.flatMap { [$0.widths.lowerBound, $0.widths.upperBound] }
        .filter(\.isFinite).flatMap { [$0.nextDown * scale, $0 * scale, $0.nextUp * scale] }
      var last = 1
      for width in (Array(stride(from: 1.0, through: 2_000, by: 0.5)) + borders).sorted() {
        let levels = style.metrics(inWidth: width, textScale: scale).maximumLevels
        #expect(levels >= last, "width \(width)")
        last = levels
      }
    }
  }

  /// Sizes come in even points, so that a column or an avatar can be one wider than its share.
  @Test(arguments: looks) func wordsKeepTheirShareOfWhatIsDrawn(style: DiscussionStyle) {
    withEvery("text", in: Self.textScales) { scale in
      for width in stride(from: 200.0, through: 1_200, by: 10) {
        let drawn = style.metrics(inWidth: width, textScale: scale)
        guard drawn.maximumLevels > 1 else { continue }
        let excess = Double(drawn.maximumLevels + 1) / width
        #expect(share(drawn, drawn.maximumLevels, width) >= 0.6 - excess - 1e-9)
      }
    }
  }

  @Test(arguments: metrics) func impossibleSizesDoNoHarm(metrics: DiscussionMetrics) {
    let odd = [-Double.infinity, -1e300, -1, -0.0, 0, 1e-300, 1, 1e300, .infinity, .nan]
    for width in odd {
      for scale in odd {
        let levels = metrics.levels(inWidth: width, textScale: scale)
        #expect((1...8).contains(levels))
      }
    }
    #expect(metrics.levels(inWidth: 0) == 1)
    #expect(metrics.levels(inWidth: -100) == 1)
  }

  @Test(arguments: [-1, 0, .nan, .infinity] as [Double], [Int.min, 0, 1, 5, 99])
  func impossibleMetricsDoNoHarm(number: Double, cap: Int) {
    var metrics = DiscussionStyle.blocks.metrics
    metrics.maximumLevels = cap
    for path in [\DiscussionMetrics.indentation, \.minimumTextShare, \.avatarSize, \.gutter] {
      var changed = metrics
      changed[keyPath: path] = number
      #expect((1...8).contains(changed.levels(inWidth: 400, textScale: 1)))
    }
  }

  @Test(arguments: looks) func impossibleWidthsOfALookDoNoHarm(style: DiscussionStyle) {
    for number in [-Double.infinity, -1, 0, .infinity, .nan] {
      #expect((1...5).contains(style.metrics(inWidth: number).maximumLevels))
      #expect((1...5).contains(style.metrics(inWidth: 400, textScale: number).maximumLevels))
    }
  }
}
