import CMicroHTTPD
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A bound socket that listens; opened here rather than by the library, whose errors name nothing.
struct ListeningSocket {
  let descriptor: Int32
  /// The port that the system gave, which is the one asked for unless that was 0.
  let port: UInt16
  /// Whether only this machine can reach it.
  let isLoopback: Bool

  /// Opens the first address of a host that this machine has.
  init(host: String, port: UInt16) throws(ServerError) {
    let addresses = try AddressList(host: host, port: port)
    var failure = EADDRNOTAVAIL
    for address in addresses {
      switch Self.open(address) {
      case .success(let descriptor):
        (self.descriptor, self.port, isLoopback) = Self.describe(descriptor, address)
        return
      case .failure(let reason): failure = reason.number
      }
      guard failure == EADDRNOTAVAIL || failure == EAFNOSUPPORT else { break }
    }
    throw Self.error(failure, host: host, port: port)
  }

  /// Turns away whoever connects from now on; the descriptor stays valid.
  ///
  /// A thread of the library may still be about to accept, hence must not find the number given to
  /// something else: the library closes it when its threads are gone.
  func refuse() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Gives the descriptor back, where the library never had it.
  func close() {
    closeDescriptor(descriptor)
  }

  private struct SystemError: Error {
    let number: Int32
  }

  private static func open(_ address: addrinfo) -> Result<Int32, SystemError> {
    let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
    guard descriptor >= 0 else { return .failure(SystemError(number: errno)) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard
      fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0,
      fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0,
      bind(descriptor, address.ai_addr, address.ai_addrlen) == 0,
      listen(descriptor, SOMAXCONN) == 0
    else {
      defer { closeDescriptor(descriptor) }
      return .failure(SystemError(number: errno))
    }
    return .success(descriptor)
  }

  private static func describe(
    _ descriptor: Int32,
    _ asked: addrinfo
  ) -> (descriptor: Int32, port: UInt16, isLoopback: Bool) {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let (host, port) = withUnsafeMutablePointer(to: &storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        getsockname(descriptor, address, &length)
        return numeric(address, length)
      }
    }
    let isLoopback = host.hasPrefix("127.") || host == "::1" || host.hasPrefix("::ffff:127.")
    return (descriptor, UInt16(port) ?? 0, isLoopback)
  }

  private static func numeric(
    _ address: UnsafePointer<sockaddr>,
    _ length: socklen_t
  ) -> (host: String, port: String) {
    var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    var port = [CChar](repeating: 0, count: Int(NI_MAXSERV))
    getnameinfo(
      address,
      length,
      &host,
      socklen_t(host.count),
      &port,
      socklen_t(port.count),
      NI_NUMERICHOST | NI_NUMERICSERV
    )
    return (text(host), text(port))
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func error(_ number: Int32, host: String, port: UInt16) -> ServerError {
    let code: ServerError.Code =
      switch number {
      case EADDRINUSE: .portTaken
      case EACCES: .portForbidden
      case EADDRNOTAVAIL, EAFNOSUPPORT: .hostUnknown
      default: .cannotListen
      }
    return ServerError(code, host: host, port: port, detail: String(cString: strerror(number)))
  }
}

/// The system's `close`, which inside the type would mean the method.
private func closeDescriptor(_ descriptor: Int32) {
  close(descriptor)
}

/// What a host name stands for.
private final class AddressList: Sequence {
  private let first: UnsafeMutablePointer<addrinfo>?

  init(host: String, port: UInt16) throws(ServerError) {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    #if canImport(Darwin)
    hints.ai_socktype = SOCK_STREAM
    #else
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #endif
    var first: UnsafeMutablePointer<addrinfo>?
    let failure = getaddrinfo(host, String(port), &hints, &first)
    guard failure == 0 else {
      throw ServerError(
        .hostUnknown,
        host: host,
        port: port,
        detail: String(cString: gai_strerror(failure))
      )
    }
    self.first = first
  }

  deinit {
    freeaddrinfo(first)
  }

  func makeIterator() -> some IteratorProtocol<addrinfo> {
    sequence(state: first) { (next: inout UnsafeMutablePointer<addrinfo>?) -> addrinfo? in
      defer { next = next?.pointee.ai_next }
      return next?.pointee
    }
  }
}
