/// developer.apple.com/documentation/swiftui/form
nonisolated public struct Form<Content>: View, _PrimitiveView where Content: View {
  let content: Content

  /// developer.apple.com/documentation/swiftui/form/init(content:)
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node("Form") { walk.visit(view.content, at: .content) }
  }
}

/// developer.apple.com/documentation/swiftui/controlgroup
nonisolated public struct ControlGroup<Content>: View, _PrimitiveView where Content: View {
  let visit: @MainActor (ViewWalk) -> Void

  /// developer.apple.com/documentation/swiftui/controlgroup/init(content:)
  public init(@ViewBuilder content: () -> Content) {
    let content = Carried(content())
    visit = { walk in
      walk.node("ControlGroup") { walk.visit(content.value, at: .content) }
    }
  }

  /// developer.apple.com/documentation/swiftui/controlgroup/init(content:label:)
  public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    let content = Carried(content())
    let label = Carried(label())
    visit = { walk in
      let node = walk.node("ControlGroup") { walk.visit(content.value, at: .content) }
      walk.fill(node, slot: "label") { label.value }
    }
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    view.visit(walk)
  }
}

/// developer.apple.com/documentation/swiftui/labeledcontrolgroupcontent
nonisolated public struct LabeledControlGroupContent<Content, Label>: View, _PrimitiveView
where Content: View, Label: View {
  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {}
}

/// developer.apple.com/documentation/swiftui/labeledcontent
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, _PrimitiveView where Label: View, Content: View {
  public typealias Body = Never

  /// developer.apple.com/documentation/swiftui/labeledcontent/init(content:label:)
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node("LabeledContent") {
      walk.visit(view.label, at: .slot("label"))
      walk.visit(view.content, at: .content)
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// developer.apple.com/documentation/swiftui/labeledcontent/init(_:content:)
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/labeledcontent/init(_:content:)
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// developer.apple.com/documentation/swiftui/labeledcontent/init(_:value:)
  public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// developer.apple.com/documentation/swiftui/labeledcontent/init(_:value:)
  @_disfavoredOverload
  public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
    self.init(label: Text(title), content: Text(value))
  }

  /// developer.apple.com/documentation/swiftui/labeledcontent/init(_:value:format:)
  public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// developer.apple.com/documentation/swiftui/labeledcontent/init(_:value:format:)
  @_disfavoredOverload
  public init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

/// developer.apple.com/documentation/swiftui/groupbox
nonisolated public struct GroupBox<Label, Content>: View, _PrimitiveView
where Label: View, Content: View {
  let label: Label
  let content: Content

  /// developer.apple.com/documentation/swiftui/groupbox/init(content:label:)
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// developer.apple.com/documentation/swiftui/groupbox/init(content:)
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    label = EmptyView()
    self.content = content()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node("GroupBox") {
      walk.visit(view.label, at: .slot("label"))
      walk.visit(view.content, at: .content)
    }
  }
}
