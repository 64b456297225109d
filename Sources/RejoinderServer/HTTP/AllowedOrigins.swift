/// The foreign sites whose scripts may read what a server answers (CORS).
///
/// Only exact origins count, and the answer repeats the one that asked: neither a pattern nor a star,
/// so that a list says who reads along. Nothing is ever sent along with cookies.
package struct AllowedOrigins {
  /// As browsers write them, in small letters.
  private let origins: [String]

  /// - Parameter origins: Scheme, host and, where it is not the usual one, port, such as
  ///   `https://example.org`.
  /// - Throws: An error where one of them is no origin, since it would never match.
  init(_ origins: [String]) throws(ServerError) {
    for origin in origins where !Self.isOrigin(origin) {
      throw ServerError(.allowedOrigin, detail: origin)
    }
    self.origins = origins.map { $0.lowercased() }
  }

  /// Whether every answer depends on who asks.
  var isVaried: Bool { !origins.isEmpty }

  /// What an answer says to the origin that asks; nothing to one that is not allowed.
  func headers(for origin: String?) -> [HTTPResponse.Header] {
    guard let origin, origins.contains(origin) else { return [] }
    return [HTTPResponse.Header("Access-Control-Allow-Origin", origin)]
  }

  /// The answer to a browser that asks first whether it may read; `nil` where it may not.
  func preflight(from origin: String?, method: String?) -> HTTPResponse? {
    guard let origin, origins.contains(origin), method != nil else { return nil }
    return HTTPResponse(
      status: .noContent,
      headers: [
        HTTPResponse.Header("Access-Control-Allow-Methods", "GET, HEAD"),
        HTTPResponse.Header("Access-Control-Max-Age", "86400"),
      ]
    )
  }

  /// A scheme of the web, a host, perhaps a port that is not the usual one, and nothing behind.
  package static func isOrigin(_ text: String) -> Bool {
    let pattern = /(https?):\/\/([a-z0-9][a-z0-9.-]*|\[[0-9a-f:.]+\])(?::([1-9][0-9]{0,4}))?/
    guard let match = text.lowercased().wholeMatch(of: pattern) else { return false }
    guard let port = match.3 else { return true }
    let usual = match.1 == "https" ? "443" : "80"
    return port != usual && UInt16(port) != nil
  }
}
