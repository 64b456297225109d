extension View {
  /// developer.apple.com/documentation/swiftui/view/focused(_:equals:)
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View where Value: Hashable {
    let empty = binding.empty
    return focusRecorded("focused", isFocused: { binding.wrappedValue == value }) {
      binding.cell?.set($0 ? value : empty)
    }
  }

  /// developer.apple.com/documentation/swiftui/view/focused(_:)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focusRecorded("focused", isFocused: { condition.wrappedValue }) { condition.cell?.set($0) }
  }

  /// developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:equals:)
  nonisolated public func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View where Value: Hashable {
    let empty = binding.empty
    return focusRecorded("accessibilityFocused", isFocused: { binding.wrappedValue == value }) {
      binding.cell?.set($0 ? value : empty)
    }
  }

  /// developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:)
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focusRecorded("accessibilityFocused", isFocused: { condition.wrappedValue }) {
      condition.cell?.set($0)
    }
  }

  /// developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)
  nonisolated public func defaultFocus<V>(
    _ binding: FocusState<V>.Binding,
    _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    onAppear { binding.wrappedValue = value }
  }

  nonisolated private func focusRecorded(
    _ kind: String,
    isFocused: @escaping () -> Bool,
    focus: @escaping (Bool) -> Void
  ) -> RecordedView<Self> {
    environmentChanged(kind, { if kind == "focused" { $0.isFocused = isFocused() } }) {
      $0.set("isFocused", isFocused())
      $0.action("focus", taking: Bool.self) { if $0 != isFocused() { focus($0) } }
    }
  }
}

/// developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority/automatic
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority/userinitiated
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}
