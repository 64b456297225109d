/// The headers that every answer carries, whatever it answers.
///
/// Scripts, styles, images and connections come from the own site alone, nothing runs inline, and
/// only the named sites may put a page into a frame.
struct SecurityHeaders {
  let headers: [HTTPResponse.Header]

  /// - Parameter frameAncestors: Sources as the policy writes them, such as `'self'` or
  ///   `https://example.org`; none means that no site may frame the pages.
  /// - Throws: An error where a source would change the rest of the policy.
  init(frameAncestors: [String]) throws(ServerError) {
    for source in frameAncestors where !Self.isSource(source) {
      throw ServerError(.frameAncestor, detail: source)
    }
    let ancestors = frameAncestors.isEmpty ? "'none'" : frameAncestors.joined(separator: " ")
    headers = [
      HTTPResponse.Header("Content-Security-Policy", Self.policy + ancestors),
      HTTPResponse.Header("X-Content-Type-Options", "nosniff"),
      HTTPResponse.Header("Referrer-Policy", "same-origin"),
      HTTPResponse.Header("Cross-Origin-Opener-Policy", "same-origin"),
    ]
  }

  private static let policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    + "img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors "

  /// A source is visible ASCII without the two signs that would end it.
  private static func isSource(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        0x21...0x7e ~= $0 && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",")
      }
  }
}
