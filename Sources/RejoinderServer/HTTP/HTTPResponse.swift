/// An answer: its status, its headers and its body.
///
/// The server adds the headers that every answer carries (security, caching, date and length) and
/// leaves the body away where the request asked for the headers alone.
public struct HTTPResponse: Sendable {
  /// The number in the first line of an answer.
  public struct Status: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Makes a status.
    ///
    /// - Parameter rawValue: The number, from 200 to 599.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Here it is.
    public static let ok = Status(rawValue: 200)
    /// All is well, and there is nothing to send.
    public static let noContent = Status(rawValue: 204)
    /// It is at another address.
    public static let found = Status(rawValue: 302)
    /// The client has it already.
    public static let notModified = Status(rawValue: 304)
    /// The request cannot be understood.
    public static let badRequest = Status(rawValue: 400)
    /// There is nothing at this address.
    public static let notFound = Status(rawValue: 404)
    /// The address exists, but not for this method.
    public static let methodNotAllowed = Status(rawValue: 405)
    /// The request brings more than the address takes.
    public static let contentTooLarge = Status(rawValue: 413)
    /// The request names a host for which this server does not answer.
    public static let misdirectedRequest = Status(rawValue: 421)
  }

  /// One header.
  public struct Header: Hashable, Sendable {
    /// The header's name.
    public var name: String
    /// Its value, without line breaks.
    public var value: String

    /// Makes a header.
    ///
    /// - Parameters:
    ///   - name: The header's name.
    ///   - value: Its value, without line breaks.
    public init(_ name: String, _ value: String) {
      (self.name, self.value) = (name, value)
    }
  }

  /// How long a client may use an answer without asking again.
  public enum Caching: Hashable, Sendable {
    /// It may keep the answer, but asks each time whether it is still right.
    case revalidate
    /// It may keep the answer for years: whatever changes gets another address.
    case immutable
  }

  /// The number in the first line.
  public var status: Status
  /// The headers of this answer alone.
  public var headers: [Header]
  /// How long a client may use the answer without asking again.
  public var caching: Caching
  /// What is sent behind the headers.
  public var body: HTTPBody

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - status: The number in the first line.
  ///   - headers: The headers of this answer alone.
  ///   - caching: How long a client may use the answer without asking again.
  ///   - body: What is sent behind the headers.
  public init(
    status: Status,
    headers: [Header] = [],
    caching: Caching = .revalidate,
    body: HTTPBody = HTTPBody([])
  ) {
    (self.status, self.headers, self.caching, self.body) = (status, headers, caching, body)
  }
}

extension HTTPResponse.Header {
  static let html = Self("Content-Type", "text/html; charset=utf-8")
  static let plainText = Self("Content-Type", "text/plain; charset=utf-8")
  static let variesByEncoding = Self("Vary", "Accept-Encoding")
  static let variesByLanguage = Self("Vary", "Accept-Encoding, Accept-Language")
  static let gzip = Self("Content-Encoding", "gzip")
}
