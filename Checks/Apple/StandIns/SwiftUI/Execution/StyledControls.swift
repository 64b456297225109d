extension ViewWalk {
  /// Evaluates a button in the style that the environment asks for.
  func styledButton<Label: View>(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    label: Label
  ) {
    node("Button", { attributes in
      attributes.set("role", role?.name)
      attributes.action("tap") { MainActor.assumeIsolated { action() } }
    }) {
      visit(label, at: .content)
    }
  }

  /// Evaluates a toggle in the style that the environment asks for.
  func styledToggle<Label: View>(isOn: Binding<Bool>, label: Label) {
    node("Toggle", { attributes in
      attributes.set("isOn", isOn.wrappedValue)
      attributes.action("tap") { isOn.wrappedValue.toggle() }
    }) {
      visit(label, at: .content)
    }
  }

  /// Evaluates a label in the style that the environment asks for.
  func styledLabel<Title: View, Icon: View>(title: Title, icon: Icon) {
    visit(icon, at: .slot("icon"))
    visit(title, at: .slot("title"))
  }

  /// What a field does when it is submitted.
  var submit: () -> Void {
    let actions = environment.submitActions
    return { for action in actions { action.perform() } }
  }

  /// How an address is opened here.
  var openURL: (URL) -> Void {
    let action = environment.openURL
    return { url in MainActor.assumeIsolated { action(url) } }
  }
}
