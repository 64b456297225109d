import SwiftUI
import Testing

/// Controls, styles, navigation, focus, requests and accessibility, as the stand-in has them.
@MainActor
struct StandInControlTests {
  struct Framed: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(isEnabled ? "on" : "off")
        Text(configuration.isPressed ? "down" : "up")
        configuration.label
      }
    }
  }

  struct Tapped: View {
    @State var count = 0

    var body: some View {
      Button("Tap \(count)", role: .destructive) { count += 1 }
        .buttonStyle(Framed())
    }
  }

  @Test func stylesHaveTheirEnvironmentAndTheState() throws {
    let host = ViewHost(Tapped())
    #expect(host.root.text == "on up Tap 0")
    let button = try #require(host.root.first("Button"))
    #expect(button["role"] == "destructive")
    try host.perform("press", true, on: button)
    #expect(host.root.text == "on down Tap 0")
    try host.perform("tap", on: button)
    #expect(host.root.text == "on down Tap 1")
    let disabled = ViewHost(Tapped().disabled(true))
    #expect(disabled.root.text == "off up Tap 0")
    #expect(throws: ViewActionError.self) { try disabled.tap("off, up, Tap 0") }
  }

  struct Settings: View {
    @State var isOn = false
    @State var isOpen = false

    var body: some View {
      Form {
        Section("General") {
          Toggle("Wide", isOn: $isOn)
          DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        }
        LabeledContent("Count", value: "3")
        Label("Star", systemImage: "star").labelStyle(.iconOnly)
        Menu("Actions") { Button("Copy") {} }
      }
    }
  }

  @Test func controlsChangeTheirBindings() throws {
    let host = ViewHost(Settings())
    #expect(host.root.text == "Wide More Count 3 Actions")
    try host.tap("Wide")
    #expect(host.root.first("Toggle")?["isOn"] == true)
    try host.tap("More")
    #expect(host.root.text == "Wide More inside Count 3 Actions")
    #expect(host.root.first("Section")?.slots["header"]?.first?.text == "General")
    #expect(host.root.first("Menu")?.slots["menu"]?.first?.text == "Copy")
    #expect(host.root.first("Label")?.children.map(\.kind) == ["Image"])
  }

  struct Pages: View {
    @State var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Two", value: 2)
          NavigationLink("View") { Text("a view") }
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
      }
    }
  }

  @Test func linksPushDestinations() throws {
    let host = ViewHost(Pages())
    try host.tap("Two")
    #expect(host.root.first("NavigationStack")?.slots["pushed"]?.first?.text == "page 2")
    try host.tap("View")
    #expect(
      host.root.first("NavigationStack")?.slots["pushed"]?.map(\.text) == ["page 2", "a view"]
    )
    try host.perform("back", on: #require(host.root.first("NavigationStack")))
    try host.perform("back", on: #require(host.root.first("NavigationStack")))
    #expect(host.root.first("NavigationStack")?["depth"] == 0)
  }

  struct Fields: View {
    @FocusState private var field: Int?

    var body: some View {
      VStack {
        TextField("One", text: .constant("")).focused($field, equals: 1)
        TextField("Two", text: .constant("")).focused($field, equals: 2)
        Button("Go") { field = 2 }
        Text(verbatim: "\(field ?? 0)")
      }
    }
  }

  @Test func focusMovesBothWays() throws {
    let host = ViewHost(Fields())
    #expect(host.focused == nil)
    try host.tap("Go")
    #expect(host.focused?.children.first?.slots["label"]?.first?.text == "Two")
    host.focus(host.root.all("TextField").first)
    #expect(host.root.text == "Go 1")
    host.focus(nil)
    #expect(host.root.text == "Go 0")
  }

  struct Scrolling: View {
    @State var position: Int?

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack { ForEach(0..<5) { Text(verbatim: "\($0)") } }
        }
        .scrollPosition(id: $position)
        Button("Jump") { withAnimation(nil) { proxy.scrollTo(3, anchor: .top) } }
        Button("Bind") { position = 4 }
        Button("Say") { AccessibilityNotification.Announcement("said").post() }
        Link("Site", destination: URL(filePath: "/site"))
      }
    }
  }

  @Test func requestsAreKept() throws {
    let host = ViewHost(Scrolling())
    for label in ["Jump", "Bind", "Say", "Site"] { try host.tap(label) }
    host.settle()
    let found = host.requests.map { request in
      switch request {
      case .scroll(let id, let anchor, let transaction):
        "scroll \(id) \(anchor == .top) \(transaction.animation == nil)"
      case .announcement(let words): words
      case .open(let url): url.path
      default: "other"
      }
    }
    #expect(found == ["scroll 3 true true", "said", "/site", "scroll 4 false true"])
  }

  @Test func addressesGoToTheAction() throws {
    var opened: [URL] = []
    let view = Link("Site", destination: URL(filePath: "/site"))
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url)
          return .handled
        }
      )
    let host = ViewHost(view)
    try host.tap("Site")
    #expect(opened.map(\.path) == ["/site"])
    #expect(host.requests.isEmpty)
  }

  struct Row: View {
    @State var votes = 1

    var body: some View {
      HStack {
        Image(systemName: "star")
          .accessibilityHidden(true)
        Text("Ada")
        Text("wrote")
        Button("Vote") { votes += 1 }
      }
      .accessibilityElement(children: .combine)
      .accessibilityValue("\(votes)")
      .accessibilityAction(named: "Reply") { votes = 10 }
      .accessibilityAddTraits(.isHeader)
    }
  }

  @Test func elementsAreCombined() throws {
    let host = ViewHost(
      VStack {
        Row(); Text("after")
      }
    )
    let elements = host.root.accessibilityElements
    #expect(elements.map(\.label) == ["Ada, wrote, Vote", "after"])
    let row = try #require(elements.first)
    #expect(row.value == "1")
    #expect(row.actionNames == ["Vote", "Reply"])
    #expect(row.traits.contains(.isHeader))
    row.perform("Vote")
    #expect(host.root.accessibilityElements.first?.value == "2")
    row.perform("Reply")
    #expect(host.root.accessibilityElements.first?.value == "10")
  }

  @Test func containersAndIgnoredChildrenAreElements() {
    let host = ViewHost(
      VStack {
        VStack {
          Text("a"); Text("b")
        }.accessibilityElement(children: .contain)
        VStack {
          Text("c"); Text("d")
        }.accessibilityElement().accessibilityLabel("e")
      }
    )
    #expect(host.root.accessibilityElements.map(\.label) == ["a", "b", "e"])
  }

  @Test func textsArePutTogether() throws {
    let host = ViewHost(
      Text("a ").bold() + Text(AttributedString("b")).foregroundColor(.red) + Text(verbatim: "c")
    )
    let text = try #require(host.root.first("Text"))
    #expect(text.text == "a bc")
    #expect(text["parts"]?.list?.count == 3)
  }

  struct Dimmed: ViewModifier {
    @State var count = 0

    func body(content: Content) -> some View {
      VStack {
        content.opacity(0.5)
        Button("Dim \(count)") { count += 1 }
      }
    }
  }

  @Test func modifiersHaveStateAndContent() throws {
    let host = ViewHost(Text("words").modifier(Dimmed()))
    #expect(host.root.first("Text")?.modifier("opacity")?["opacity"] == 0.5)
    try host.tap("Dim 0")
    #expect(host.root.text == "words Dim 1")
  }
}
