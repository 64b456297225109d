/// developer.apple.com/documentation/swiftui/bindable
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  private var held: Value

  /// developer.apple.com/documentation/swiftui/bindable/wrappedvalue
  public var wrappedValue: Value {
    get { held }
    set { held = newValue }
  }

  // In the declaration itself, so that a memberwise initialiser takes the object.
  /// developer.apple.com/documentation/swiftui/bindable/init(wrappedvalue:)
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    held = wrappedValue
  }

  /// developer.apple.com/documentation/swiftui/bindable/init(_:)
  public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
    held = wrappedValue
  }

  /// developer.apple.com/documentation/swiftui/bindable/init(projectedvalue:)
  public init(projectedValue: Bindable<Value>) where Value: AnyObject, Value: Observable {
    self = projectedValue
  }

  /// developer.apple.com/documentation/swiftui/bindable/projectedvalue
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// developer.apple.com/documentation/swiftui/bindable/subscript(dynamicmember:)
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding<Subject>(
      reading: { object[keyPath: keyPath] },
      writing: { object[keyPath: keyPath] = $0 }
    )
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// developer.apple.com/documentation/swiftui/bindable/id
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
