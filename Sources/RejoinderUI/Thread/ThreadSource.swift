#if canImport(SwiftUI)
internal import RejoinderCore

/// The values that a thread was given, and how comments are made of them.
///
/// Whether two sources are the same is known at once: two arrays in one place of memory are equal.
/// The thread keeps the array that it has read, so that the place cannot be given to another one.
struct ThreadSource<Value: Identifiable & Sendable>
where Value.ID: Hashable & Comparable & Sendable {
  let values: [Value]
  let threaded: () -> [Threaded<Value>]
  /// Whether the values can be told to be equal though they are in another place.
  var areEqual: ([Value], [Value]) -> Bool = { _, _ in false }
  /// Whether two values of one id are drawn alike.
  var areSame: @Sendable (Value, Value) -> Bool = { _, _ in false }

  func isSame(as other: ThreadSource) -> Bool {
    guard values.count == other.values.count else { return false }
    let place = values.withUnsafeBufferPointer { $0.baseAddress }
    let otherPlace = other.values.withUnsafeBufferPointer { $0.baseAddress }
    return place == otherPlace || areEqual(values, other.values)
  }
}

extension ThreadSource {
  /// Values that hold their replies.
  init(_ values: [Value], children: @escaping (Value) -> [Value]?) {
    self.init(values: values) { Self.flattened(values, children) { Threaded($0, under: $1) } }
  }

  /// Values that name their parent.
  init(_ values: [Value], parent: @escaping (Value) -> Value.ID?) {
    self.init(values: values) { values.map { Threaded($0, under: parent($0)) } }
  }

  private static func flattened(
    _ roots: [Value],
    _ children: (Value) -> [Value]?,
    _ threaded: (Value, Value.ID?) -> Threaded<Value>
  ) -> [Threaded<Value>] {
    var flat: [Threaded<Value>] = []
    var pending: [(Value, Value.ID?)] = roots.reversed().map { ($0, nil) }
    while let (next, parentID) = pending.popLast() {
      flat.append(threaded(next, parentID))
      for child in (children(next) ?? []).reversed() { pending.append((child, next.id)) }
    }
    return flat
  }
}

extension ThreadSource where Value: Threadable {
  /// Values that know themselves what they answer.
  init(threadable values: [Value]) {
    self.init(values: values) { values.map { Threaded($0, under: $0.parentID) } }
  }

  /// Threadable values that hold their replies.
  init(threadable values: [Value], children: @escaping (Value) -> [Value]?) {
    self.init(values: values) { Self.flattened(values, children) { Threaded($0, under: $1) } }
  }
}

extension ThreadSource where Value == Comment {
  /// Comments, flat or with their replies in them.
  init(comments: [Comment]) {
    self.init(values: comments) {
      Comment.flattened(comments).map { Threaded($0, under: $0.parentID) }
    }
    (areEqual, areSame) = ({ $0 == $1 }, { $0 == $1 })
  }
}
#endif
