/// developer.apple.com/documentation/swiftui/disclosuregroup
nonisolated public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  /// developer.apple.com/documentation/swiftui/disclosuregroup/init(content:label:)
  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// developer.apple.com/documentation/swiftui/disclosuregroup/init(isexpanded:content:label:)
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  @MainActor public var body: some View {
    DisclosureContent(isExpanded: isExpanded ?? $isOpen, content: content, label: label)
  }
}

extension DisclosureGroup where Label == Text {
  /// developer.apple.com/documentation/swiftui/disclosuregroup/init(_:content:)
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/disclosuregroup/init(_:content:)
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: @escaping () -> Content)
  where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }

  /// developer.apple.com/documentation/swiftui/disclosuregroup/init(_:isexpanded:content:)
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/disclosuregroup/init(_:isexpanded:content:)
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// Not Apple's: what a disclosure group shows.
nonisolated struct DisclosureContent<Label: View, Content: View>: View, _PrimitiveView {
  let isExpanded: Binding<Bool>
  let content: () -> Content
  let label: Label

  @MainActor static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node(
      "DisclosureGroup",
      { attributes in
        attributes.set("isExpanded", view.isExpanded.wrappedValue)
        attributes.action("tap") { view.isExpanded.wrappedValue.toggle() }
      }
    ) {
      walk.visit(view.label, at: .slot("label"))
      if view.isExpanded.wrappedValue { walk.visit(view.content(), at: .content) }
    }
  }
}
