/// What a view or a modifier says of itself: values, and the actions that a person can take.
public struct ViewAttributes {
  public var values: [String: ViewValue] = [:]
  public var actions: [String: () -> Void] = [:]
  public var valueActions: [String: (Any) -> Any?] = [:]
  /// The environment at this place, to be read.
  public internal(set) var environment: EnvironmentValues

  init(environment: EnvironmentValues) {
    self.environment = environment
  }

  /// A plain value, by its name.
  public subscript(name: String) -> ViewValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Notes a value that can be compared; nothing for `nil`.
  public mutating func set(_ name: String, _ value: (some Hashable & Sendable)?) {
    values[name] = value.map { ViewValue($0) }
  }

  /// Notes a value that cannot be compared, by its description; nothing for `nil`.
  public mutating func describe(_ name: String, _ value: Any?) {
    values[name] = value.map { .described(String(describing: $0)) }
  }

  /// Notes an action without a value.
  public mutating func action(_ name: String, _ perform: (() -> Void)?) {
    actions[name] = perform
  }

  /// Notes an action that takes a value, and may answer with one.
  public mutating func action<Value, Answer>(
    _ name: String,
    taking type: Value.Type,
    _ perform: @escaping (Value) -> Answer
  ) {
    valueActions[name] = { value in
      guard let value = value as? Value else {
        preconditionFailure("The action \(name) takes a value of \(type).")
      }
      return perform(value)
    }
  }
}
