/// What stands between the method and the version of a request: a path, a query, at times a host.
///
/// Both forms that a server must take are read: `/path?query`, and `http://host/path?query` as it
/// is sent to proxies. Everything else, such as a broken escape or a bare space, gives `nil`.
struct RequestTarget {
  /// The decoded path, with its leading slash.
  let path: String
  /// The decoded parameters.
  let query: HTTPQuery
  /// The host that the target itself names, which then counts in place of the header.
  let authority: String?

  init?(_ bytes: [UInt8]) {
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    var rest = bytes[...]
    authority = Self.removeAuthority(from: &rest)
    let halves = rest.split(
      separator: UInt8(ascii: "?"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    guard
      rest.first == UInt8(ascii: "/"),
      let path = PercentEncoding.decoded(halves[0], plusIsSpace: false),
      let query = HTTPQuery(encoded: halves.count > 1 ? halves[1] : [])
    else { return nil }
    (self.path, self.query) = (path, query)
  }

  private static func removeAuthority(from rest: inout ArraySlice<UInt8>) -> String? {
    let scheme = "http://".utf8
    guard rest.starts(with: scheme) else { return nil }
    rest = rest.dropFirst(scheme.count)
    let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    defer { rest = rest[end...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
