import RejoinderCore
import TestSupport
import Testing

@testable import RejoinderUIKit

/// Things beside each other, in lines.
struct LineFlowTests {
  private func flow(_ items: [LineFlow.Item], _ width: Double) -> LineFlow {
    LineFlow(items, inWidth: width, spacing: 5)
  }

  @Test func placesFromBothEnds() {
    let flow = flow(
      [
        .init(width: 20, height: 10), .init(width: 30, height: 20),
        .init(width: 10, height: 20, isAtEnd: true), .init(width: 15, height: 20, isAtEnd: true),
      ],
      200
    )
    #expect(flow.frames.map(\.x) == [0, 25, 170, 185])
    #expect(flow.frames.map(\.y) == [5, 0, 0, 0])
    #expect(flow.height == 20)
  }

  @Test func beginsAnotherLineWhereThereIsNoRoom() {
    let flow = flow([.init(width: 60, height: 10), .init(width: 60, height: 12)], 100)
    #expect(flow.frames.map(\.y) == [0, 10])
    #expect(flow.height == 22)
  }

  @Test func neverLeavesTheWidthAndNeverOverlaps() {
    var random = SeededGenerator(default: 5)
    for _ in 0..<2_000 {
      let width = Double(Int.random(in: 0...200, using: &random))
      let items = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        LineFlow.Item(
          width: Double(Int.random(in: 0...120, using: &random)),
          height: Double(Int.random(in: 1...40, using: &random)),
          isAtEnd: Bool.random(using: &random)
        )
      }
      let flow = flow(items, width)
      #expect(flow.frames.count == items.count)
      for (index, frame) in flow.frames.enumerated() {
        #expect(frame.x >= 0 && frame.maxX <= width && frame.maxY <= flow.height, "\(random)")
        for other in flow.frames[..<index] {
          let apart =
            frame.maxX <= other.x || other.maxX <= frame.x || frame.maxY <= other.y
            || other.maxY <= frame.y
          #expect(apart, "\(random)")
        }
      }
    }
  }
}
