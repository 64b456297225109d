internal import Foundation

/// A client that asks one thing, and reads the answer to its end or to that of the connection.
///
/// Not `URLSession`, whose version for Linux stumbles over headers without a space behind the colon.
public struct WebClient: Sendable {
  /// What came back.
  public struct Answer: Sendable {
    /// The number in the first line.
    public let status: Int
    /// The headers by their names in small letters.
    public let headers: [String: String]
    /// What follows them.
    public let body: [UInt8]

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }
  }

  /// The port of this machine that is asked.
  public let port: UInt16

  /// Makes a client.
  ///
  /// - Parameter port: The port of this machine that is asked.
  public init(port: UInt16) { self.port = port }

  /// Asks for a path.
  ///
  /// - Parameters:
  ///   - target: The path and what follows it.
  ///   - headers: Further lines of the request's head, each with its line break.
  ///   - host: The host that the request names.
  /// - Returns: The answer, or `nil` where nobody answers.
  public func get(_ target: String, _ headers: String = "", host: String = "localhost") -> Answer? {
    send("GET", target, headers, host: host)
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - method: What is to be done.
  ///   - target: The path and what follows it.
  ///   - headers: Further lines of the request's head, each with its line break.
  ///   - host: The host that the request names.
  ///   - body: What follows the head.
  /// - Returns: The answer, or `nil` where nobody answers.
  public func send(
    _ method: String,
    _ target: String,
    _ headers: String = "",
    host: String = "localhost",
    body: String = ""
  ) -> Answer? {
    let head = "\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n"
    let request = Array((head + headers + "\r\n" + body).utf8)
    return exchange(request)
  }

  private func exchange(_ request: [UInt8]) -> Answer? {
    guard let connection = connect() else { return nil }
    defer { close(connection) }
    guard Foundation.send(connection, request, request.count, 0) == request.count else {
      return nil
    }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(connection, &piece, piece.count, 0), count > 0 {
      bytes += piece[..<count]
      // Some servers leave the connection open, whatever they were asked.
      if let answer = Answer(bytes), answer.isComplete { return answer }
    }
    return Answer(bytes)
  }

  private func connect() -> Int32? {
    #if canImport(Darwin)
    let connection = socket(AF_INET, SOCK_STREAM, 0)
    #else
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if status == 0 { return connection }
    close(connection)
    return nil
  }
}

extension WebClient.Answer {
  /// Whether as much has come as the headers promise; not known where they promise nothing.
  fileprivate var isComplete: Bool {
    headers["content-length"].flatMap { Int($0) }.map { body.count >= $0 } ?? false
  }

  /// Takes an answer apart; it fails where the head is not complete.
  fileprivate init?(_ bytes: [UInt8]) {
    let blank = Array("\r\n\r\n".utf8)
    guard let end = bytes.firstRange(of: blank) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let fields = lines.dropFirst().map { $0.split(separator: ":", maxSplits: 1) }
    status = Int(lines[0].split(separator: " ")[1]) ?? 0
    headers = Dictionary(
      fields.map { ($0[0].lowercased(), $0[1].trimmingCharacters(in: .whitespaces)) }
    ) { first, _ in first }
    body = Array(bytes[end.upperBound...])
  }
}
