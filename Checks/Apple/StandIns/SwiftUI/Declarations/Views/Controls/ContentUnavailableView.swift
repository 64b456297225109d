/// developer.apple.com/documentation/swiftui/contentunavailableview
nonisolated public struct ContentUnavailableView<Label, Description, Actions>: View,
  _PrimitiveView
where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// developer.apple.com/documentation/swiftui/contentunavailableview/init(label:description:actions:)
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node("ContentUnavailableView") {
      walk.visit(view.label, at: .slot("label"))
      walk.visit(view.description, at: .slot("description"))
      walk.visit(view.actions, at: .slot("actions"))
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// developer.apple.com/documentation/swiftui/contentunavailableview/init(_:systemimage:description:)
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// developer.apple.com/documentation/swiftui/contentunavailableview/init(_:systemimage:description:)
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String, description: Text? = nil)
  where S: StringProtocol {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
