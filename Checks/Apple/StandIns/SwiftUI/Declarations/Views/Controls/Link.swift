/// developer.apple.com/documentation/swiftui/link
nonisolated public struct Link<Label>: View, _PrimitiveView where Label: View {
  let destination: URL
  let label: Label

  /// developer.apple.com/documentation/swiftui/link/init(destination:label:)
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    let open = walk.openURL
    walk.node(
      "Link",
      { attributes in
        attributes.set("destination", view.destination)
        attributes.action("tap") { open(view.destination) }
      }
    ) {
      walk.visit(view.label, at: .content)
    }
  }
}

extension Link where Label == Text {
  /// developer.apple.com/documentation/swiftui/link/init(_:destination:)
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/link/init(_:destination:)
  @_disfavoredOverload
  public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}
