/// developer.apple.com/documentation/swiftui/focusstate
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  /// developer.apple.com/documentation/swiftui/focusstate/binding
  @propertyWrapper
  public struct Binding {
    let cell: StateCell<Value>?
    let empty: Value

    /// developer.apple.com/documentation/swiftui/focusstate/binding/wrappedvalue
    public var wrappedValue: Value {
      get { cell?.value ?? empty }
      nonmutating set { cell?.set(newValue) }
    }

    /// developer.apple.com/documentation/swiftui/focusstate/binding/projectedvalue
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let empty: Value
  private var cell: StateCell<Value>?

  /// developer.apple.com/documentation/swiftui/focusstate/init()
  public init() where Value == Bool {
    empty = false
  }

  /// developer.apple.com/documentation/swiftui/focusstate/init()
  public init<T>() where Value == T?, T: Hashable {
    empty = nil
  }

  /// developer.apple.com/documentation/swiftui/focusstate/wrappedvalue
  public var wrappedValue: Value {
    get { cell?.value ?? empty }
    nonmutating set { cell?.set(newValue) }
  }

  /// developer.apple.com/documentation/swiftui/focusstate/projectedvalue
  public var projectedValue: FocusState<Value>.Binding { Binding(cell: cell, empty: empty) }

  @MainActor public static func _link(_ property: inout FocusState, to place: PropertyPlace) {
    property.cell = place.cell(initially: property.empty)
  }
}
