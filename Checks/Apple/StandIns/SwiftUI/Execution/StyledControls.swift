/// Not Apple's: a view made by a style, whose own dynamic properties are linked first.
nonisolated struct StyledView<Style, Content: View>: View, _PrimitiveView {
  let style: Style
  let makeBody: @MainActor (Style) -> Content

  @MainActor static func _walk(_ view: Self, in walk: ViewWalk) {
    var style = view.style
    walk.link(&style)
    walk.visit(view.makeBody(style), at: .body)
  }
}

extension ViewWalk {
  /// Evaluates a button in the style that the environment asks for.
  func styledButton<Label: View>(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    label: Label
  ) {
    let perform = { MainActor.assumeIsolated { action() } }
    let pressed = graph.record(0) { StateCell(false, changes: host.changes) }
    let styles: (any ButtonStyle)? = environment.buttonStyle
    let primitive: (any PrimitiveButtonStyle)? = environment.primitiveButtonStyle
    let named = (styles as? any BuiltInStyle) ?? (primitive as? any BuiltInStyle)
    node(
      "Button",
      { attributes in
        attributes.set("role", role?.name)
        attributes.set("style", named?.name ?? styles.map { "\(type(of: $0))" })
        attributes.action("tap", perform)
        attributes.action("press", taking: Bool.self) { pressed.set($0) }
      }
    ) {
      if let primitive, !(primitive is any BuiltInStyle) {
        @MainActor func show<Style: PrimitiveButtonStyle>(_ style: Style) {
          let configuration = Carried(
            PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label), action: perform)
          )
          // A style may show a button again, which then has the framework's own style.
          within({ $0.primitiveButtonStyle = nil }) {
            self.visit(
              StyledView(style: style) { $0.makeBody(configuration: configuration.value) },
              at: .slot("style")
            )
          }
        }
        show(primitive)
      } else if let style = styles {
        @MainActor func show<Style: ButtonStyle>(_ style: Style) {
          let configuration = Carried(
            ButtonStyleConfiguration(
              role: role,
              label: AnyView(label),
              isPressed: pressed.value
            )
          )
          self.visit(
            StyledView(style: style) { $0.makeBody(configuration: configuration.value) },
            at: .slot("style")
          )
        }
        show(style)
      } else {
        self.visit(label, at: .content)
      }
    }
  }

  /// Evaluates a toggle in the style that the environment asks for.
  func styledToggle<Label: View>(isOn: Binding<Bool>, label: Label) {
    let chosen = environment.toggleStyle
    node(
      "Toggle",
      { attributes in
        attributes.set("isOn", isOn.wrappedValue)
        attributes.set("style", (chosen as? any BuiltInStyle)?.name)
        attributes.action("tap") { isOn.wrappedValue.toggle() }
      }
    ) {
      guard let chosen, !(chosen is any BuiltInStyle) else { return visit(label, at: .content) }
      @MainActor func show<Style: ToggleStyle>(_ style: Style) {
        let configuration = Carried(ToggleStyleConfiguration(label: AnyView(label), isOn: isOn))
        within({ $0.toggleStyle = nil }) {
          self.visit(
            StyledView(style: style) { $0.makeBody(configuration: configuration.value) },
            at: .slot("style")
          )
        }
      }
      show(chosen)
    }
  }

  /// Evaluates a label in the style that the environment asks for.
  func styledLabel<Title: View, Icon: View>(title: Title, icon: Icon) {
    guard let chosen = environment.labelStyle else {
      visit(icon, at: .slot("icon"))
      return visit(title, at: .slot("title"))
    }
    @MainActor func show<Style: LabelStyle>(_ style: Style) {
      let configuration = Carried(
        LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))
      )
      within({ $0.labelStyle = nil }) {
        self.visit(
          StyledView(style: style) { $0.makeBody(configuration: configuration.value) },
          at: .slot("style")
        )
      }
    }
    show(chosen)
  }

  /// Evaluates a progress view in the style that the environment asks for.
  func styledProgress<Label: View, Value: View>(
    fraction: Double?,
    label: Label?,
    currentValueLabel: Value?
  ) {
    guard let chosen = environment.progressViewStyle, !(chosen is any BuiltInStyle) else {
      visit(label, at: .slot("label"))
      return visit(currentValueLabel, at: .slot("currentValue"))
    }
    @MainActor func show<Style: ProgressViewStyle>(_ style: Style) {
      let configuration = Carried(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction,
          label: label.map { AnyView($0) },
          currentValueLabel: currentValueLabel.map { AnyView($0) }
        )
      )
      within({ $0.progressViewStyle = nil }) {
        self.visit(
          StyledView(style: style) { $0.makeBody(configuration: configuration.value) },
          at: .slot("style")
        )
      }
    }
    show(chosen)
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
