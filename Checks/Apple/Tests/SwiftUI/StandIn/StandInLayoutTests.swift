import SwiftUI
import Testing

/// Where the stand-in's layout puts things: indentations, lines, and layouts of an app's own.
@MainActor
struct StandInLayoutTests {
  @Test func paddingAndFramesIndent() throws {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 2, height: 10).padding(.leading, 24)
        HStack(spacing: 4) {
          Color.red.frame(width: 10, height: 10)
          Text("words")
          Spacer()
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading),
      size: CGSize(width: 300, height: 400)
    )
    let root = host.layOut()
    #expect(root.all("frame").last { $0["width"] == 2 }?.frame?.minX == 24)
    #expect(root.first("Text")?.frame?.minX == 14)
    #expect(root.first("Text")?.frame?.width == 40)
    #expect(root.first("HStack")?.frame?.width == 300)
  }

  @Test func rightToLeftIsMirrored() throws {
    let host = ViewHost(
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).padding(.leading, 5)
        Spacer(minLength: 0)
      }
      .environment(\.layoutDirection, .rightToLeft),
      size: CGSize(width: 100, height: 100)
    )
    let frame = try #require(host.layOut().first("frame")?.frame)
    #expect(frame.minX == 85)
    #expect(frame.maxX == 95)
  }

  struct Steps: Layout {
    let step: CGFloat

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      CGSize(width: CGFloat(subviews.count) * step, height: CGFloat(subviews.count) * step)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for (place, subview) in subviews.enumerated() {
        let point = CGPoint(
          x: bounds.minX + CGFloat(place) * step * subview[StepKey.self],
          y: bounds.minY + CGFloat(place) * step
        )
        subview.place(at: point, proposal: ProposedViewSize(width: 5, height: 5))
      }
    }
  }

  struct StepKey: LayoutValueKey {
    static let defaultValue: CGFloat = 1
  }

  @Test func layoutsOfAnAppPlaceTheirSubviews() throws {
    let host = ViewHost(
      Steps(step: 10) {
        Color.red
        Color.red
        Color.red.layoutValue(key: StepKey.self, value: 2)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    )
    let layout = try #require(host.layOut().first("Layout"))
    #expect(layout.children.compactMap { $0.frame?.origin.x } == [0, 10, 40])
    #expect(layout.frame?.size == CGSize(width: 30, height: 30))
  }

  struct Measured: View {
    @State var width: CGFloat = 0

    var body: some View {
      VStack {
        GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width))") }
          .frame(width: 120)
        Color.red.frame(width: 33)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
        Text(verbatim: "\(Int(width))")
      }
    }
  }

  @Test func geometryIsReadAfterALayout() {
    let host = ViewHost(Measured())
    #expect(host.root.text == "390 0")
    host.layOut()
    #expect(host.root.text == "120 33")
  }

  @Test func theFirstThatFitsIsPlaced() {
    let host = ViewHost(
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 500, height: 10)
        Color.red.frame(width: 50, height: 10)
      }
    )
    let frames = host.layOut().first("ViewThatFits")?.children.map { $0.frame != nil }
    #expect(frames == [false, true])
  }
}
