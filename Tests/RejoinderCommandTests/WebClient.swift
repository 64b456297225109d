import Foundation

/// A client that asks one thing and reads to the end of the connection.
struct WebClient {
  struct Answer {
    let status: Int
    let headers: [String: String]
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  let port: UInt16

  /// Asks for a path.
  ///
  /// - Parameters:
  ///   - target: The path and what follows it.
  ///   - headers: Further lines of the request's head, each with its line break.
  ///   - host: The host that the request names.
  /// - Returns: The answer, or `nil` where nobody answers.
  func get(_ target: String, _ headers: String = "", host: String = "localhost") -> Answer? {
    let head = "GET \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n"
    guard let bytes = exchange(Array((head + headers + "\r\n").utf8)) else { return nil }
    let blank = Array("\r\n\r\n".utf8)
    guard let end = bytes.firstRange(of: blank) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let fields = lines.dropFirst().map { $0.split(separator: ":", maxSplits: 1) }
    return Answer(
      status: Int(lines[0].split(separator: " ")[1]) ?? 0,
      headers: Dictionary(
        fields.map { ($0[0].lowercased(), $0[1].trimmingCharacters(in: .whitespaces)) }
      ) { first, _ in first },
      body: Array(bytes[end.upperBound...])
    )
  }

  private func exchange(_ request: [UInt8]) -> [UInt8]? {
    guard let connection = connect() else { return nil }
    defer { close(connection) }
    guard send(connection, request, request.count, 0) == request.count else { return nil }
    var answer: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(connection, &piece, piece.count, 0), count > 0 {
      answer += piece[..<count]
    }
    return answer
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
