import CMicroHTTPD
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An HTTP/1.1 server for one handler, on a small pool of threads.
///
/// It listens for this machine alone unless it is told otherwise, and leaves TLS and HTTP/2 to a
/// proxy in front. The handler is called on the server's threads, several at a time, and should
/// answer from memory: while it works, the other connections of its thread wait. Requests that do
/// not read (all but GET and HEAD), that bring a body, whose address is broken, or that name no
/// host, several or a foreign one never reach it.
///
/// ```swift
/// let server = HTTPServer { request in
///   HTTPResponse(status: .ok, body: HTTPBody([UInt8]("You asked for \(request.path)\n".utf8)))
/// }
/// let address = try server.start()
/// print("Listening at \(address)")
/// // … wait for a signal …
/// server.stop()
/// ```
///
/// A program that waits for signals should block them before `start()`, so that the server's
/// threads leave them to it.
public final class HTTPServer: Sendable {
  /// Makes the answer to a request.
  public typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse

  private struct Running: Sendable {
    let socket: ListeningSocket
    let connections: OpenConnections
    let daemon: Daemon
    let reaper: Reaper
  }

  /// How the server was set up.
  public let configuration: Configuration
  private let handler: Handler
  private let running = Guarded<Running?>(nil)

  /// Makes a server that does not listen yet.
  ///
  /// - Parameters:
  ///   - configuration: Where to listen and what to allow.
  ///   - handler: Makes the answer to a request.
  public init(configuration: Configuration = Configuration(), handler: @escaping Handler) {
    (self.configuration, self.handler) = (configuration, handler)
  }

  deinit {
    stop()
  }

  /// Listens, and answers from now on.
  ///
  /// Also raises the number of descriptors that the process may open, as far as the system lets it.
  ///
  /// - Returns: Where it listens; the port is the one found where 0 was configured.
  /// - Throws: An error that names the host and the port, for instance where the port is taken.
  /// - Precondition: The server is not running.
  @discardableResult
  public func start() throws(ServerError) -> ServerAddress {
    let security = try SecurityHeaders(frameAncestors: configuration.frameAncestors)
    let origins = try AllowedOrigins(configuration.allowedOrigins)
    let socket = try ListeningSocket(host: configuration.host, port: configuration.port)
    let connections = OpenConnections(limits: configuration.limits)
    let hosts = AllowedHosts(
      host: configuration.host,
      isLoopback: socket.isLoopback,
      allowed: configuration.allowedHosts
    )
    let dispatcher = RequestDispatcher(
      connections: connections,
      allowedHosts: hosts,
      allowedOrigins: origins,
      security: security,
      handler: handler
    )
    guard let daemon = Daemon(socket: socket, limits: configuration.limits, dispatcher: dispatcher)
    else { throw startFailure(of: socket) }
    let reaper = Reaper(
      connections: connections,
      headMilliseconds: configuration.limits.headMilliseconds
    )
    running.withLock { running in
      precondition(running == nil, "A server that runs cannot be started again.")
      running = Running(socket: socket, connections: connections, daemon: daemon, reaper: reaper)
    }
    return ServerAddress(host: configuration.host, port: socket.port)
  }

  /// Stops listening, finishes the answers that are under way, and closes every connection.
  ///
  /// Answers get as long as the configured limit; what is not sent by then is cut off. Returns when
  /// the server's threads are gone, hence must not be called by the handler. Does nothing where the
  /// server is not running, so that it may be called again, after which it may be started again.
  public func stop() {
    let running = running.withLock { running in
      defer { running = nil }
      return running
    }
    guard let running else { return }
    running.connections.beginClosing()
    // Not by the library's own call, which ends the process where a thread is about to wait just then:
    // both take the socket off the thread's list, and the second finds it gone.
    running.socket.refuse()
    running.connections.drain(milliseconds: configuration.limits.stopMilliseconds)
    running.daemon.stop()
  }

  private func startFailure(of socket: ListeningSocket) -> ServerError {
    let reason = String(cString: strerror(errno))
    socket.close()
    return ServerError(
      .cannotListen,
      host: configuration.host,
      port: configuration.port,
      detail: reason
    )
  }
}
