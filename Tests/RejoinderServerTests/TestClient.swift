import CMicroHTTPD
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A client that writes exactly the bytes it is given, right or wrong.
///
/// Reads give up after a minute, so that a broken server fails a test instead of hanging it.
final class TestClient {
  struct Response {
    var status = 0
    var headers: [String: String] = [:]
    var body: [UInt8] = []

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  let descriptor: Int32
  private var buffer: [UInt8] = []

  init?(port: UInt16) {
    #if canImport(Darwin)
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &patience,
      socklen_t(MemoryLayout<timeval>.size)
    )
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// Whether all bytes went out.
  @discardableResult
  func send(_ text: String) -> Bool {
    let bytes = [UInt8](text.utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        #if canImport(Darwin)
        Darwin.send(descriptor, $0.baseAddress, $0.count, 0)
        #else
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  func get(_ target: String, _ headers: String = "", method: String = "GET") -> Response? {
    send("\(method) \(target) HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n")
    return readResponse(hasBody: method != "HEAD")
  }

  /// The next answer; `nil` where the server closes before it is complete.
  func readResponse(hasBody: Bool = true) -> Response? {
    guard let head = readHead() else { return nil }
    var lines = head.split(separator: "\r\n")[...]
    var response = Response()
    response.status = Int(lines.removeFirst().split(separator: " ")[1]) ?? 0
    for line in lines {
      let halves = line.split(separator: ":", maxSplits: 1)
      response.headers[halves[0].lowercased()] = String(halves[1].drop { $0 == " " })
    }
    guard hasBody, response.status != 304 else { return response }
    let length = Int(response.headers["content-length"] ?? "0") ?? 0
    while buffer.count < length {
      guard receive() else { return nil }
    }
    response.body = Array(buffer.prefix(length))
    buffer.removeFirst(length)
    return response
  }

  /// Everything up to the end, as it was sent.
  func readToEnd() -> String {
    while receive() {}
    defer { buffer = [] }
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Whether the server closes, with nothing more to read before.
  func seesEnd() -> Bool {
    buffer.isEmpty && !receive() && buffer.isEmpty
  }

  /// Whether there is something to read, the end included.
  func hasBytes(withinMilliseconds patience: Int32 = 0) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, patience) > 0
  }

  private func readHead() -> String? {
    let end = Array("\r\n\r\n".utf8)
    var searched = 0
    while true {
      while searched + 4 <= buffer.count {
        if buffer[searched..<searched + 4].elementsEqual(end) {
          defer { buffer.removeFirst(searched + 4) }
          return String(decoding: buffer[..<searched], as: UTF8.self)
        }
        searched += 1
      }
      guard receive() else { return nil }
    }
  }

  private func receive() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &chunk, chunk.count, 0)
    guard count > 0 else { return false }
    buffer += chunk[..<count]
    return true
  }
}
