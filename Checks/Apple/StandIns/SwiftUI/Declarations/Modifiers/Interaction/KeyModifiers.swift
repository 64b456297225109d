extension View {
  /// developer.apple.com/documentation/swiftui/view/onkeypress(_:action:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    pressing([key], [.down, .repeat]) { _ in action() }
  }
  /// developer.apple.com/documentation/swiftui/view/onkeypress(_:phases:action:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing([key], phases, action)
  }
  /// developer.apple.com/documentation/swiftui/view/onkeypress(keys:phases:action:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing(keys, phases, action)
  }
  /// developer.apple.com/documentation/swiftui/view/onkeypress(characters:phases:action:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing(nil, phases) { press in
      let isHeld = press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
      return isHeld ? action(press) : .ignored
    }
  }
  /// developer.apple.com/documentation/swiftui/view/onkeypress(phases:action:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    pressing(nil, phases, action)
  }

  nonisolated private func pressing(
    _ keys: Set<KeyEquivalent>?,
    _ phases: KeyPress.Phases,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> RecordedView<Self> {
    recorded("onKeyPress") {
      $0.set("keys", keys)
      $0.set("phases", phases)
      $0.action("keyPress", taking: KeyPress.self) { press in
        guard phases.contains(press.phase), keys?.contains(press.key) ?? true else {
          return KeyPress.Result.ignored
        }
        return action(press)
      }
    }
  }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:)
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:localization:)
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
  /// developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    recorded("keyboardShortcut") { $0.set("shortcut", shortcut) }
  }
  /// developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    recorded("keyboardShortcut") { $0.set("shortcut", shortcut) }
  }
  /// developer.apple.com/documentation/swiftui/view/focusable(_:)
  @available(iOS 17.0, macOS 12.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    recorded("focusable") { $0.set("isFocusable", isFocusable) }
  }
  /// developer.apple.com/documentation/swiftui/view/focusable(_:interactions:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func focusable(
    _ isFocusable: Bool = true,
    interactions: FocusInteractions
  ) -> some View {
    recorded("focusable") {
      $0.set("isFocusable", isFocusable)
      $0.set("interactions", interactions)
    }
  }
  #if !ONLY_IOS
  /// developer.apple.com/documentation/swiftui/view/focussection()
  @available(macOS 13.0, *)
  @available(iOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func focusSection() -> some View { recorded("focusSection") }
  #endif
  /// developer.apple.com/documentation/swiftui/view/focuseffectdisabled(_:)
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("focusEffectDisabled") { $0.set("disabled", disabled) }
  }
  /// developer.apple.com/documentation/swiftui/view/submitlabel(_:)
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    recorded("submitLabel") { $0.set("label", submitLabel) }
  }
  /// developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    let submit = SubmitAction(triggers: triggers, perform: action)
    return environmentChanged("onSubmit", { $0.submitActions.append(submit) }) {
      $0.set("triggers", triggers)
      $0.action("submit", action)
    }
  }
  /// developer.apple.com/documentation/swiftui/view/submitscope(_:)
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    environmentChanged("submitScope", { if isBlocking { $0.submitActions = [] } }) {
      $0.set("isBlocking", isBlocking)
    }
  }
}
