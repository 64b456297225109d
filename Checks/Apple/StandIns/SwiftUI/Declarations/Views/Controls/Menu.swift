/// developer.apple.com/documentation/swiftui/menu
nonisolated public struct Menu<Label, Content>: View, _PrimitiveView
where Label: View, Content: View {
  let content: Content
  let label: Label
  let primaryAction: (() -> Void)?

  /// developer.apple.com/documentation/swiftui/menu/init(content:label:)
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// developer.apple.com/documentation/swiftui/menu/init(content:label:primaryaction:)
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    let node = walk.node("Menu", { $0.action("tap", view.primaryAction) }) {
      walk.visit(view.label, at: .slot("label"))
    }
    walk.fill(node, slot: "menu") { view.content }
  }
}

extension Menu where Label == Text {
  /// developer.apple.com/documentation/swiftui/menu/init(_:content:)
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/menu/init(_:content:)
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }

  /// developer.apple.com/documentation/swiftui/menu/init(_:content:primaryaction:)
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// developer.apple.com/documentation/swiftui/menu/init(_:content:primaryaction:)
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// developer.apple.com/documentation/swiftui/menu/init(_:systemimage:content:)
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// developer.apple.com/documentation/swiftui/menu/init(_:systemimage:content:)
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// developer.apple.com/documentation/swiftui/menu/init(_:systemimage:content:primaryaction:)
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content,
      label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction
    )
  }

  /// developer.apple.com/documentation/swiftui/menu/init(_:systemimage:content:primaryaction:)
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(
      content: content,
      label: { SwiftUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction
    )
  }
}
