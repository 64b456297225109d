/// developer.apple.com/documentation/swiftui/textfield
nonisolated public struct TextField<Label>: View, _PrimitiveView where Label: View {
  let text: Binding<String>
  let prompt: Text?
  let axis: Axis?
  let label: Label

  /// developer.apple.com/documentation/swiftui/textfield/init(text:prompt:label:)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    axis = nil
    self.label = label()
  }

  /// developer.apple.com/documentation/swiftui/textfield/init(text:prompt:axis:label:)
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.label = label()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    let submit = walk.submit
    let node = walk.node("TextField") { attributes in
      attributes.set("value", view.text.wrappedValue)
      attributes.set("prompt", view.prompt?.plain(in: attributes.environment))
      attributes.set("axis", view.axis)
      attributes.action("edit", taking: String.self) { view.text.wrappedValue = $0 }
      attributes.action("submit", submit)
    }
    walk.fill(node, slot: "label") { view.label }
  }
}

extension TextField where Label == Text {
  /// developer.apple.com/documentation/swiftui/textfield/init(_:text:)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/textfield/init(_:text:)
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text) { Text(title) }
  }

  /// developer.apple.com/documentation/swiftui/textfield/init(_:text:prompt:)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/textfield/init(_:text:prompt:)
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// developer.apple.com/documentation/swiftui/textfield/init(_:text:axis:)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/textfield/init(_:text:axis:)
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// developer.apple.com/documentation/swiftui/textfield/init(_:text:prompt:axis:)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/textfield/init(_:text:prompt:axis:)
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
  where S: StringProtocol {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

/// developer.apple.com/documentation/swiftui/securefield
nonisolated public struct SecureField<Label>: View, _PrimitiveView where Label: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  /// developer.apple.com/documentation/swiftui/securefield/init(text:prompt:label:)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    let submit = walk.submit
    let node = walk.node("SecureField") { attributes in
      attributes.action("edit", taking: String.self) { view.text.wrappedValue = $0 }
      attributes.action("submit", submit)
    }
    walk.fill(node, slot: "label") { view.label }
  }
}

extension SecureField where Label == Text {
  /// developer.apple.com/documentation/swiftui/securefield/init(_:text:)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/securefield/init(_:text:)
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text) { Text(title) }
  }

  /// developer.apple.com/documentation/swiftui/securefield/init(_:text:prompt:)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/securefield/init(_:text:prompt:)
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// developer.apple.com/documentation/swiftui/texteditor
nonisolated public struct TextEditor: View, _PrimitiveView {
  let text: Binding<String>

  /// developer.apple.com/documentation/swiftui/texteditor/init(text:)
  public init(text: Binding<String>) {
    self.text = text
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node("TextEditor") { attributes in
      attributes.set("value", view.text.wrappedValue)
      attributes.action("edit", taking: String.self) { view.text.wrappedValue = $0 }
    }
  }
}
