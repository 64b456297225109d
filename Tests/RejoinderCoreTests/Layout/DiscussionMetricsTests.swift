import RejoinderCore
import TestSupport
import Testing

/// What larger text and touch do to sizes.
@Suite struct DiscussionMetricsTests {
  @Test(.rows("N29", "N35"), arguments: [0.5, 0.77, 1, 1.13, 1.5, 2, 3.1, 8])
  func largerTextScalesAvatarAndIndentation(scale: Double) {
    for style in DiscussionStyle.all {
      let (metrics, scaled) = (style.metrics, style.metrics.scaled(by: scale))
      #expect(scaled.avatarSize.truncatingRemainder(dividingBy: 2) == 0)
      #expect(abs(scaled.avatarSize - metrics.avatarSize * scale) <= 1)
      if metrics.connector == .elbow {
        #expect(scaled.indentation == scaled.avatarSize)
      } else {
        #expect(scaled.indentation == metrics.indentation * scale)
      }
      #expect(scaled.gutter == metrics.gutter * scale)
      #expect(scaled.padding.top == metrics.padding.top * scale)
      #expect(scaled.padding.leading == metrics.padding.leading * scale)
      #expect(scaled.padding.bottom == metrics.padding.bottom * scale)
      #expect(scaled.padding.trailing == metrics.padding.trailing * scale)
      #expect(scaled.topLevelMargin == metrics.topLevelMargin * scale)
      #expect(scaled.replyMargin == metrics.replyMargin * scale)
      #expect(scaled.measure == metrics.measure * scale)
      #expect(scaled.controlHeight == metrics.controlHeight * scale)
      #expect(scaled.lineSpacing == metrics.lineSpacing * scale)
      #expect(scaled.controlSpacing == metrics.controlSpacing * scale)
    }
  }

  @Test(.rows("N23"), arguments: [0.5, 2, 8]) func strokesStayAsTheyAre(scale: Double) {
    for metrics in DiscussionStyle.all.map(\.metrics) {
      let scaled = metrics.scaled(by: scale)
      #expect(scaled.strokeWidth == 1.5)
      #expect(scaled.barWidth == metrics.barWidth)
      #expect(scaled.cornerRadius == 10)
      #expect(scaled.maximumLevels == metrics.maximumLevels)
      #expect(scaled.minimumTextShare == metrics.minimumTextShare)
    }
  }

  @Test(
    arguments: [
      (0.0, 0.5), (-3, 0.5), (0.49, 0.5), (8.01, 8), (1e300, 8), (.nan, 1), (.infinity, 1),
      (-.infinity, 1),
    ] as [(Double, Double)]
  )
  func impossibleTextSizesAreBroughtIntoRange(scale: Double, actual: Double) {
    for style in DiscussionStyle.all {
      #expect(style.metrics.scaled(by: scale) == style.metrics.scaled(by: actual))
    }
  }

  @Test(
    .rows("N31"),
    arguments: [
      (28.0, 44.0, 8.0), (44, 44, 0), (60, 44, 0), (16, 24, 4), (24, 24, 0), (28, 24, 0),
    ]
  )
  func controlsAreHitBeyondTheirEdges(height: Double, target: Double, inset: Double) {
    #expect(DiscussionMetrics.hitInset(height: height, target: target) == inset)
  }

  @Test(.rows("N31")) func fingersHitFortyFourPoints() {
    let height = DiscussionStyle.blocks.metrics.controlHeight
    #expect(height == 28)
    #expect(DiscussionMetrics.hitInset(height: height) == 8)
    #expect(DiscussionMetrics.touchTarget == 44)
    #expect(DiscussionMetrics.pointerTarget == 24)
  }
}
