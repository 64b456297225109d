/// The storage of one property, which lives as long as its view keeps its identity.
final class StateCell<Value>: @unchecked Sendable {
  // Reads and writes come from the main actor in every evaluation; elsewhere they are the
  // caller's responsibility, as in SwiftUI.
  private(set) var value: Value
  private let changes: ChangeNotes

  init(_ value: Value, changes: ChangeNotes) {
    self.value = value
    self.changes = changes
  }

  func set(_ newValue: Value) {
    value = newValue
    changes.change()
  }
}

extension PropertyPlace {
  /// The cell of this property, made with a first value.
  func cell<Value>(initially value: Value) -> StateCell<Value> {
    cell { StateCell(value, changes: walk.host.changes) }
  }
}
