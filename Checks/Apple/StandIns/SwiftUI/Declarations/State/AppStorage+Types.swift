extension AppStorage {
  /// developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key: key, initial: wrappedValue, format: .plain, store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key: key, initial: wrappedValue, format: .plain, store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key: key, initial: wrappedValue, format: .plain, store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key: key, initial: wrappedValue, format: .plain, store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key: key, initial: wrappedValue, format: .plain, store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key: key, initial: wrappedValue, format: .plain, store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key: key, initial: wrappedValue, format: .plain, store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, initial: wrappedValue, format: .raw(), store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(wrappedvalue:_:store:)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, initial: wrappedValue, format: .raw(), store: store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// developer.apple.com/documentation/swiftui/appstorage/init(_:store:)
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key: key, initial: nil, format: .optional(), store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(_:store:)
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key: key, initial: nil, format: .optional(), store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(_:store:)
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key: key, initial: nil, format: .optional(), store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(_:store:)
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key: key, initial: nil, format: .optional(), store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(_:store:)
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key: key, initial: nil, format: .optional(), store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(_:store:)
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key: key, initial: nil, format: .optional(), store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(_:store:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key: key, initial: nil, format: .optional(), store: store)
  }
}

extension AppStorage {
  /// developer.apple.com/documentation/swiftui/appstorage/init(_:store:)
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key: key, initial: nil, format: .optionalRaw(), store: store)
  }

  /// developer.apple.com/documentation/swiftui/appstorage/init(_:store:)
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key: key, initial: nil, format: .optionalRaw(), store: store)
  }
}
