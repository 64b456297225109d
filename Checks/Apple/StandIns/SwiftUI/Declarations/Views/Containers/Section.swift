/// developer.apple.com/documentation/swiftui/section
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  /// developer.apple.com/documentation/swiftui/section/init(content:header:footer:)
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    let node = walk.node(
      "Section",
      { attributes in
        attributes.set("isExpanded", view.isExpanded?.wrappedValue)
        if let isExpanded = view.isExpanded {
          attributes.action("toggle") { isExpanded.wrappedValue.toggle() }
        }
      }
    ) {
      if view.isExpanded?.wrappedValue ?? true { walk.visit(view.content, at: .content) }
    }
    walk.fill(node, slot: "header") { view.header }
    walk.fill(node, slot: "footer") { view.footer }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// developer.apple.com/documentation/swiftui/section/init(content:footer:)
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// developer.apple.com/documentation/swiftui/section/init(content:header:)
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// developer.apple.com/documentation/swiftui/section/init(isexpanded:content:header:)
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded
    )
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// developer.apple.com/documentation/swiftui/section/init(content:)
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// developer.apple.com/documentation/swiftui/section/init(_:content:)
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/section/init(_:content:)
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }

  /// developer.apple.com/documentation/swiftui/section/init(_:isexpanded:content:)
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/section/init(_:isexpanded:content:)
  @_disfavoredOverload
  public init<S>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
