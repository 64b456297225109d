/// Where a server listens.
public struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
  /// The host as it was configured.
  public let host: String
  /// The port: the one that was found where a free one was asked for.
  public let port: UInt16

  /// The address to open, such as `http://127.0.0.1:8080/`.
  public var description: String {
    host.contains(":") ? "http://[\(host)]:\(port)/" : "http://\(host):\(port)/"
  }
}
