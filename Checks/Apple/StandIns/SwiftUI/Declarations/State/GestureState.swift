/// developer.apple.com/documentation/swiftui/gesturestate
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let initial: Value
  private let onReset: (Value, inout Transaction) -> Void
  private var cell: StateCell<Value>?

  /// developer.apple.com/documentation/swiftui/gesturestate/init(wrappedvalue:)
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// developer.apple.com/documentation/swiftui/gesturestate/init(initialvalue:)
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// developer.apple.com/documentation/swiftui/gesturestate/init(wrappedvalue:resettransaction:)
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// developer.apple.com/documentation/swiftui/gesturestate/init(initialvalue:resettransaction:)
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// developer.apple.com/documentation/swiftui/gesturestate/init(wrappedvalue:reset:)
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    onReset = reset
  }

  /// developer.apple.com/documentation/swiftui/gesturestate/init(initialvalue:reset:)
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// developer.apple.com/documentation/swiftui/gesturestate/wrappedvalue
  public var wrappedValue: Value { cell?.value ?? initial }

  /// developer.apple.com/documentation/swiftui/gesturestate/projectedvalue
  public var projectedValue: GestureState<Value> { self }

  @MainActor public static func _link(_ property: inout GestureState, to place: PropertyPlace) {
    property.cell = place.cell(initially: property.initial)
  }

  /// Not Apple's: what a gesture does while it goes on.
  func update(_ change: (inout Value) -> Void) {
    var value = wrappedValue
    change(&value)
    cell?.set(value)
  }

  /// Not Apple's: what a gesture does when it ends.
  func reset() {
    var transaction = Transaction()
    onReset(wrappedValue, &transaction)
    withTransaction(transaction) { cell?.set(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// developer.apple.com/documentation/swiftui/gesturestate/init(resettransaction:)
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// developer.apple.com/documentation/swiftui/gesturestate/init(reset:)
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}
