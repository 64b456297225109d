/// developer.apple.com/documentation/swiftui/environment
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// developer.apple.com/documentation/swiftui/environment/init(_:)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  private init(reading read: @escaping (EnvironmentValues) -> Value) {
    self.read = read
  }

  /// developer.apple.com/documentation/swiftui/environment/wrappedvalue
  public var wrappedValue: Value {
    guard let value else {
      preconditionFailure("An environment property is read outside of a view that is shown.")
    }
    return value
  }

  @MainActor public static func _link(_ property: inout Environment, to place: PropertyPlace) {
    property.value = property.read(place.walk.environment)
  }
}

extension Environment where Value: AnyObject, Value: Observable {
  /// developer.apple.com/documentation/swiftui/environment/init(_:)
  public init(_ objectType: Value.Type) {
    self.init(reading: { environment in
      guard let object = environment[objectType] else {
        preconditionFailure("There is no \(objectType) in the environment.")
      }
      return object
    })
  }
}

extension Environment {
  /// developer.apple.com/documentation/swiftui/environment/init(_:)
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    self.init(reading: { $0[objectType] })
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
