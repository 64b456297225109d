/// Not Apple's: holds a view, evaluates it, and acts on it as a person would.
///
/// Which bodies SwiftUI would run again, how long lazy rows live, the order of `onAppear`, the
/// sizes of texts and the timing of animations are not what a host tells: it evaluates everything
/// whenever something has changed.
@MainActor
public final class ViewHost {
  /// The environment the view starts with; a change makes it evaluate again.
  public var environment: EnvironmentValues { didSet { changes.mark() } }
  /// The size of the window, which geometry readers and the layout start from.
  public var size: CGSize { didSet { changes.mark() } }
  /// Which elements lazy containers evaluate, by their index; `nil` for all.
  public var lazyWindow: Range<Int>? { didSet { changes.mark() } }
  /// The date that timelines show.
  public var now = Date(timeIntervalSince1970: 0) { didSet { changes.mark() } }
  /// The images that have come, by their addresses.
  public var images: [URL: AsyncImagePhase] = [:] { didSet { changes.mark() } }
  /// What `SceneStorage` reads and writes.
  public let sceneStorage: ValueStore
  /// What `AppStorage` without a store of its own reads and writes.
  public let appStorage: ValueStore
  /// What was asked of the world outside: scrolling, speech, feedback, addresses.
  public internal(set) var requests: [ViewRequest] = []
  /// How many evaluations there have been.
  public private(set) var pass = 0
  /// The nodes that the last evaluation has and the one before had not, and the reverse.
  public var difference: ViewDifference {
    latest.map { ViewDifference(from: former, to: $0) } ?? ViewDifference()
  }

  /// The host that acted last: where announcements and opened addresses go.
  static weak var current: ViewHost?

  let changes = ChangeNotes()
  private let visit: (ViewWalk) -> Void
  private var graph: GraphNode?
  private var latest: ViewNode?
  private var former: ViewNode?
  private var scheduled: [() -> Void] = []
  private var tasks: [Task<Void, Never>] = []

  /// Holds a view, which is evaluated when its nodes are first asked for.
  public init(
    _ view: some View,
    environment: EnvironmentValues = EnvironmentValues(),
    size: CGSize = CGSize(width: 390, height: 844),
    sceneStorage: [String: Any] = [:],
    appStorage: [String: Any] = [:]
  ) {
    self.environment = environment
    self.size = size
    self.sceneStorage = ValueStore(sceneStorage, changes: changes)
    self.appStorage = ValueStore(appStorage, changes: changes)
    visit = { walk in walk.visit(view, at: .content) }
    Self.current = self
  }

  /// The node over everything, evaluated again when something it depends on has changed.
  public var root: ViewNode {
    if !changes.isDirty, let latest { return latest }
    return evaluate()
  }

  /// The transactions in which something was changed, since they were last forgotten.
  public var transactions: [Transaction] { changes.transactions }

  /// Forgets transactions and requests.
  public func forget() {
    changes.forgetTransactions()
    requests = []
  }

  /// Evaluates anew, whether or not something has changed.
  public func refresh() {
    changes.mark()
    _ = root
  }

  /// Takes the view away, as if its window closed.
  public func close() {
    graph?.leave()
    graph = nil
    latest = nil
    changes.mark()
    runScheduled()
  }

  private func evaluate() -> ViewNode {
    Self.current = self
    changes.clear()
    pass += 1
    let graph = graph ?? GraphNode(key: .content, typeName: "host", parent: nil, host: self)
    self.graph = graph
    let walk = ViewWalk(host: self, graph: graph, environment: environment, pass: pass)
    // The whole pass is tracked: content of lazy closures reads models outside of any body.
    let node = withObservationTracking {
      walk.node("host", content: { visit(walk) })
    } onChange: { [changes] in
      changes.change()
    }
    graph.sweep(pass)
    former = latest
    latest = node
    return node
  }
}

// MARK: - What happens after an evaluation

extension ViewHost {
  /// Notes what is to happen at the next idle point.
  func schedule(_ action: @escaping () -> Void) {
    scheduled.append(action)
  }

  /// Starts the task of a view at the next idle point, in place of a former one.
  func start(
    _ action: @escaping @Sendable () async -> Void,
    priority: TaskPriority,
    of graph: GraphNode
  ) {
    graph.task?.cancel()
    let task = Task(priority: priority) { await action() }
    graph.task = task
    tasks.append(task)
  }

  @discardableResult
  private func runScheduled() -> Bool {
    guard !scheduled.isEmpty else { return false }
    let actions = scheduled
    scheduled = []
    for action in actions { action() }
    return true
  }

  /// Evaluates and runs `onAppear`, `onDisappear` and `onChange` until nothing is left to do.
  public func settle() {
    for _ in 0..<100 {
      _ = root
      if !runScheduled(), !changes.isDirty { return }
    }
    preconditionFailure("The view changes itself without end.")
  }

  /// Gives every node a frame, and settles what depends on frames. See `LayoutEngine` for what
  /// may be claimed of them.
  @discardableResult
  public func layOut() -> ViewNode {
    for _ in 0..<10 {
      settle()
      let node = root
      LayoutEngine().layOut(node, in: CGRect(origin: .zero, size: size))
      if !changes.isDirty, scheduled.isEmpty { return node }
    }
    preconditionFailure("The layout changes itself without end.")
  }

  /// Settles, and lets tasks run as far as they come without waiting for the world outside.
  public func idle() async {
    var quiet = 0
    while quiet < 20 {
      let before = pass
      settle()
      endAnimations()
      await Task.yield()
      quiet = before == pass && !changes.isDirty ? quiet + 1 : 0
    }
  }

  /// Settles, and waits until every task that was started has ended.
  public func tasksEnded() async {
    settle()
    while !tasks.isEmpty {
      let started = tasks
      tasks = []
      for task in started { await task.value }
      settle()
    }
  }

  /// Lets time pass until a condition holds, and says whether it ever did.
  public func wait(until condition: () -> Bool) async -> Bool {
    for _ in 0..<10_000 {
      settle()
      if condition() { return true }
      await Task.yield()
    }
    return false
  }

  /// Ends the animations of every transaction so far, which runs their completions.
  public func endAnimations() {
    for transaction in changes.transactions { transaction.completions.run() }
  }
}
