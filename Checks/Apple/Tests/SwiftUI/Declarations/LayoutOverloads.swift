import SwiftUI
import Testing

/// The numbers of a layout are those that were given.
@MainActor
struct LayoutOverloads {
  @Test func paddingKeepsItsNumbers() {
    let view = Color.red
      .padding()
      .padding(4)
      .padding(.leading, 5)
      .padding([.top, .bottom])
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let nodes = ViewHost(view).root.all("padding")
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(nodes[0]["insets"] == ViewValue(insets))
    #expect(nodes[1]["edges"] == ViewValue(Edge.Set.vertical))
    #expect(nodes.map { $0["length"]?.number } == [nil, nil, 5, 4, nil])
  }

  @Test func framesKeepTheirNumbers() {
    let view = Color.red
      .frame(width: 1, height: 2, alignment: .topLeading)
      .frame(width: 3)
      .frame(maxWidth: .infinity, alignment: .leading)
      .frame(minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5, maxHeight: 6)
    let nodes = ViewHost(view).root.all("frame")
    #expect(nodes[1]["maxWidth"]?.number == .infinity)
    #expect(nodes[3]["alignment"] == ViewValue(Alignment.topLeading))
    #expect(nodes[0]["idealHeight"] == 5)
  }

  @ViewBuilder var positions: some View {
    Text("1").offset(x: 1, y: 2).offset(CGSize(width: 1, height: 2)).position(x: 1, y: 2)
    Text("2").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1).zIndex(2)
    Text("3").alignmentGuide(.leading) { $0.width / 2 }.alignmentGuide(.top) { $0[.bottom] }
    Text("4").safeAreaInset(edge: .bottom) { Color.red }.safeAreaInset(edge: .leading) { Color.red }
    Text("5").safeAreaPadding(.horizontal, 4).contentMargins(.vertical, 8, for: .scrollContent)
    Text("6").ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .bottom)
    Text("7").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    Text("8").aspectRatio(2, contentMode: .fit).scaledToFill()
    Text("9").coordinateSpace(.named("thread"))
  }

  @Test func guidesAreComputed() {
    let guides = ViewHost(positions).root.all("alignmentGuide")
    #expect(guides.count == 2)
    #expect(guides[1]["guide"] == ViewValue(HorizontalAlignment.leading))
  }

  @ViewBuilder var scrolling: some View {
    ScrollView { Text("1").scrollTargetLayout() }
      .scrollTargetBehavior(.viewAligned).scrollIndicators(.hidden).scrollDisabled(true)
    ScrollView { Text("2") }
      .scrollDismissesKeyboard(.interactively).scrollContentBackground(.hidden)
      .scrollClipDisabled().defaultScrollAnchor(.top).scrollBounceBehavior(.basedOnSize)
  }

  @Test func scrollingIsNoted() {
    let root = ViewHost(scrolling).root
    #expect(root.first("scrollDisabled")?.environment.isScrollEnabled == false)
    #expect(
      root.first("scrollTargetBehavior")?["behavior"]
        == .described("ViewAlignedScrollTargetBehavior")
    )
  }

  @Test func alignmentsAreEqualByTheirIdentity() {
    #expect(HorizontalAlignment.leading == .leading)
    #expect(HorizontalAlignment.leading != .center)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
  }
}
