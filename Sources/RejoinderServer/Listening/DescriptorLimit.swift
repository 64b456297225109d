import CMicroHTTPD
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How many files and sockets the process may have open.
enum DescriptorLimit {
  /// Raises the limit as far as the system lets a program do so itself.
  ///
  /// - Returns: The limit that now holds.
  static func raise() -> Int {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    let before = limit.rlim_cur
    #if canImport(Darwin)
    limit.rlim_cur = min(limit.rlim_max, rlim_t(OPEN_MAX))
    #else
    limit.rlim_cur = limit.rlim_max
    #endif
    return Int(clamping: setrlimit(resource, &limit) == 0 ? limit.rlim_cur : before)
  }

  /// How many connections leave enough descriptors for everything else.
  ///
  /// At the limit itself the libraries of the process fail in ways of their own; below it, whoever
  /// comes later waits until the system hands the connection over.
  static func connections(wanted: Int, descriptors: Int) -> Int {
    max(1, min(wanted, descriptors - max(64, descriptors / 4)))
  }

  #if canImport(Darwin)
  private static var resource: Int32 { RLIMIT_NOFILE }
  #else
  private static var resource: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_NOFILE.rawValue) }
  #endif
}
