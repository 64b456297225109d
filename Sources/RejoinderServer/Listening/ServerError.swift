/// Why a server could not start.
///
/// `description` is a line for the person who started it: it names the host and the port.
public struct ServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong.
  public struct Code: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
      case portTaken, portForbidden, hostUnknown, cannotListen, frameAncestor, allowedOrigin
    }
    fileprivate let kind: Kind

    /// Another program listens at this port.
    public static let portTaken = Code(kind: .portTaken)
    /// The system keeps this port for privileged programs.
    public static let portForbidden = Code(kind: .portForbidden)
    /// The host is no name or address of this machine.
    public static let hostUnknown = Code(kind: .hostUnknown)
    /// The system refused for another reason.
    public static let cannotListen = Code(kind: .cannotListen)
    /// A site that may frame the pages is not written as a policy needs it.
    public static let frameAncestor = Code(kind: .frameAncestor)
    /// A site whose scripts may read the answers is not written as an origin.
    public static let allowedOrigin = Code(kind: .allowedOrigin)
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// The host that was asked for.
  public let host: String
  /// The port that was asked for.
  public let port: UInt16
  /// What the system said, or the text that was refused.
  public let detail: String

  init(_ code: Code, host: String = "", port: UInt16 = 0, detail: String = "") {
    (self.code, self.host, self.port, self.detail) = (code, host, port, detail)
  }

  /// One line that says what is wrong and what can be done.
  public var description: String {
    switch code.kind {
    case .portTaken:
      "Port \(port) on \(host) is taken by another program. Choose another, or 0 for a free one."
    case .portForbidden:
      "Port \(port) on \(host) is kept for privileged programs. Choose a port from 1024 on."
    case .hostUnknown: "\(host) is no name or address of this machine (\(detail))."
    case .cannotListen: "Cannot listen on \(host), port \(port): \(detail)."
    case .frameAncestor:
      "\(detail) cannot stand among the frame ancestors. Write a site as https://example.org."
    case .allowedOrigin:
      "\(detail) is no origin. Write one as https://example.org, without a path and without the usual port."
    }
  }
}
