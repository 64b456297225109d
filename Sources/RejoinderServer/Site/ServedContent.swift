/// Bytes that are ready to be served: plain and compressed, each with its entity tag.
///
/// Everything that costs time is done once, when the content is made; answering is choosing.
final class ServedContent: Sendable {
  private struct Form: Sendable {
    let tag: EntityTag
    let body: HTTPBody
    let headers: [HTTPResponse.Header]
  }

  private let vary: HTTPResponse.Header
  private let plain: Form
  private let compressed: Form?

  /// - Complexity: O(*n*) in the number of bytes.
  init(
    _ bytes: [UInt8],
    contentType: HTTPResponse.Header,
    vary: HTTPResponse.Header = .variesByEncoding
  ) {
    let tag = EntityTag(of: bytes)
    self.vary = vary
    plain = Form(tag: tag, body: HTTPBody(bytes), headers: Self.headers(tag, vary) + [contentType])
    compressed = Gzip.compressed(bytes).map { bytes in
      let tag = tag.compressed
      return Form(
        tag: tag,
        body: HTTPBody(bytes),
        headers: Self.headers(tag, vary) + [contentType, .gzip]
      )
    }
  }

  /// The tag of the plain bytes, which names this version of them.
  var version: String { plain.tag.digits }

  /// How many bytes this keeps in memory.
  var count: Int { plain.body.count + (compressed?.body.count ?? 0) }

  /// The form that the client takes, or word that it has that form already.
  ///
  /// Word that it has it comes with the body as well: the server does not send it, but says its
  /// length, which must be that of the full answer.
  func response(
    to request: HTTPRequest,
    caching: HTTPResponse.Caching = .revalidate
  ) -> HTTPResponse {
    let form = form(for: request)
    if let held = request.ifNoneMatch, form.tag.isHeld(by: held) {
      return HTTPResponse(
        status: .notModified,
        headers: Self.headers(form.tag, vary),
        caching: caching,
        body: form.body
      )
    }
    return HTTPResponse(status: .ok, headers: form.headers, caching: caching, body: form.body)
  }

  private func form(for request: HTTPRequest) -> Form {
    guard
      let compressed, let accepted = request.acceptEncoding,
      AcceptedEncodings(accepted).prefersGzip
    else { return plain }
    return compressed
  }

  /// What an answer without a body carries as well.
  private static func headers(
    _ tag: EntityTag,
    _ vary: HTTPResponse.Header
  ) -> [HTTPResponse.Header] {
    [HTTPResponse.Header("ETag", tag.quoted), vary]
  }
}
