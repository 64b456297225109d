/// The place of a view under its parent, which decides whether it is still the same view.
public enum GraphKey: Hashable {
  /// The body of a view made of others.
  case body
  /// The content of a view or of a modifier.
  case content
  /// A place among siblings.
  case index(Int)
  /// A branch of an `if`.
  case branch(Bool)
  /// An element of a `ForEach`.
  case element(AnyHashable)
  /// What `id(_:)` named.
  case named(AnyHashable)
  /// A named part of a modifier, such as the background.
  case slot(String)
}

/// What lives as long as a view keeps its identity: its state, and the nodes of its content.
@MainActor
final class GraphNode {
  struct Place: Hashable {
    let key: GraphKey
    let type: ObjectIdentifier
  }

  let key: GraphKey
  let typeName: String
  unowned let host: ViewHost
  private(set) weak var parent: GraphNode?
  private(set) var children: [Place: GraphNode] = [:]
  /// State, by the place of the property that owns it.
  var cells: [Int: AnyObject] = [:]
  /// Whether the latest pass came here.
  var pass = 0
  /// Whether `onAppear` was noted.
  var hasAppeared = false
  /// The task that lives as long as the view.
  var task: Task<Void, Never>?
  /// What happens when the view leaves.
  var onRemoval: [() -> Void] = []

  init(key: GraphKey, typeName: String, parent: GraphNode?, host: ViewHost) {
    self.key = key
    self.typeName = typeName
    self.parent = parent
    self.host = host
  }

  func child(_ key: GraphKey, _ type: Any.Type) -> GraphNode {
    let place = Place(key: key, type: ObjectIdentifier(type))
    if let known = children[place] { return known }
    let made = GraphNode(key: key, typeName: "\(type)", parent: self, host: host)
    children[place] = made
    return made
  }

  /// Drops what the pass did not reach, innermost first.
  func sweep(_ pass: Int) {
    for (place, child) in children {
      if child.pass == pass {
        child.sweep(pass)
      } else {
        child.leave()
        children[place] = nil
      }
    }
  }

  /// Tells a subtree that it is gone.
  func leave() {
    for child in children.values { child.leave() }
    task?.cancel()
    task = nil
    for action in onRemoval { host.schedule(action) }
    onRemoval = []
  }

  var path: String {
    var steps: [String] = []
    var node: GraphNode? = self
    while let current = node, current.parent != nil {
      steps.append(current.key.label)
      node = current.parent
    }
    return steps.reversed().joined(separator: "/")
  }
}

extension GraphKey {
  var label: String {
    switch self {
    case .body: "body"
    case .content: "content"
    case .index(let index): "\(index)"
    case .branch(let taken): taken ? "if" : "else"
    case .element(let id): "[\(id)]"
    case .named(let id): "id(\(id))"
    case .slot(let name): name
    }
  }
}
