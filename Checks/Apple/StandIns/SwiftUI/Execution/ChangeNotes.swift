/// What has changed since the last evaluation, and in which transactions.
final class ChangeNotes: @unchecked Sendable {
  // The lock guards everything below: models may change on any thread.
  private let lock = NSLock()
  private var dirty = true
  private var noted: [Transaction] = []

  var isDirty: Bool { lock.withLock { dirty } }

  var transactions: [Transaction] { lock.withLock { noted } }

  /// Notes a change, in the transaction of the calling thread.
  func change() {
    let transaction = Transaction.current ?? Transaction()
    lock.withLock {
      dirty = true
      noted.append(transaction)
    }
    transaction.completions.claim()
  }

  /// Asks for an evaluation that no transaction belongs to.
  func mark() {
    lock.withLock { dirty = true }
  }

  func clear() {
    lock.withLock { dirty = false }
  }

  func forgetTransactions() {
    lock.withLock { noted = [] }
  }
}
