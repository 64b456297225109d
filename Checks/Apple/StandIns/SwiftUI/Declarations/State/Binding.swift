/// developer.apple.com/documentation/swiftui/binding
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let read: () -> Value
  let write: (Value) -> Void

  /// developer.apple.com/documentation/swiftui/binding/transaction
  public var transaction = Transaction()

  init(reading read: @escaping () -> Value, writing write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  /// developer.apple.com/documentation/swiftui/binding/init(get:set:)
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Bindings are read and written synchronously, on the actor they were made on.
    read = unsafeBitCast(get, to: (() -> Value).self)
    write = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  /// developer.apple.com/documentation/swiftui/binding/init(get:set:)
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    read = unsafeBitCast(get, to: (() -> Value).self)
    write = { set($0, Transaction.current ?? Transaction()) }
  }

  /// developer.apple.com/documentation/swiftui/binding/init(projectedvalue:)
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// developer.apple.com/documentation/swiftui/binding/constant(_:)
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }

  /// developer.apple.com/documentation/swiftui/binding/wrappedvalue
  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      guard transaction.isSet else { return write(newValue) }
      withTransaction(transaction) { write(newValue) }
    }
  }

  /// developer.apple.com/documentation/swiftui/binding/projectedvalue
  public var projectedValue: Binding<Value> { self }

  /// developer.apple.com/documentation/swiftui/binding/subscript(dynamicmember:)
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var member = Binding<Subject>(
      reading: { read()[keyPath: keyPath] },
      writing: { newValue in
        var whole = read()
        whole[keyPath: keyPath] = newValue
        write(whole)
      }
    )
    member.transaction = transaction
    return member
  }
}

extension Binding: DynamicProperty {}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// developer.apple.com/documentation/swiftui/binding/id
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// developer.apple.com/documentation/swiftui/binding/init(_:)
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      reading: { base.wrappedValue },
      writing: { if let value = $0 { base.wrappedValue = value } }
    )
  }

  /// developer.apple.com/documentation/swiftui/binding/init(_:)
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(reading: { base.wrappedValue ?? first }, writing: { base.wrappedValue = $0 })
  }

  /// developer.apple.com/documentation/swiftui/binding/init(_:)
  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    self.init(
      reading: { AnyHashable(base.wrappedValue) },
      writing: { if let value = $0.base as? V { base.wrappedValue = value } }
    )
  }

  /// developer.apple.com/documentation/swiftui/binding/transaction(_:)
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var changed = self
    changed.transaction = transaction
    return changed
  }

  /// developer.apple.com/documentation/swiftui/binding/animation(_:)
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}
