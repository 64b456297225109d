import CMicroHTTPD

/// What stands between the library's callbacks and the handler: it checks, asks and sends.
final class RequestDispatcher: Sendable {
  let connections: OpenConnections
  private let handler: HTTPServer.Handler
  private let allowedHosts: AllowedHosts
  private let security: SecurityHeaders

  init(
    connections: OpenConnections,
    allowedHosts: AllowedHosts,
    security: SecurityHeaders,
    handler: @escaping HTTPServer.Handler
  ) {
    (self.connections, self.handler) = (connections, handler)
    (self.allowedHosts, self.security) = (allowedHosts, security)
  }

  /// The library's call for a request: first with the head alone, then once more to be answered.
  ///
  /// An answer queued in the first call makes the library close the connection, so only a request
  /// that must not be read any further is answered there.
  func proceed(_ exchange: Exchange, on connection: OpaquePointer, method: String) -> MHD_Result {
    guard !exchange.hasHead else {
      return send(answer(to: exchange, on: connection, method: method), on: connection)
    }
    exchange.hasHead = true
    connections.answerBegan(on: rejoinder_descriptor(connection))
    guard method == "GET" || method == "HEAD" else {
      return send(Refusal.methodNotAllowed.response, on: connection)
    }
    guard !bringsBody(connection) else {
      return send(Refusal.unwantedBody.response, on: connection)
    }
    return .YES
  }

  private func answer(
    to exchange: Exchange,
    on connection: OpaquePointer,
    method: String
  ) -> HTTPResponse {
    guard let target = RequestTarget(exchange.target) else {
      return Refusal.unreadableTarget.response
    }
    guard let host = target.authority ?? header("Host", of: connection) else {
      return Refusal.missingHost.response
    }
    guard allowedHosts.contains(host) else { return Refusal.foreignHost.response }
    var request = HTTPRequest(
      method: HTTPRequest.Method(rawValue: method),
      path: target.path,
      query: target.query
    )
    request.host = host
    request.acceptEncoding = header("Accept-Encoding", of: connection)
    request.ifNoneMatch = header("If-None-Match", of: connection)
    return handler(request)
  }

  private func bringsBody(_ connection: OpaquePointer) -> Bool {
    header("Transfer-Encoding", of: connection) != nil
      || header("Content-Length", of: connection) ?? "0" != "0"
  }

  private func header(_ name: String, of connection: OpaquePointer) -> String? {
    MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
  }
}

extension RequestDispatcher {
  /// Hands an answer to the library, which keeps the body alive until it is sent.
  private func send(_ answer: HTTPResponse, on connection: OpaquePointer) -> MHD_Result {
    let body = Unmanaged.passRetained(answer.body)
    let bytes = UnsafeMutableRawPointer(mutating: answer.body.bytes.baseAddress)
    let response = MHD_create_response_from_buffer_with_free_callback_cls(
      answer.body.count,
      bytes,
      { HTTPBody.release($0) },
      body.toOpaque()
    )
    guard let response else {
      body.release()
      return .NO
    }
    defer { MHD_destroy_response(response) }
    for header in security.headers { add(header, to: response) }
    for header in answer.headers { add(header, to: response) }
    MHD_add_response_header(response, "Cache-Control", answer.caching.directives)
    if connections.isClosing {
      MHD_add_response_header(response, "Connection", "close")
    }
    return MHD_queue_response(connection, UInt32(answer.status.rawValue), response)
  }

  private func add(_ header: HTTPResponse.Header, to response: OpaquePointer) {
    // Passing a string as a pointer would copy it first; this reads it where it is.
    header.name.withCString { name in
      _ = header.value.withCString { MHD_add_response_header(response, name, $0) }
    }
  }
}

extension HTTPResponse.Caching {
  fileprivate var directives: String {
    switch self {
    case .revalidate: "no-cache"
    case .immutable: "public, max-age=31536000, immutable"
    }
  }
}

extension HTTPBody {
  /// Ends the library's hold on a body.
  fileprivate static func release(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<HTTPBody>.fromOpaque(context).release()
  }
}
