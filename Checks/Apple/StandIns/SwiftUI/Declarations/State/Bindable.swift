/// developer.apple.com/documentation/swiftui/bindable
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// developer.apple.com/documentation/swiftui/bindable/wrappedvalue
  public var wrappedValue: Value

  /// developer.apple.com/documentation/swiftui/bindable/projectedvalue
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// developer.apple.com/documentation/swiftui/bindable/init(wrappedvalue:)
  public init(wrappedValue: Value) {
    self.init(held: wrappedValue)
  }

  /// developer.apple.com/documentation/swiftui/bindable/init(_:)
  public init(_ wrappedValue: Value) {
    self.init(held: wrappedValue)
  }

  /// developer.apple.com/documentation/swiftui/bindable/init(projectedvalue:)
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

extension Bindable {
  private init(held value: Value) {
    wrappedValue = value
  }
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
