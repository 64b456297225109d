extension SceneStorage {
  /// developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:)
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key: key, initial: wrappedValue, format: .plain)
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:)
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key: key, initial: wrappedValue, format: .plain)
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:)
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key: key, initial: wrappedValue, format: .plain)
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:)
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key: key, initial: wrappedValue, format: .plain)
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:)
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key: key, initial: wrappedValue, format: .plain)
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:)
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key: key, initial: wrappedValue, format: .plain)
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key: key, initial: wrappedValue, format: .plain)
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:)
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, initial: wrappedValue, format: .raw())
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(wrappedvalue:_:)
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, initial: wrappedValue, format: .raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// developer.apple.com/documentation/swiftui/scenestorage/init(_:)
  public init(_ key: String) where Value == Bool? {
    self.init(key: key, initial: nil, format: .optional())
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(_:)
  public init(_ key: String) where Value == Int? {
    self.init(key: key, initial: nil, format: .optional())
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(_:)
  public init(_ key: String) where Value == Double? {
    self.init(key: key, initial: nil, format: .optional())
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(_:)
  public init(_ key: String) where Value == String? {
    self.init(key: key, initial: nil, format: .optional())
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(_:)
  public init(_ key: String) where Value == URL? {
    self.init(key: key, initial: nil, format: .optional())
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(_:)
  public init(_ key: String) where Value == Data? {
    self.init(key: key, initial: nil, format: .optional())
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(_:)
  @available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
  public init(_ key: String) where Value == Date? {
    self.init(key: key, initial: nil, format: .optional())
  }
}

extension SceneStorage {
  /// developer.apple.com/documentation/swiftui/scenestorage/init(_:)
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key: key, initial: nil, format: .optionalRaw())
  }

  /// developer.apple.com/documentation/swiftui/scenestorage/init(_:)
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key: key, initial: nil, format: .optionalRaw())
  }
}
