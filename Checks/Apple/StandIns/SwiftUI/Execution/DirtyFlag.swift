/// Whether something that the last evaluation read has changed since.
final class DirtyFlag: @unchecked Sendable {
  // The lock guards `dirty`: models may change on any thread.
  private let lock = NSLock()
  private var dirty = true

  var isSet: Bool { lock.withLock { dirty } }

  func set() {
    lock.withLock { dirty = true }
  }

  func clear() {
    lock.withLock { dirty = false }
  }
}
