/// developer.apple.com/documentation/swiftui/picker
nonisolated public struct Picker<Label, SelectionValue, Content>: View, _PrimitiveView
where Label: View, SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  /// developer.apple.com/documentation/swiftui/picker/init(selection:content:label:)
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    let node = walk.node(
      "Picker",
      { attributes in
        attributes.describe("selection", view.selection.wrappedValue)
        attributes.action("select", taking: SelectionValue.self) {
          view.selection.wrappedValue = $0
        }
      }
    ) {
      walk.visit(view.label, at: .slot("label"))
    }
    walk.fill(node, slot: "options") { view.content }
  }
}

extension Picker where Label == Text {
  /// developer.apple.com/documentation/swiftui/picker/init(_:selection:content:)
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/picker/init(_:selection:content:)
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// developer.apple.com/documentation/swiftui/picker/init(_:systemimage:selection:content:)
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// developer.apple.com/documentation/swiftui/picker/init(_:systemimage:selection:content:)
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}
