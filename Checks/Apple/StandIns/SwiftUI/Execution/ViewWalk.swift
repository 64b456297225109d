/// One evaluation of a view: where it is, in what environment, and the nodes found so far.
@MainActor
public final class ViewWalk {
  /// The environment of the view that is being visited.
  public internal(set) var environment: EnvironmentValues
  let host: ViewHost
  var graph: GraphNode
  var output: [ViewNode] = []
  let pass: Int

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
    _ write: (inout ViewAttributes) -> Void = { _ in },
    content: () -> Void = {}
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
        children: [child]
      )
      node.elementID = child.elementID
      return node
    }
    output += made
    return made
  }
}
