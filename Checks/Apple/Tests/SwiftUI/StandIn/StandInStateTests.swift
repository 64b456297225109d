import SwiftUI
import Testing

/// State, identity and what a view depends on, as the stand-in evaluates them.
@MainActor
struct StandInStateTests {
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
    }
  }

  @Test func stateSurvivesAnEvaluation() throws {
    let host = ViewHost(Counter())
    let first = try #require(host.root.first("Button"))
    #expect(first.text == "Count 0")
    first.actions["tap"]?()
    let second = try #require(host.root.first("Button"))
    #expect(second.text == "Count 1")
    #expect(second.identity == first.identity)
    first.actions["tap"]?()
    #expect(host.root.text == "Count 2")
  }

  struct TwoCounters: View {
    var body: some View {
      let counter = Counter()
      HStack {
        counter
        counter
      }
    }
  }

  @Test func twoUsesOfOneValueHaveTheirOwnState() throws {
    let host = ViewHost(TwoCounters())
    try #require(host.root.all("Button").last).actions["tap"]?()
    #expect(host.root.all("Button").map(\.text) == ["Count 0", "Count 1"])
  }

  struct Rows: View {
    let ids: [Int]

    var body: some View {
      ForEach(ids, id: \.self) { _ in Counter() }
    }
  }

  struct Shuffled: View {
    @State var ids = [1, 2, 3]

    var body: some View {
      VStack {
        Rows(ids: ids)
        Button("Turn") { ids = [3, 1] }
      }
    }
  }

  @Test func elementsKeepTheirStateByTheirID() throws {
    let host = ViewHost(Shuffled())
    let third = try #require(host.root.element(3))
    #expect(host.root.elementIDs == [1, 2, 3])
    third.actions["tap"]?()
    try #require(host.root.first("Button", text: "Turn")).actions["tap"]?()
    #expect(host.root.elementIDs == [3, 1])
    #expect(host.root.all("Button").map(\.text) == ["Count 1", "Count 0", "Turn"])
    #expect(host.root.element(3)?.identity == third.identity)
    #expect(host.difference.disappearedElements == [2])
    #expect(host.difference.appearedElements == [])
  }

  struct Branches: View {
    @State var taken = true

    var body: some View {
      if taken {
        Counter()
      } else {
        Text("gone")
      }
      Button("Flip") { taken.toggle() }
    }
  }

  @Test func stateIsLostWithItsBranch() throws {
    let host = ViewHost(Branches())
    try #require(host.root.all("Button").first).actions["tap"]?()
    #expect(host.root.text == "Count 1 Flip")
    try #require(host.root.first("Button", text: "Flip")).actions["tap"]?()
    #expect(host.root.text == "gone Flip")
    try #require(host.root.first("Button", text: "Flip")).actions["tap"]?()
    #expect(host.root.text == "Count 0 Flip")
  }

  struct Named: View {
    @State var name = "a"

    var body: some View {
      Counter().id(name)
      Button("Rename") { name = "b" }
    }
  }

  @Test func anotherIDMakesAnotherView() throws {
    let host = ViewHost(Named())
    #expect(host.root.named("a")?.kind == "Button")
    host.root.named("a")?.actions["tap"]?()
    #expect(host.root.named("a")?.text == "Count 1")
    try #require(host.root.first("Button", text: "Rename")).actions["tap"]?()
    #expect(host.root.named("a") == nil)
    #expect(host.root.named("b")?.text == "Count 0")
  }

  @Observable final class Model {
    var names: [Int: String] = [1: "one", 2: "two"]
    var unread = 0
  }

  struct Names: View {
    let model: Model

    var body: some View {
      LazyVStack {
        ForEach([1, 2], id: \.self) { id in Text(model.names[id] ?? "-") }
      }
    }
  }

  @Test func readsInsideElementClosuresAreObserved() {
    let model = Model()
    let host = ViewHost(Names(model: model))
    #expect(host.root.text == "one two")
    model.names[2] = "zwei"
    #expect(host.root.text == "one zwei")
    let pass = host.pass
    model.unread += 1
    _ = host.root
    #expect(host.pass == pass)
  }

  @Test func onlyTheWindowOfALazyStackIsEvaluated() {
    let host = ViewHost(Names(model: Model()))
    host.lazyWindow = 1..<2
    #expect(host.root.text == "two")
  }

  struct Field: View {
    struct Person {
      var name = "Ada"
    }

    @State var person = Person()

    var body: some View {
      TextField("Name", text: $person.name)
      Text(person.name)
    }
  }

  @Test func bindingsReachIntoState() throws {
    let host = ViewHost(Field())
    let field = try #require(host.root.first("TextField"))
    _ = field.valueActions["edit"]?("Grace")
    #expect(host.root.first("Text", text: "Grace") != nil)
  }

  struct Computed: View {
    @State var count = 1

    var body: some View {
      let text = Binding(
        get: { String(count) },
        set: { count = Int($0) ?? 0 }
      )
      TextField("Count", text: text)
    }
  }

  @Test func bindingsOfClosuresReadAndWrite() throws {
    let host = ViewHost(Computed())
    #expect(host.root.first("TextField")?["value"] == "1")
    _ = host.root.first("TextField")?.valueActions["edit"]?("12")
    #expect(host.root.first("TextField")?["value"] == "12")
  }

  struct Bound: View {
    @Bindable var model: Model

    var body: some View {
      TextEditor(text: $model.names[1].orEmpty)
    }
  }

  @Test func bindablesReachIntoModels() {
    let model = Model()
    let host = ViewHost(Bound(model: model))
    #expect(host.root.first("TextEditor")?["value"] == "one")
    _ = host.root.first("TextEditor")?.valueActions["edit"]?("uno")
    #expect(model.names[1] == "uno")
    #expect(host.root.first("TextEditor")?["value"] == "uno")
  }
}

extension String? {
  fileprivate var orEmpty: String {
    get { self ?? "" }
    set { self = newValue }
  }
}
