import RejoinderCore
import Testing

/// Numbers that no walk gives, as somebody may make them by hand.
@Suite struct OddColumnsTests {
  @Test(arguments: [Int.min, -1, 9, Int.max])
  func keepsWithinTheColumnsThereAre(_ indentation: Int) {
    let columns = RowColumns(indentation: indentation, continuing: 255, hasStem: true)
    #expect(0...RowColumns.maximum ~= columns.indentation)
    for style in DiscussionStyle.all {
      let geometry = RowGeometry(columns, metrics: style.metrics, height: 40)
      #expect(geometry.leading >= 0)
    }
  }

  @Test func saysADateForAnyClock() {
    let moment = Timestamp(seconds: Int64(1_700_000_000))
    let ahead = CivilDate(moment, offset: .max)
    #expect(ahead == CivilDate(moment, offset: 86_400))
    #expect(CivilDate(moment, offset: .min) == CivilDate(moment, offset: -86_400))
  }
}
