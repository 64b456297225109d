import SwiftUI
import Testing

/// Backgrounds, overlays and foregrounds resolve to the forms that are documented.
@MainActor
struct StyleOverloads {
  @ViewBuilder var backgrounds: some View {
    Text("1").background(.red)
    Text("2").background(Color.red)
    Text("3").background(.regularMaterial, ignoresSafeAreaEdges: .top)
    Text("4").background(.tint.opacity(0.5), in: RoundedRectangle(cornerRadius: 4))
    Text("5").background(.secondary, in: .rect(cornerRadius: 8))
    Text("6").background(in: .capsule)
    Text("7").background { Color.red }
    Text("8").background(alignment: .leading) { Rectangle().frame(width: 2) }
    Text("9").background(Color.red.gradient, in: Circle())
  }

  @Test func backgroundsAreStylesOrContent() {
    let nodes = ViewHost(backgrounds).root.all("background")
    #expect(
      nodes.compactMap { $0["style"]?.text } == [
        "red", "red", "regularMaterial", "tint.opacity(0.5)", "secondary", "background",
        "\(AnyShapeStyle(Color.red.gradient))",
      ]
    )
    #expect(nodes.filter { $0.slots["background"] != nil }.count == 2)
    #expect(nodes[1]["color"] == ViewValue(Color.red))
    let path = nodes[4].path(in: CGRect(x: 0, y: 0, width: 20, height: 30))
    #expect(path?.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  @ViewBuilder var overlays: some View {
    Text("1").overlay(.red)
    Text("2").overlay(Color.red)
    Text("3").overlay { Capsule().stroke(.red, lineWidth: 2) }
    Text("4").overlay(alignment: .bottom) { Text("inside") }
    Text("5").overlay(.tint, in: Circle())
  }

  @Test func overlaysAreStylesOrContent() {
    let nodes = ViewHost(overlays).root.all("overlay")
    #expect(nodes.map { $0["style"]?.text } == ["red", "red", nil, nil, "tint"])
    #expect(nodes[2].slots["overlay"]?.first?["lineWidth"] == 2)
  }

  @ViewBuilder var foregrounds: some View {
    Rectangle().foregroundStyle(.red)
    Rectangle().foregroundStyle(Color.blue, .secondary)
    Rectangle().foregroundStyle(.primary, .secondary, .tint)
    Rectangle().foregroundStyle(.tint.secondary)
    Rectangle().foregroundStyle(Color.red.tertiary)
    Rectangle().foregroundStyle(AnyShapeStyle(.separator))
    Rectangle().foregroundColor(.red).foregroundColor(nil)
    Rectangle().tint(.red).tint(Color?.none)
    Rectangle().foregroundStyle(
      .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    )
  }

  @Test func foregroundsKeepTheirStyles() {
    let nodes = ViewHost(foregrounds).root.all("foregroundStyle")
    #expect(
      nodes.prefix(6).map { $0["style"]?.text } == [
        "red", "blue", "primary", "tint.secondary", "red.tertiary", "separator",
      ]
    )
    #expect(nodes[1]["secondary"] == "secondary")
    #expect(nodes[2]["tertiary"] == "tint")
  }

  @ViewBuilder var shapes: some View {
    Circle()
    Circle().fill(.red)
    Circle().fill()
    RoundedRectangle(cornerRadius: 4).strokeBorder(.red, lineWidth: 3)
    Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: 1, dash: [2]))
    Capsule().fill(.yellow).stroke(.blue, lineWidth: 8)
    UnevenRoundedRectangle(topLeadingRadius: 4, bottomTrailingRadius: 2).fill(.tint)
    Path { $0.addLines([.zero, CGPoint(x: 4, y: 4)]) }.stroke(.tint, lineWidth: 2)
    AnyShape(Circle()).rotation(.degrees(45)).fill(.red)
  }

  @Test func shapesAreDrawn() {
    let nodes = ViewHost(shapes).root.all("Shape")
    #expect(
      nodes.map { $0["style"]?.text } == [
        "foreground", "red", "foreground", "red", "blue", "blue", "yellow", "tint", "tint", "red",
      ]
    )
    let path = nodes[3].path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path?.boundingRect == CGRect(x: 1.5, y: 1.5, width: 7, height: 7))
  }

  @ViewBuilder var clips: some View {
    Text("1").clipShape(Circle()).clipShape(.rect(cornerRadius: 4)).clipped()
    Text("2").contentShape(.rect).contentShape(.interaction, Rectangle())
    Text("3").mask { Circle() }.shadow(radius: 3).blur(radius: 1).opacity(0.5).hidden()
    Text("4").transition(.opacity).transition(.move(edge: .top).combined(with: .opacity))
    Text("5").transition(.asymmetric(insertion: .opacity, removal: .scale))
    Text("6").transition(OpacityTransition()).contentTransition(.numericText())
    Text("7").rotationEffect(.degrees(90)).scaleEffect(2).scaleEffect(x: 1, y: -1)
    Text("8").flipsForRightToLeftLayoutDirection(true).border(.red).cornerRadius(3)
  }

  @Test func effectsAreNoted() {
    let root = ViewHost(clips).root
    #expect(root.all("clipShape").count == 2)
    #expect(root.all("transition").count == 4)
    #expect(root.first("rotationEffect")?["degrees"] == 90)
  }
}
