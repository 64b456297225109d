internal import Foundation

/// A site of somebody else: some files on a free port of this machine, with no headers but their type.
///
/// It serves one request after the other, as much as a browser needs for a page.
public final class PageHost: Sendable {
  /// The beginning of its addresses, as browsers name where pages come from.
  public let origin: String
  private let listener: Int32

  /// Takes a free port; who asks has to wait until it serves.
  ///
  /// - Throws: That there is no free port.
  public init() throws {
    #if canImport(Darwin)
    listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let status = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard status else { throw CocoaError(.fileReadUnknown) }
    origin = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))"
  }

  /// Begins to serve.
  ///
  /// - Parameter files: The files by path, with the leading slash; what ends in `.css` is a style sheet,
  ///   in `.json` or `.jsonl` a discussion, and all else a page.
  public func serve(_ files: [String: String]) {
    let (answers, descriptor) = (files.mapValues { [UInt8]($0.utf8) }, listener)
    Thread.detachNewThread { Self.serve(answers, at: descriptor) }
  }

  /// Ends serving.
  public func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private static func serve(_ files: [String: [UInt8]], at listener: Int32) {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      answer(files, on: connection)
      close(connection)
    }
  }

  private static func answer(_ files: [String: [UInt8]], on connection: Int32) {
    // A browser opens connections that it may need later, and says nothing on them.
    var patience = timeval(tv_sec: 1, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    var head = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(connection, &head, head.count, 0)
    guard count > 0 else { return }
    let words = String(decoding: head[..<count], as: UTF8.self).split(separator: " ", maxSplits: 2)
    guard words.count == 3 else { return }
    let path = String(words[1].prefix { $0 != "?" })
    let body = files[path] ?? []
    let lines = [
      "HTTP/1.1 \(files[path] == nil ? "404 Not Found" : "200 OK")",
      "Content-Type: \(type(of: path))",
      "Content-Length: \(body.count)", "Connection: close", "\r\n",
    ]
    let answer = [UInt8](lines.joined(separator: "\r\n").utf8) + body
    var sent = 0
    while sent < answer.count {
      let part = answer[sent...].withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      guard part > 0 else { return }
      sent += part
    }
  }

  private static func type(of path: String) -> String {
    if path.hasSuffix(".css") { return "text/css; charset=utf-8" }
    if path.hasSuffix(".json") { return "application/json" }
    if path.hasSuffix(".jsonl") { return "application/x-ndjson; charset=utf-8" }
    return "text/html; charset=utf-8"
  }
}
