import Foundation

/// Where a piece leads, and what is said about it besides its text.
struct BodyReference: Hashable {
  var url: URL?
  var note: String?
  var language: String?

  /// Follows an address that a markup let through: only to where people go, or as the base leads.
  static func url(for address: String, base: URL?) -> URL? {
    guard let url = URL(string: address, relativeTo: base)?.absoluteURL,
      let scheme = url.scheme?.lowercased()
    else { return nil }
    let isKnown = scheme == "https" || scheme == "http" || scheme == "mailto"
    return isKnown || scheme == base?.scheme?.lowercased() ? url : nil
  }
}
