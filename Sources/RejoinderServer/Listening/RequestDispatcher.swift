import CMicroHTTPD

/// What stands between the library's callbacks and the handler: it checks, asks and sends.
final class RequestDispatcher: Sendable {
  let connections: OpenConnections
  private let handler: HTTPServer.Handler
  private let allowedHosts: AllowedHosts
  private let allowedOrigins: AllowedOrigins
  private let security: SecurityHeaders

  init(
    connections: OpenConnections,
    allowedHosts: AllowedHosts,
    allowedOrigins: AllowedOrigins,
    security: SecurityHeaders,
    handler: @escaping HTTPServer.Handler
  ) {
    (self.connections, self.handler) = (connections, handler)
    (self.allowedHosts, self.allowedOrigins) = (allowedHosts, allowedOrigins)
    self.security = security
  }

  /// The library's call for a request: first with the head alone, then once more to be answered.
  ///
  /// An answer queued in the first call makes the library close the connection, so only a request
  /// that must not be read any further is answered there.
  func proceed(_ exchange: Exchange, of head: RequestHead, method: String) -> MHD_Result {
    guard !exchange.hasHead else {
      return send(answer(to: exchange, of: head, method: method), to: head)
    }
    exchange.hasHead = true
    connections.answerBegan(on: rejoinder_descriptor(head.connection))
    guard method == "GET" || method == "HEAD" || preflight(head, method: method) != nil else {
      return send(Refusal.methodNotAllowed.response, to: head)
    }
    guard !head.bringsBody else {
      return send(Refusal.unwantedBody.response, to: head)
    }
    return .YES
  }

  private func answer(to exchange: Exchange, of head: RequestHead, method: String) -> HTTPResponse {
    guard let target = RequestTarget(exchange.target) else {
      return Refusal.unreadableTarget.response
    }
    let hosts = head.values(of: "Host")
    if let refusal = refusal(of: target, hosts: hosts, version: head.version) {
      return refusal.response
    }
    if let preflight = preflight(head, method: method) { return preflight }
    var request = HTTPRequest(
      method: HTTPRequest.Method(rawValue: method),
      path: target.path,
      query: target.query
    )
    request.host = target.authority ?? hosts.first
    request.acceptEncoding = head.value(of: "Accept-Encoding")
    request.acceptLanguage = head.value(of: "Accept-Language")
    request.ifNoneMatch = head.value(of: "If-None-Match")
    return handler(request)
  }

  /// The answer to a browser that asks whether a script may read, `nil` where that is not asked.
  private func preflight(_ head: RequestHead, method: String) -> HTTPResponse? {
    guard method == "OPTIONS" else { return nil }
    return allowedOrigins.preflight(
      from: head.value(of: "Origin"),
      method: head.value(of: "Access-Control-Request-Method")
    )
  }

  /// Why the hosts that a request names keep it from the handler.
  ///
  /// HTTP/1.0 knows no `Host`. A request in it that names none is answered: what turns a foreign name
  /// into the address of this machine are browsers, and those speak HTTP/1.1 and name their host.
  private func refusal(of target: RequestTarget, hosts: [String], version: String) -> Refusal? {
    if hosts.count > 1 { return .severalHosts }
    if hosts.isEmpty, version != "HTTP/1.0" { return .missingHost }
    guard let host = target.authority ?? hosts.first else { return nil }
    return allowedHosts.contains(host) ? nil : .foreignHost
  }
}

extension RequestDispatcher {
  /// Hands an answer to the library, which keeps the body alive until it is sent.
  private func send(_ answer: HTTPResponse, to head: RequestHead) -> MHD_Result {
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
    for header in headers(of: answer, to: head) { add(header, to: response) }
    MHD_add_response_header(response, "Cache-Control", answer.caching.directives)
    if connections.isClosing {
      MHD_add_response_header(response, "Connection", "close")
    }
    return MHD_queue_response(head.connection, UInt32(answer.status.rawValue), response)
  }

  /// The headers of an answer with those for foreign sites, which no cache may hand to another one.
  private func headers(of answer: HTTPResponse, to head: RequestHead) -> [HTTPResponse.Header] {
    guard allowedOrigins.isVaried else { return answer.headers }
    var headers = answer.headers
    if let index = headers.firstIndex(where: { $0.name == "Vary" }) {
      headers[index].value += ", Origin"
    } else {
      headers.append(HTTPResponse.Header("Vary", "Origin"))
    }
    return headers + allowedOrigins.headers(for: head.value(of: "Origin"))
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
