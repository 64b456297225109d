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

/// The stack that links inside it push onto, and the destinations that were found in it.
@MainActor
final class StackModel {
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView] = [:]
  let pushView: (StackEntry) -> Void

  init(pushView: @escaping (StackEntry) -> Void) {
    self.pushView = pushView
  }

  nonisolated func push(_ entry: StackEntry) {
    let entry = Carried(entry)
    MainActor.assumeIsolated { pushView(entry.value) }
  }

  func view(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value)
  }
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
      let node = walk.node("NavigationStack", { attributes in
        entries = (path?.entries() ?? []) + pushed.wrappedValue
        attributes.set("depth", entries.count)
        if !entries.isEmpty { attributes.action("back", pop) }
      }) {
        walk.visit(view.root, at: .content)
      }
      for (place, entry) in entries.enumerated() {
        walk.within({ $0.dismiss = DismissAction { pop() } }) {
          walk.fillPushed(node, place: place, entry: entry, model: model)
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
    entry: StackEntry,
    model: StackModel
  ) {
    let content: AnyView?
    switch entry {
    case .view(let view): content = view
    case .value(let value): content = value.flatMap { model.view(for: $0) }
    }
    guard let content else { return }
    let found = collect { visit(content, at: .slot("pushed \(place)")) }
    for child in found { child.parent = node }
    node.slots["pushed", default: []] += found
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    let destination = Carried(destination)
    return LifecycleView(content: self) { walk in
      walk.environment.navigationStack?.destinations[ObjectIdentifier(D.self)] = { value in
        guard let value = value.base as? D else { return AnyView(EmptyView()) }
        return AnyView(destination.value(value))
      }
    }
  }

  /// developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)
  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> V
  ) -> some View where V: View {
    transformed(
      "navigationDestination",
      slot: "pushed",
      isShown: { isPresented.wrappedValue },
      { $0.action("back") { isPresented.wrappedValue = false } },
      content: destination
    )
  }

  /// developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    transformed(
      "navigationDestination",
      slot: "pushed",
      isShown: { item.wrappedValue != nil },
      { $0.action("back") { item.wrappedValue = nil } },
      content: { item.wrappedValue.map(destination) }
    )
  }
}
