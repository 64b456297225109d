/// developer.apple.com/documentation/swiftui/button
nonisolated public struct Button<Label>: View, _PrimitiveView where Label: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// developer.apple.com/documentation/swiftui/button/init(action:label:)
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    role = nil
    self.action = action
    self.label = label()
  }

  /// developer.apple.com/documentation/swiftui/button/init(role:action:label:)
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.styledButton(role: view.role, action: view.action, label: view.label)
  }
}

extension Button where Label == Text {
  /// developer.apple.com/documentation/swiftui/button/init(_:action:)
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/button/init(_:action:)
  @_disfavoredOverload
  public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(action: action) { Text(title) }
  }

  /// developer.apple.com/documentation/swiftui/button/init(_:role:action:)
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/button/init(_:role:action:)
  @_disfavoredOverload
  public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// developer.apple.com/documentation/swiftui/button/init(_:systemimage:action:)
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// developer.apple.com/documentation/swiftui/button/init(_:systemimage:action:)
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// developer.apple.com/documentation/swiftui/button/init(_:systemimage:role:action:)
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// developer.apple.com/documentation/swiftui/button/init(_:systemimage:role:action:)
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// developer.apple.com/documentation/swiftui/button/init(_:)
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let carried = Carried(configuration)
    self.init(role: configuration.role, action: { carried.value.trigger() }) {
      configuration.label
    }
  }
}
