/// developer.apple.com/documentation/swiftui/state
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var cell: StateCell<Value>?

  /// developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// developer.apple.com/documentation/swiftui/state/init(initialvalue:)
  public init(initialValue value: Value) {
    initial = value
  }

  /// developer.apple.com/documentation/swiftui/state/wrappedvalue
  public var wrappedValue: Value {
    get { cell?.value ?? initial }
    nonmutating set {
      precondition(cell != nil, "State is set before its view is shown.")
      cell?.set(newValue)
    }
  }

  /// developer.apple.com/documentation/swiftui/state/projectedvalue
  public var projectedValue: Binding<Value> {
    guard let cell else { return .constant(initial) }
    return Binding(reading: { cell.value }, writing: { cell.set($0) })
  }

  @MainActor public static func _link(_ property: inout State, to place: PropertyPlace) {
    property.cell = place.cell(initially: property.initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// developer.apple.com/documentation/swiftui/state/init()
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}
