/// developer.apple.com/documentation/swiftui/progressview
nonisolated public struct ProgressView<Label, CurrentValueLabel>: View, _PrimitiveView
where Label: View, CurrentValueLabel: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  @MainActor public static func _walk(_ view: Self, in walk: ViewWalk) {
    walk.node("ProgressView", { $0.set("fraction", view.fraction) }) {
      walk.styledProgress(
        fraction: view.fraction,
        label: view.label,
        currentValueLabel: view.currentValueLabel
      )
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// developer.apple.com/documentation/swiftui/progressview/init()
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// developer.apple.com/documentation/swiftui/progressview/init(label:)
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// developer.apple.com/documentation/swiftui/progressview/init(_:)
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/progressview/init(_:)
  @_disfavoredOverload
  public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init { Text(title) }
  }

  /// developer.apple.com/documentation/swiftui/progressview/init(value:total:)
  public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0 / total) }, label: nil, currentValueLabel: nil)
  }

  /// developer.apple.com/documentation/swiftui/progressview/init(value:total:label:)
  public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: nil)
  }

  /// developer.apple.com/documentation/swiftui/progressview/init(_:value:total:)
  public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, V: BinaryFloatingPoint {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// developer.apple.com/documentation/swiftui/progressview/init(_:value:total:)
  @_disfavoredOverload
  public init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// developer.apple.com/documentation/swiftui/progressview/init(value:total:label:currentvaluelabel:)
  public init<V>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      fraction: value.map { Double($0 / total) },
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}

extension ProgressView {
  /// developer.apple.com/documentation/swiftui/progressview/init(_:)
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
  }
}
