extension ViewNode {
  /// This node and all below it, slots included, in reading order.
  public var withDescendants: [ViewNode] {
    var found: [ViewNode] = []
    var open = [self]
    while let node = open.popLast() {
      found.append(node)
      let inSlots = node.slots.sorted { $0.key < $1.key }.flatMap(\.value)
      open += (node.children + inSlots).reversed()
    }
    return found
  }

  /// The nodes below this one that are children, not content of slots, in reading order.
  public var content: [ViewNode] {
    var found: [ViewNode] = []
    var open = [self]
    while let node = open.popLast() {
      found.append(node)
      open += node.children.reversed()
    }
    return found
  }

  /// The nodes over this one, innermost first.
  public var ancestors: [ViewNode] {
    var found: [ViewNode] = []
    var node = parent
    while let current = node {
      found.append(current)
      node = current.parent
    }
    return found
  }

  /// All nodes of a kind, in reading order.
  public func all(_ kind: String) -> [ViewNode] {
    withDescendants.filter { $0.kind == kind }
  }

  /// The first node of a kind.
  public func first(_ kind: String) -> ViewNode? {
    withDescendants.first { $0.kind == kind }
  }

  /// The first node of a kind whose words are the given ones.
  public func first(_ kind: String, text: String) -> ViewNode? {
    withDescendants.first { $0.kind == kind && $0.text == text }
  }

  /// The first node that was given an attribute of a value.
  public func first(where name: String, is value: ViewValue) -> ViewNode? {
    withDescendants.first { $0[name] == value }
  }

  /// The node that a `ForEach` made for an element.
  public func element(_ id: some Hashable) -> ViewNode? {
    withDescendants.first { $0.elementID == AnyHashable(id) }
  }

  /// The node that `id(_:)` gave a name, or an element of that id.
  public func named(_ id: some Hashable) -> ViewNode? {
    let id = AnyHashable(id)
    return withDescendants.first { $0.ids.contains(id) || $0.elementID == id }
  }

  /// The ids of all `ForEach` elements, in reading order, each once.
  public var elementIDs: [AnyHashable] {
    var seen: Set<AnyHashable> = []
    return withDescendants.compactMap(\.elementID).filter { seen.insert($0).inserted }
  }

  /// The words of all texts below this node, slots left out, with spaces between.
  public var text: String {
    content.compactMap { $0.kind == "Text" ? $0["text"]?.text : nil }.joined(separator: " ")
  }

  /// The modifiers around this node, innermost first, as far as nothing else comes between.
  public var modifiers: [ViewNode] {
    var found: [ViewNode] = []
    var node = self
    while let parent = node.parent, parent.isModifier, parent.children.count == 1,
      parent.children[0] === node
    {
      found.append(parent)
      node = parent
    }
    return found
  }

  /// What a modifier around this node was given, the innermost one of its kind.
  public func modifier(_ kind: String) -> ViewNode? {
    modifiers.first { $0.kind == kind }
  }
}
