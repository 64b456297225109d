/// The hosts for which a server answers.
///
/// A page of a foreign site can let its own name point at this machine (DNS rebinding) and then
/// read what a server that listens for this machine alone tells it. The name in the request gives
/// it away: such a server answers for the names of this machine and for those that were allowed.
struct AllowedHosts {
  /// Names in small letters, or `nil` for a server that answers for every name.
  private let names: Set<[UInt8]>?

  /// - Parameters:
  ///   - host: The host on which the server listens.
  ///   - isLoopback: Whether only this machine reaches it.
  ///   - allowed: Further names, such as the one under which a proxy is asked.
  init(host: String, isLoopback: Bool, allowed: [String]) {
    guard isLoopback || !allowed.isEmpty else {
      names = nil
      return
    }
    names = Set((["localhost", "127.0.0.1", "::1", host] + allowed).map { Self.name($0.utf8) })
  }

  /// Whether the server answers for a `Host` header; its port does not matter.
  func contains(_ header: String) -> Bool {
    guard let names else { return true }
    return names.contains(Self.name(Self.withoutPort(header.utf8[...])))
  }

  /// In small letters and without the brackets of an address.
  private static func name(_ host: some Sequence<UInt8>) -> [UInt8] {
    host.filter { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") }
      .map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
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
