/// One evaluation of a view: where it is, in what environment, and the nodes found so far.
@MainActor
public final class ViewWalk {
  /// The environment of the view that is being visited.
  public internal(set) var environment: EnvironmentValues
  let host: ViewHost
  var graph: GraphNode
  var output: [ViewNode] = []
  let pass: Int
  /// The preferences found so far, in order, by their keys.
  var preferences: [ObjectIdentifier: [Any]] = [:]
  /// Whether the content of a lazy container is being evaluated.
  var isLazy = false

  init(host: ViewHost, graph: GraphNode, environment: EnvironmentValues, pass: Int) {
    self.host = host
    self.graph = graph
    self.environment = environment
    self.pass = pass
  }

  /// Evaluates a view at a place under the present one.
  func visit<Content: View>(_ view: Content, at key: GraphKey) {
    let outer = graph
    graph = outer.child(key, Content.self)
    graph.pass = pass
    Content._walk(view, in: self)
    graph = outer
  }

  /// The nodes that some evaluation adds.
  func collect(_ evaluate: () -> Void) -> [ViewNode] {
    let outer = output
    output = []
    evaluate()
    let found = output
    output = outer
    return found
  }

  /// Evaluates in a changed environment.
  func within(_ change: (inout EnvironmentValues) -> Void, _ evaluate: () -> Void) {
    let outer = environment
    change(&environment)
    evaluate()
    environment = outer
  }

  /// Adds a node for the present view, with what its content adds as children.
  @discardableResult
  func node(
    _ kind: String,
    _ write: (inout ViewAttributes) -> Void,
    content: () -> Void
  ) -> ViewNode {
    var attributes = ViewAttributes(environment: environment)
    write(&attributes)
    let node = ViewNode(
      kind: kind,
      identity: ViewIdentity(node: graph, part: 0),
      attributes: attributes,
      children: collect(content)
    )
    output.append(node)
    return node
  }

  /// Adds a node without content for the present view.
  @discardableResult
  func node(_ kind: String, _ write: (inout ViewAttributes) -> Void = { _ in }) -> ViewNode {
    node(kind, write, content: {})
  }

  /// Adds a node that says nothing of itself, with what its content adds as children.
  @discardableResult
  func node(_ kind: String, content: () -> Void) -> ViewNode {
    node(kind, { _ in }, content: content)
  }

  /// Puts a modifier's node around each node that its content adds.
  @discardableResult
  func wrap(
    _ kind: String,
    _ write: (inout ViewAttributes) -> Void = { _ in },
    content: () -> Void
  ) -> [ViewNode] {
    var attributes = ViewAttributes(environment: environment)
    write(&attributes)
    let made = collect(content).enumerated().map { part, child in
      let node = ViewNode(
        kind: kind,
        identity: ViewIdentity(node: graph, part: part),
        attributes: attributes,
        children: [child],
        isModifier: true
      )
      node.elementID = child.elementID
      node.ids = child.ids
      return node
    }
    output += made
    return made
  }
}

extension ViewWalk {
  /// Evaluates an element of a `ForEach`: what is lazy outside is not so inside.
  func enterElement(_ evaluate: () -> Void) {
    let outer = isLazy
    isLazy = false
    evaluate()
    isLazy = outer
  }

  /// Evaluates the content of a lazy container.
  func enterLazily(_ evaluate: () -> Void) {
    let outer = isLazy
    isLazy = true
    evaluate()
    isLazy = outer
  }
}
