/// Not Apple's: why an action could not be taken.
public enum ViewActionError: Error, CustomStringConvertible {
  /// There is no such action on the node, nor on the modifiers directly around it.
  case missing(action: String, kind: String)
  /// The view is disabled.
  case disabled(kind: String)
  /// There is no such node.
  case noNode(String)

  public var description: String {
    switch self {
    case .missing(let action, let kind): "A \(kind) has no action \(action)."
    case .disabled(let kind): "The \(kind) is disabled."
    case .noNode(let sought): "There is no \(sought)."
    }
  }
}

extension ViewHost {
  /// Takes an action of a node, or of the modifiers directly around it.
  public func perform(_ action: String, on node: ViewNode) throws(ViewActionError) {
    guard node.environment.isEnabled else { throw .disabled(kind: node.kind) }
    let places = [node] + node.modifiers
    guard let perform = places.compactMap({ $0.actions[action] }).first else {
      throw .missing(action: action, kind: node.kind)
    }
    Self.current = self
    perform()
  }

  /// Takes an action that has a value, and answers with what it answers.
  @discardableResult
  public func perform(
    _ action: String,
    _ value: Any,
    on node: ViewNode
  ) throws(ViewActionError) -> Any? {
    guard node.environment.isEnabled else { throw .disabled(kind: node.kind) }
    let places = [node] + node.modifiers
    guard let perform = places.compactMap({ $0.valueActions[action] }).first else {
      throw .missing(action: action, kind: node.kind)
    }
    Self.current = self
    return perform(value)
  }

  /// Taps the control whose words, or whose accessibility label, are the given ones.
  public func tap(_ label: String) throws(ViewActionError) {
    let controls = root.withDescendants.filter { node in
      !node.isModifier && node.actions["tap"] != nil
        && (node.text == label || node.accessibilityLabel == label)
    }
    guard let control = controls.first else { throw .noNode(label) }
    try perform("tap", on: control)
  }

  /// The innermost node that has the focus.
  public var focused: ViewNode? {
    root.withDescendants.last { $0.kind == "focused" && $0["isFocused"] == true }
  }

  /// Moves the focus as a person does: into a node, or out of everything.
  public func focus(_ node: ViewNode?) {
    let entered = ([node].compactMap { $0 } + (node?.ancestors ?? [])).filter {
      $0.kind == "focused"
    }
    for place in root.all("focused") where !entered.contains(where: { $0 === place }) {
      if place["isFocused"] == true { _ = place.valueActions["focus"]?(false) }
    }
    for place in entered { _ = place.valueActions["focus"]?(true) }
  }
}
