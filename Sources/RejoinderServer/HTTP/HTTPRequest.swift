/// A request as a handler sees it: decoded, checked, and free of the connection it came by.
///
/// Escapes are decoded, so that `/a%2Fb` and `/a/b` are the same path: a name that may hold a
/// slash does not belong in a path.
public struct HTTPRequest: Hashable, Sendable {
  /// What the client wants done.
  public struct Method: RawRepresentable, Hashable, Sendable {
    /// The word that stands in the request, in capitals.
    public let rawValue: String

    /// Makes a method from the word in the request.
    ///
    /// - Parameter rawValue: The word, in capitals.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Asks for headers and body.
    public static let get = Method(rawValue: "GET")
    /// Asks for the headers alone.
    public static let head = Method(rawValue: "HEAD")
  }

  /// What the client wants done.
  public var method: Method
  /// The decoded path, with its leading slash.
  public var path: String
  /// The decoded parameters behind the question mark.
  public var query: HTTPQuery
  /// The host and port that the client believes it speaks to; HTTP/1.0 may leave it out.
  public var host: String?
  /// The encodings that the client takes, as it wrote them.
  public var acceptEncoding: String?
  /// The languages that the client prefers, as it wrote them.
  public var acceptLanguage: String?
  /// The entity tags that the client already holds, as it wrote them.
  public var ifNoneMatch: String?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - method: What the client wants done.
  ///   - path: The decoded path, with its leading slash.
  ///   - query: The decoded parameters.
  public init(method: Method = .get, path: String, query: HTTPQuery = HTTPQuery()) {
    (self.method, self.path, self.query) = (method, path, query)
  }
}
