/// Which page of a discussion is asked for, without anything of who asks.
///
/// Two requests with the same page request get the same bytes, which is why pages can be kept.
public struct PageRequest: Hashable, Sendable {
  /// The decoded path, with its leading slash.
  public let path: String
  /// The parameters that the site knows, in the site's own order; all others are left away.
  public let query: HTTPQuery
  /// The language that the site chose for the request, empty where it has no choice.
  public let language: String

  /// Makes a page request.
  ///
  /// - Parameters:
  ///   - path: The decoded path, with its leading slash.
  ///   - query: The parameters that the site knows.
  ///   - language: The language that the site chose.
  public init(path: String, query: HTTPQuery = HTTPQuery(), language: String = "") {
    (self.path, self.query, self.language) = (path, query, language)
  }

  /// What the page is kept under: every part with a NUL behind it, which no part can hold.
  var key: [UInt8] {
    var key = [UInt8](path.utf8)
    key.append(0)
    key += language.utf8
    key.append(0)
    for item in query.items {
      key += item.name.utf8
      key.append(0)
      key += item.value.utf8
      key.append(0)
    }
    return key
  }
}
