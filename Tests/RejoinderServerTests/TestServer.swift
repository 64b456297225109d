import RejoinderServer
import Testing

/// Runs a server at a free port for the length of a test.
func withServer<Result>(
  _ configure: (inout HTTPServer.Configuration) -> Void = { _ in },
  handler: @escaping HTTPServer.Handler = plainAnswer,
  _ body: (_ port: UInt16) throws -> Result
) throws -> Result {
  var configuration = HTTPServer.Configuration()
  configure(&configuration)
  let server = HTTPServer(configuration: configuration, handler: handler)
  let address = try server.start()
  defer { server.stop() }
  return try body(address.port)
}

/// One request on a connection of its own.
func ask(_ port: UInt16, _ target: String, _ headers: String = "") throws -> TestClient.Response {
  let client = try #require(TestClient(port: port))
  return try #require(client.get(target, headers))
}

/// Says what was asked for.
@Sendable func plainAnswer(_ request: HTTPRequest) -> HTTPResponse {
  let query = request.query.items.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  let line = "\(request.method.rawValue) \(request.path) \(query)"
  return HTTPResponse(status: .ok, body: HTTPBody([UInt8](line.utf8)))
}
