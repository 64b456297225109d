import SwiftUI
import Testing

/// Gestures, keys, menus and presentations call what they were given.
@MainActor
struct InteractionOverloads {
  final class Log {
    var lines: [String] = []
  }

  struct Dragged: View {
    let log: Log
    @GestureState private var width: CGFloat = 0

    var body: some View {
      Text("\(Int(width))")
        .gesture(
          DragGesture(minimumDistance: 4)
            .updating($width) { value, width, _ in width = value.translation.width }
            .onChanged { _ in log.lines.append("changed") }
            .onEnded { log.lines.append("ended \(Int($0.translation.width))") }
        )
        .simultaneousGesture(
          SpatialTapGesture(count: 2).onEnded { log.lines.append("tap \($0.location.x)") }
            .exclusively(before: LongPressGesture().onEnded { _ in log.lines.append("long") })
        )
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("one") }, including: .none)
    }
  }

  @Test func gesturesUpdateStateAndEnd() throws {
    let log = Log()
    let host = ViewHost(Dragged(log: log))
    let drag = DragGesture.Value(startLocation: .zero, location: CGPoint(x: 30, y: 0))
    _ = try #require(host.root.first("gesture")).valueActions["changed"]?(drag)
    #expect(host.root.text == "30")
    _ = try #require(host.root.first("gesture")).valueActions["ended"]?(drag)
    #expect(host.root.text == "0")
    let taps = try #require(host.root.first("simultaneousGesture"))
    _ = taps.valueActions["ended"]?(SpatialTapGesture.Value(location: CGPoint(x: 7, y: 0)))
    _ = taps.valueActions["ended"]?(true)
    #expect(log.lines == ["changed", "ended 30", "tap 7.0", "long"])
    #expect(host.root.first("highPriorityGesture")?.valueActions.isEmpty == true)
  }

  @Test func keysAreHandledOrIgnored() throws {
    let view = Text("1")
      .onKeyPress(.space) { .handled }
      .onKeyPress(.leftArrow, phases: .up) { _ in .handled }
      .onKeyPress(keys: [.upArrow, .downArrow]) {
        $0.modifiers.contains(.shift) ? .handled : .ignored
      }
      .onKeyPress(characters: .alphanumerics) { _ in .handled }
      .onKeyPress { _ in .ignored }
      .onKeyPress(phases: .all) { _ in .ignored }
    let nodes = ViewHost(view).root.all("onKeyPress")
    func press(_ index: Int, _ press: KeyPress) -> KeyPress.Result? {
      nodes[index].valueActions["keyPress"]?(press) as? KeyPress.Result
    }
    #expect(press(5, KeyPress(.space)) == .handled)
    #expect(press(5, KeyPress(.tab)) == .ignored)
    #expect(press(4, KeyPress(.leftArrow)) == .ignored)
    #expect(press(4, KeyPress(.leftArrow, phase: .up)) == .handled)
    #expect(press(3, KeyPress(.upArrow, modifiers: .shift)) == .handled)
    #expect(press(2, KeyPress("j")) == .handled)
    #expect(press(2, KeyPress(.space)) == .ignored)
  }

  @ViewBuilder var controls: some View {
    Text("1").keyboardShortcut("r").keyboardShortcut("r", modifiers: [.command, .shift])
    Text("2").keyboardShortcut(.defaultAction).keyboardShortcut(.return, modifiers: [])
    Text("3").focusable().focusable(interactions: .activate).focusEffectDisabled()
    Text("4").onTapGesture {}.onTapGesture(count: 2) {}.onTapGesture { (_: CGPoint) in }
    Text("5").onLongPressGesture {}.onLongPressGesture(minimumDuration: 1) {
    } onPressingChanged: { _ in
    }
    Text("6").onHover { _ in }.hoverEffect().hoverEffect(.lift)
    Text("7").contextMenu { Button("Reply") {} }.contextMenu {
      Text("1")
    } preview: {
      Text("2")
    }
    Text("8").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Vote") {} }
    Text("9").refreshable {}.disabled(true).allowsHitTesting(false)
  }

  @Test func controlsAreNoted() {
    let root = ViewHost(controls).root
    #expect(root.all("keyboardShortcut").count == 4)
    #expect(root.first("swipeActions")?.slots["swipeActions"]?.first?.kind == "Button")
    #expect(root.first("disabled")?.environment.isEnabled == false)
    #expect(root.all("onTapGesture").map { $0["count"] } == [1, 2, 1])
  }

  struct Sheet: View {
    let log: Log
    @State var isShown = false

    struct Content: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }

    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          log.lines.append("dismissed")
        } content: {
          Content()
        }
        .alert("Delete?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
        } message: {
          Text("It cannot be undone.")
        }
        .confirmationDialog("More", isPresented: .constant(true), presenting: 3) { number in
          Button("Take \(number)") {}
        }
    }
  }

  @Test func sheetsAreShownAndDismissed() throws {
    let log = Log()
    let host = ViewHost(Sheet(log: log))
    #expect(host.root.first("sheet")?.slots["sheet"] == nil)
    try #require(host.root.first("Button", text: "Open")).actions["tap"]?()
    #expect(host.root.first("sheet")?.slots["sheet"] != nil)
    try #require(host.root.first("Button", text: "Close")).actions["tap"]?()
    host.settle()
    #expect(host.root.first("sheet")?.slots["sheet"] == nil)
    #expect(log.lines == ["dismissed"])
    #expect(
      host.root.first("alertMessage")?.slots["message"]?.first?.text == "It cannot be undone."
    )
    #expect(host.root.first("Button", text: "Take 3") != nil)
  }

  @Test func toolbarsHaveItems() {
    let view = Text("1").toolbar {
      ToolbarItem(placement: .primaryAction) { Button("New") {} }
      ToolbarItemGroup {
        Text("a"); Text("b")
      }
    }
    let slots = ViewHost(view).root.first("toolbar")?.slots["toolbar"]
    #expect(slots?.map(\.kind) == ["ToolbarItem", "ToolbarItemGroup", "ToolbarItemGroup"])
    #expect(slots?[0]["placement"] == "primaryAction")
  }
}
