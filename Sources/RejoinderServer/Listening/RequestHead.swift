import CMicroHTTPD

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What the library knows of a request besides its method and target: the version and the headers.
struct RequestHead {
  let connection: OpaquePointer
  /// The version as it was sent, such as `HTTP/1.1`.
  let version: String

  /// The value of a header; the first one where it stands several times.
  func value(of name: String) -> String? {
    MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
  }

  /// All values of a header, in the order in which they were sent.
  func values(of name: String) -> [String] {
    var search = Search(name: name)
    withUnsafeMutablePointer(to: &search) { search in
      _ = MHD_get_connection_values(connection, .HEADER_KIND, Search.collect, search)
    }
    return search.values
  }

  /// Whether bytes may follow the head.
  var bringsBody: Bool {
    value(of: "Transfer-Encoding") != nil || values(of: "Content-Length").contains { $0 != "0" }
  }
}

/// The values that were found so far.
private struct Search {
  let name: String
  var values: [String] = []

  static let collect: MHD_KeyValueIterator = { context, _, key, value in
    guard let search = context?.assumingMemoryBound(to: Search.self), let key else { return .NO }
    if strcasecmp(key, search.pointee.name) == 0 {
      search.pointee.values.append(value.map { String(cString: $0) } ?? "")
    }
    return .YES
  }
}
