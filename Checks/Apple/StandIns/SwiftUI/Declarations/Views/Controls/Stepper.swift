/// developer.apple.com/documentation/swiftui/stepper
nonisolated public struct Stepper<Label>: View, _PrimitiveView where Label: View {
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let label: Label

  /// developer.apple.com/documentation/swiftui/stepper/init(label:onincrement:ondecrement:oneditingchanged:)
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.label = label()
  }

  /// developer.apple.com/documentation/swiftui/stepper/init(value:in:step:label:oneditingchanged:)
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      label: label,
      onIncrement: {
        value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
      },
      onDecrement: {
        value.wrappedValue = max(value.wrappedValue.advanced(by: 0 - step), bounds.lowerBound)
      }
    )
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node(
      "Stepper",
      { attributes in
        attributes.action("increment", view.onIncrement)
        attributes.action("decrement", view.onDecrement)
      }
    ) {
      walk.visit(view.label, at: .content)
    }
  }
}

extension Stepper where Label == Text {
  /// developer.apple.com/documentation/swiftui/stepper/init(_:value:in:step:oneditingchanged:)
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }

  /// developer.apple.com/documentation/swiftui/stepper/init(_:value:in:step:oneditingchanged:)
  @_disfavoredOverload
  public init<S, V>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(value: value, in: bounds, step: step, label: { Text(title) })
  }
}
