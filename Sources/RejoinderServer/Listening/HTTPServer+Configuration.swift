import CMicroHTTPD
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension HTTPServer {
  /// Where a server listens and what it allows.
  public struct Configuration: Hashable, Sendable {
    /// A name or an address of this machine; the default is reached by this machine alone.
    public var host = "127.0.0.1"
    /// The port, or 0 for a free one.
    public var port: UInt16 = 0
    /// Further hosts that requests may name, such as the public name that a proxy passes on.
    ///
    /// A server that only this machine reaches always checks the host that a request names. One
    /// that others reach checks it only where hosts are given here.
    public var allowedHosts: [String] = []
    /// The sites that may show the pages in a frame, as a content security policy writes them.
    public var frameAncestors = ["'self'"]
    /// The foreign sites whose scripts may read the answers, such as `https://example.org`.
    ///
    /// Origins as browsers write them: a scheme, a host and, where it is not the usual one, a port.
    public var allowedOrigins: [String] = []
    /// What clients may use up.
    public var limits = Limits()

    /// Makes the configuration of a server for this machine alone, at a free port.
    public init() {}
  }

  /// How much of the machine, and of its time, clients may use up.
  public struct Limits: Hashable, Sendable {
    /// How many threads answer.
    public var threads = max(2, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    /// How many connections may be open; fewer where the system allows too few descriptors.
    public var connections = 8192
    /// The bytes kept for each connection, which bound the head of a request.
    public var connectionMemory = 6 * 1024
    /// After how many seconds without a byte a connection is closed.
    public var idleSeconds = 30
    /// How long the head of a request may take altogether, however steadily it trickles in.
    public var headMilliseconds = 10_000
    /// How long the answers under way may take once the server is to stop.
    public var stopMilliseconds = 5000

    /// Makes the usual limits.
    public init() {}
  }
}
