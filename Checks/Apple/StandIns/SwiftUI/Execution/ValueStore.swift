/// Not Apple's: what a scene or an app has stored, held by the host so that a test can restore it.
public final class ValueStore: @unchecked Sendable {
  // The lock guards the values.
  private let lock = NSLock()
  private var held: [String: Any]
  let changes: ChangeNotes

  init(_ values: [String: Any], changes: ChangeNotes) {
    held = values
    self.changes = changes
  }

  /// Everything that is stored: numbers, texts, data and addresses.
  public var values: [String: Any] { lock.withLock { held } }

  public subscript(key: String) -> Any? {
    get { lock.withLock { held[key] } }
    set {
      lock.withLock { held[key] = newValue }
      changes.change()
    }
  }
}

/// How a value is stored.
struct StorageFormat<Value> {
  let read: (Any) -> Value?
  let write: (Value) -> Any?

  static var plain: StorageFormat { StorageFormat(read: { $0 as? Value }, write: { $0 }) }

  static func optional<Wrapped>() -> StorageFormat where Value == Wrapped? {
    StorageFormat(read: { .some($0 as? Wrapped) }, write: { $0 })
  }

  static func raw() -> StorageFormat where Value: RawRepresentable {
    StorageFormat(
      read: { ($0 as? Value.RawValue).flatMap { Value(rawValue: $0) } },
      write: { $0.rawValue }
    )
  }

  static func optionalRaw<R: RawRepresentable>() -> StorageFormat where Value == R? {
    StorageFormat(
      read: { ($0 as? R.RawValue).map { R(rawValue: $0) } },
      write: { $0?.rawValue }
    )
  }
}
