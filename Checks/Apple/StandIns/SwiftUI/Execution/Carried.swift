/// A value on its way into a closure of the main actor, where every evaluation takes place.
struct Carried<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
