/// developer.apple.com/documentation/swiftui/navigationlink
nonisolated public struct NavigationLink<Label, Destination>: View, _PrimitiveView
where Label: View, Destination: View {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label

  /// developer.apple.com/documentation/swiftui/navigationlink/init(destination:label:)
  public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    let stack = walk.environment.navigationStack
    let target =
      switch view.target {
      case .view(let destination): StackEntry.view(AnyView(destination))
      case .value(let value): StackEntry.value(value)
      }
    walk.node(
      "NavigationLink",
      { attributes in
        if case .value(let value) = view.target { attributes.describe("value", value) }
        attributes.action("tap") { stack?.push(target) }
      }
    ) {
      walk.visit(view.label, at: .content)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// developer.apple.com/documentation/swiftui/navigationlink/init(value:label:)
  public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// developer.apple.com/documentation/swiftui/navigationlink/init(_:value:)
  public init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable {
    self.init(value: value) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/navigationlink/init(_:value:)
  @_disfavoredOverload
  public init<S, P>(_ title: S, value: P?) where S: StringProtocol, P: Hashable {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:)
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/navigationlink/init(_:destination:)
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}
