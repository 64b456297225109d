/// developer.apple.com/documentation/swiftui/toggle
nonisolated public struct Toggle<Label>: View, _PrimitiveView where Label: View {
  let isOn: Binding<Bool>
  let label: Label

  /// developer.apple.com/documentation/swiftui/toggle/init(ison:label:)
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.styledToggle(isOn: view.isOn, label: view.label)
  }
}

extension Toggle where Label == Text {
  /// developer.apple.com/documentation/swiftui/toggle/init(_:ison:)
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/toggle/init(_:ison:)
  @_disfavoredOverload
  public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// developer.apple.com/documentation/swiftui/toggle/init(_:systemimage:ison:)
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// developer.apple.com/documentation/swiftui/toggle/init(_:systemimage:ison:)
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// developer.apple.com/documentation/swiftui/toggle/init(_:)
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
