/// Not Apple's: holds a view, evaluates it, and acts on it as a person would.
@MainActor
public final class ViewHost {
  /// The environment the view starts with; a change makes it evaluate again.
  public var environment: EnvironmentValues { didSet { dirty.set() } }
  let dirty = DirtyFlag()
  private let visit: (ViewWalk) -> Void
  private var graph: GraphNode?
  private var latest: ViewNode?
  /// How many evaluations there have been.
  public private(set) var pass = 0

  /// Holds a view, which is evaluated when its nodes are first asked for.
  public init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
    visit = { walk in walk.visit(view, at: .content) }
  }

  /// The node over everything, evaluated again when something it depends on has changed.
  public var root: ViewNode {
    if !dirty.isSet, let latest { return latest }
    return evaluate()
  }

  private func evaluate() -> ViewNode {
    dirty.clear()
    pass += 1
    let graph = graph ?? GraphNode(key: .content, typeName: "host", parent: nil, host: self)
    self.graph = graph
    let walk = ViewWalk(host: self, graph: graph, environment: environment, pass: pass)
    // The whole pass is tracked: content of lazy closures reads models outside of any body.
    let node = withObservationTracking {
      walk.node("host", content: { visit(walk) })
    } onChange: { [dirty] in
      dirty.set()
    }
    graph.sweep(pass)
    latest = node
    return node
  }
}
