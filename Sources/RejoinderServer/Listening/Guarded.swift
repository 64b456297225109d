import CMicroHTTPD
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A value that one thread at a time can reach.
///
/// `Mutex` of the standard library would do the same, but asks for newer systems than the package.
package final class Guarded<Value>: @unchecked Sendable {
  // The lock is `mutex`: `value` is touched only in `withLock`.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  package init(_ value: sending Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs a closure that alone reaches the value; it must not lock again.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}
