/// The hosts for which a server answers.
///
/// A page of a foreign site can let its own name point at this machine (DNS rebinding) and then
/// read what a server that listens for this machine alone tells it. The name in the request gives
/// it away: such a server answers for the names of this machine and for those that were allowed.
struct AllowedHosts {
  /// Names in small letters and without brackets; `nil` for a server that answers for every name.
  private let names: [[UInt8]]?

  /// - Parameters:
  ///   - host: The host on which the server listens.
  ///   - isLoopback: Whether only this machine reaches it.
  ///   - allowed: Further names, such as the one under which a proxy is asked.
  init(host: String, isLoopback: Bool, allowed: [String]) {
    guard isLoopback || !allowed.isEmpty else {
      names = nil
      return
    }
    names = (["localhost", "127.0.0.1", "::1", host] + allowed).map { name in
      Self.withoutDot(Self.withoutBrackets(name.utf8[...])).map(Self.small)
    }
  }

  /// Whether the server answers for a `Host` header; its port does not matter.
  func contains(_ header: String) -> Bool {
    guard let names else { return true }
    let host = Self.withoutDot(Self.withoutBrackets(Self.withoutPort(header.utf8[...])))
    return names.contains { name in
      name.elementsEqual(host) { $0 == Self.small($1) }
    }
  }

  private static func small(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  private static func withoutBrackets(_ host: Substring.UTF8View) -> Substring.UTF8View {
    host.first == UInt8(ascii: "[") && host.last == UInt8(ascii: "]")
      ? host.dropFirst().dropLast() : host
  }

  /// A dot at the end says that a name is complete; it is the same name.
  private static func withoutDot(_ host: Substring.UTF8View) -> Substring.UTF8View {
    host.last == UInt8(ascii: ".") ? host.dropLast() : host
  }

  /// The colons inside brackets belong to the address, so only digits behind the last one go.
  private static func withoutPort(_ header: Substring.UTF8View) -> Substring.UTF8View {
    guard let colon = header.lastIndex(of: UInt8(ascii: ":")), header.last != UInt8(ascii: "]")
    else { return header }
    let port = header[header.index(after: colon)...]
    return port.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      ? header[..<colon] : header
  }
}
