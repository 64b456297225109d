import SwiftUI
import Testing

/// What happens around evaluations: appearing, changing, tasks, the environment, preferences.
@MainActor
struct StandInLifecycleTests {
  final class Log {
    var lines: [String] = []
  }

  struct Watched: View {
    let log: Log
    @State var isShown = true
    @State var count = 0

    var body: some View {
      VStack {
        if isShown {
          Text("here")
            .onAppear { log.lines.append("appear") }
            .onDisappear { log.lines.append("disappear") }
        }
        Button("Toggle") { isShown.toggle() }
        Button("Add") { count += 1 }
      }
      .onChange(of: count) { old, new in log.lines.append("\(old)-\(new)") }
      .onChange(of: count, initial: true) { log.lines.append("any") }
    }
  }

  @Test func appearsAndDisappearsOnce() throws {
    let log = Log()
    let host = ViewHost(Watched(log: log))
    host.settle()
    host.settle()
    #expect(log.lines == ["appear", "any"])
    try #require(host.root.first("Button", text: "Toggle")).actions["tap"]?()
    host.settle()
    #expect(log.lines == ["appear", "any", "disappear"])
  }

  @Test func changesTellBothValues() throws {
    let log = Log()
    let host = ViewHost(Watched(log: log))
    host.settle()
    log.lines = []
    try #require(host.root.first("Button", text: "Add")).actions["tap"]?()
    host.settle()
    #expect(log.lines == ["0-1", "any"])
  }

  struct Loading: View {
    let log: Log
    @State var id = 1
    @State var words = "loading"

    var body: some View {
      Text(words)
        .task(id: id) {
          log.lines.append("start \(id)")
          await Task.yield()
          words = "loaded \(id)"
        }
      Button("Next") { id += 1 }
    }
  }

  @Test func tasksRunAndAreStartedAgainByTheirID() async throws {
    let log = Log()
    let host = ViewHost(Loading(log: log))
    await host.idle()
    #expect(host.root.first("Text")?.text == "loaded 1")
    try #require(host.root.first("Button")).actions["tap"]?()
    await host.idle()
    #expect(host.root.first("Text")?.text == "loaded 2")
    #expect(log.lines == ["start 1", "start 2"])
  }

  struct Waiting: View {
    let log: Log
    @State var isShown = true

    var body: some View {
      if isShown {
        Text("waiting").task {
          while !Task.isCancelled { await Task.yield() }
          log.lines.append("cancelled")
        }
      }
      Button("Close") { isShown = false }
    }
  }

  @Test func tasksEndWithTheirView() async throws {
    let log = Log()
    let host = ViewHost(Waiting(log: log))
    await host.idle()
    #expect(log.lines == [])
    try #require(host.root.first("Button")).actions["tap"]?()
    await host.tasksEnded()
    #expect(log.lines == ["cancelled"])
  }

  struct LevelKey: EnvironmentKey {
    static let defaultValue = 0
  }

  struct Level: View {
    @Environment(\.level) private var level

    var body: some View {
      Text(verbatim: "\(level)")
    }
  }

  @Observable final class Library {
    var title = "Shelf"
  }

  struct Titled: View {
    @Environment(Library.self) private var library
    @Environment(Log.Observed.self) private var missing: Log.Observed?

    var body: some View {
      Text(library.title + (missing == nil ? "" : "!"))
    }
  }

  @Test func theEnvironmentReachesInnerViews() {
    let library = Library()
    let host = ViewHost(
      VStack {
        Level()
        Level().environment(\.level, 2)
        VStack { Level() }
          .transformEnvironment(\.level) { $0 += 1 }
          .environment(\.level, 4)
        Titled()
      }
      .environment(library)
    )
    #expect(host.root.text == "0 2 5 Shelf")
    library.title = "Case"
    #expect(host.root.text == "0 2 5 Case")
  }

  struct WidthKey: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) {
      value = max(value, nextValue())
    }
  }

  struct Widest: View {
    @State var width = 0

    var body: some View {
      VStack {
        Text("a").preference(key: WidthKey.self, value: 3)
        Text("b").preference(key: WidthKey.self, value: 7)
        Text(verbatim: "\(width)")
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }

  @Test func preferencesArePutTogether() {
    let host = ViewHost(Widest())
    host.settle()
    #expect(host.root.text == "a b 7")
  }

  struct Animated: View {
    let log: Log
    @State var isOpen = false

    var body: some View {
      Button("Open") {
        withAnimation(.default) {
          isOpen = true
        } completion: {
          log.lines.append("done")
        }
      }
      Button("Close") { withAnimation(nil) { isOpen = false } }
    }
  }

  @Test func transactionsAreKept() async throws {
    let log = Log()
    let host = ViewHost(Animated(log: log))
    try #require(host.root.first("Button", text: "Open")).actions["tap"]?()
    host.settle()
    #expect(host.transactions.map(\.animation) == [.default])
    #expect(log.lines == [])
    host.endAnimations()
    #expect(log.lines == ["done"])
    host.forget()
    try #require(host.root.first("Button", text: "Close")).actions["tap"]?()
    #expect(host.transactions.map(\.animation) == [nil])
  }

  struct Stored: View {
    @SceneStorage("page") private var page = 1
    @AppStorage("name") private var name: String?

    var body: some View {
      Button("\(name ?? "-") \(page)") {
        page += 1
        name = "N"
      }
    }
  }

  @Test func whatASceneStoredCanBeRestored() {
    let host = ViewHost(Stored(), sceneStorage: ["page": 4])
    #expect(host.root.text == "- 4")
    host.root.first("Button")?.actions["tap"]?()
    #expect(host.root.text == "N 5")
    let restored = ViewHost(Stored(), sceneStorage: host.sceneStorage.values)
    #expect(restored.root.text == "- 5")
  }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[StandInLifecycleTests.LevelKey.self] }
    set { self[StandInLifecycleTests.LevelKey.self] = newValue }
  }
}

extension StandInLifecycleTests.Log {
  @Observable final class Observed {}
}
