/// developer.apple.com/documentation/swiftui/environmentkey
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// developer.apple.com/documentation/swiftui/environmentvalues
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// developer.apple.com/documentation/swiftui/environmentvalues/init()
  public init() {}

  /// developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:)
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// developer.apple.com/documentation/swiftui/environmentvalues/subscript(_:)
  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { objects[ObjectIdentifier(objectType)] as? T }
    set { objects[ObjectIdentifier(objectType)] = newValue }
  }

  /// developer.apple.com/documentation/swiftui/environmentvalues/description
  public var description: String { "\(values.count) values, \(objects.count) objects" }
}
