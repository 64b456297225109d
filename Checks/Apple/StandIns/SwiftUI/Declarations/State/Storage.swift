/// developer.apple.com/documentation/swiftui/scenestorage
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let format: StorageFormat<Value>
  private var store: ValueStore?

  init(key: String, initial: Value, format: StorageFormat<Value>) {
    self.key = key
    self.initial = initial
    self.format = format
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/wrappedvalue
  public var wrappedValue: Value {
    get { store?[key].flatMap(format.read) ?? initial }
    nonmutating set { store?[key] = format.write(newValue) }
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/projectedvalue
  public var projectedValue: Binding<Value> {
    Binding(reading: { wrappedValue }, writing: { wrappedValue = $0 })
  }

  @MainActor public static func _link(_ property: inout SceneStorage, to place: PropertyPlace) {
    property.store = place.walk.host.sceneStorage
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

/// developer.apple.com/documentation/swiftui/appstorage
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let format: StorageFormat<Value>
  private let defaults: UserDefaults?
  private var store: ValueStore?

  init(key: String, initial: Value, format: StorageFormat<Value>, store: UserDefaults?) {
    self.key = key
    self.initial = initial
    self.format = format
    defaults = store
  }

  /// developer.apple.com/documentation/swiftui/appstorage/wrappedvalue
  public var wrappedValue: Value {
    get {
      let stored = defaults.map { $0.object(forKey: key) } ?? store?[key]
      return stored.flatMap(format.read) ?? initial
    }
    nonmutating set {
      guard let defaults else {
        store?[key] = format.write(newValue)
        return
      }
      defaults.set(format.write(newValue), forKey: key)
      store?.changes.change()
    }
  }

  /// developer.apple.com/documentation/swiftui/appstorage/projectedvalue
  public var projectedValue: Binding<Value> {
    Binding(reading: { wrappedValue }, writing: { wrappedValue = $0 })
  }

  @MainActor public static func _link(_ property: inout AppStorage, to place: PropertyPlace) {
    property.store = place.walk.host.appStorage
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}
