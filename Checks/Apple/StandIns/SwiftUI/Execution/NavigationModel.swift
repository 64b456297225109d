/// What lies on a navigation stack.
enum StackEntry {
  case view(AnyView)
  case value(AnyHashable?)
}

/// The app's own path of a navigation stack.
struct StackPath {
  let entries: () -> [StackEntry]
  let push: (AnyHashable?) -> Void
  let pop: () -> Void
}

/// The stack that links inside it push onto.
struct StackModel {
  let push: (StackEntry) -> Void
}

private enum StackModelKey: EnvironmentKey {
  static var defaultValue: StackModel? { nil }
}

extension EnvironmentValues {
  var navigationStack: StackModel? {
    get { self[StackModelKey.self] }
    set { self[StackModelKey.self] = newValue }
  }
}

/// Not Apple's: what a navigation stack shows: its root, and in the slot "pushed" what lies on it.
nonisolated struct StackContent<Root: View>: View, _PrimitiveView {
  let path: StackPath?
  let pushed: Binding<[StackEntry]>
  let root: Root

  @MainActor static func _walk(_ view: Self, in walk: ViewWalk) {
    let (path, pushed) = (view.path, view.pushed)
    let model = StackModel { entry in
      guard let path, case .value(let value) = entry else {
        pushed.wrappedValue.append(entry)
        return
      }
      path.push(value)
    }
    let pop = {
      if pushed.wrappedValue.isEmpty { path?.pop() } else { pushed.wrappedValue.removeLast() }
    }
    walk.within({ $0.navigationStack = model }) {
      var entries: [StackEntry] = []
      let node = walk.node(
        "NavigationStack",
        { attributes in
          entries = (path?.entries() ?? []) + pushed.wrappedValue
          attributes.set("depth", entries.count)
          if !entries.isEmpty { attributes.action("back", pop) }
        }
      ) {
        walk.visit(view.root, at: .content)
      }
      for (place, entry) in entries.enumerated() {
        walk.within({ $0.dismiss = DismissAction { pop() } }) {
          walk.fillPushed(node, place: place, entry: entry)
        }
      }
    }
  }
}

extension ViewWalk {
  /// Evaluates one entry of a navigation stack.
  fileprivate func fillPushed(
    _ node: ViewNode,
    place: Int,
    entry: StackEntry
  ) {
    let content: AnyView?
    switch entry {
    case .view(let view): content = view
    case .value(let value): content = value.flatMap { destination(for: $0, in: node) }
    }
    guard let content else { return }
    let found = collect { visit(content, at: .slot("pushed \(place)")) }
    for child in found { child.parent = node }
    node.slots["pushed", default: []] += found
  }
}

extension ViewWalk {
  /// What `navigationDestination(for:destination:)` in a stack makes of a value.
  fileprivate func destination(for value: AnyHashable, in stack: ViewNode) -> AnyView? {
    let type = ViewValue.described(String(describing: type(of: value.base)))
    let nodes = stack.withDescendants.filter { node in
      node.kind == "navigationDestination" && node["data"] == type
    }
    return nodes.first?.valueActions["destination"]?(value.base) as? AnyView
  }
}
