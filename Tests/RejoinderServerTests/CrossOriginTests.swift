import RejoinderServer
import Testing

struct CrossOriginTests {
  private static let origin = "https://courier.example"

  private func headers(
    _ target: String = "/",
    from origin: String?,
    allowing allowed: [String] = [origin, "http://localhost:8000"]
  ) throws -> [String: String] {
    try withServer({ $0.allowedOrigins = allowed }) { port in
      try ask(port, target, origin.map { "Origin: \($0)\r\n" } ?? "").headers
    }
  }

  @Test(arguments: [origin, "http://localhost:8000"])
  func letsAllowedOriginsRead(origin: String) throws {
    let headers = try headers(from: origin)
    #expect(headers["access-control-allow-origin"] == origin)
    #expect(headers["access-control-allow-credentials"] == nil)
    #expect(headers["vary"] == "Origin")
  }

  @Test(arguments: [
    nil, "https://courier.example.org", "http://courier.example", "https://courier.example:444",
    "null", "*", "https://a.courier.example", "http://localhost", "https://courier.example/",
  ])
  func letsNoOtherOriginRead(origin: String?) throws {
    let headers = try headers(from: origin)
    #expect(headers["access-control-allow-origin"] == nil)
    // A cache must not hand this answer to a site that may read it.
    #expect(headers["vary"] == "Origin")
  }

  @Test(arguments: ["/", "/%"])
  func saysNothingOfOriginsWhereNoneIsAllowed(target: String) throws {
    let headers = try headers(target, from: Self.origin, allowing: [])
    #expect(headers["access-control-allow-origin"] == nil)
    #expect(headers["vary"] == nil)
  }

  @Test func tellsRefusalsToAllowedOriginsToo() throws {
    let headers = try headers("/%", from: Self.origin)
    #expect(headers["access-control-allow-origin"] == Self.origin)
  }

  @Test func variesByWhatAnAnswerVariesByAnyway() throws {
    let answer: HTTPServer.Handler = { _ in
      HTTPResponse(status: .ok, headers: [HTTPResponse.Header("Vary", "Accept-Encoding")])
    }
    let headers = try withServer({ $0.allowedOrigins = [Self.origin] }, handler: answer) {
      try ask($0, "/").headers
    }
    #expect(headers["vary"] == "Accept-Encoding, Origin")
  }

  private static let asksToRead = "Access-Control-Request-Method: GET\r\n"

  @Test func answersBrowsersThatAskBeforeTheyRead() throws {
    try withServer({ $0.allowedOrigins = [Self.origin] }) { port in
      let client = try #require(TestClient(port: port))
      let lines = "Origin: \(Self.origin)\r\n" + Self.asksToRead
      let answer = try #require(client.get("/", lines, method: "OPTIONS"))
      #expect(answer.status == 204)
      #expect(answer.headers["vary"] == "Origin")
      #expect(answer.headers["access-control-allow-origin"] == Self.origin)
      #expect(answer.headers["access-control-allow-methods"] == "GET, HEAD")
      let next = try #require(client.get("/next"))
      #expect(next.text == "GET /next ")
    }
  }

  @Test(arguments: [
    "", asksToRead, "Origin: \(origin)\r\n", "Origin: https://elsewhere.example\r\n" + asksToRead,
  ])
  func refusesOthersThatAskBeforeTheyRead(lines: String) throws {
    try withServer({ $0.allowedOrigins = [Self.origin] }) { port in
      let client = try #require(TestClient(port: port))
      let answer = try #require(client.get("/", lines, method: "OPTIONS"))
      #expect(answer.status == 405)
      #expect(answer.headers["vary"] == "Origin")
    }
  }

  @Test func checksTheHostOfThoseTooThatAskBeforeTheyRead() throws {
    try withServer({ $0.allowedOrigins = [Self.origin] }) { port in
      let client = try #require(TestClient(port: port))
      client.send(
        "OPTIONS / HTTP/1.1\r\nHost: elsewhere.example\r\nOrigin: \(Self.origin)\r\n"
          + "Access-Control-Request-Method: GET\r\n\r\n"
      )
      let answer = try #require(client.readResponse())
      #expect(answer.status == 421)
    }
  }

  @Test func takesCapitalsAsBrowsersWriteThem() throws {
    let headers = try headers(from: Self.origin, allowing: ["HTTPS://Courier.Example"])
    #expect(headers["access-control-allow-origin"] == Self.origin)
  }

  @Test(arguments: [
    "", "*", "null", "courier.example", "https://", "https://courier.example/",
    "https://courier.example/posts", "https://courier.example:443", "http://courier.example:80",
    "https://courier.example:0", "https://courier.example:65536", "ftp://courier.example",
    "https://user@courier.example", "https://courier.example?a", "https://a b", "https://*.example",
    "https://müller.example", "https://a\r\nb", "https://.example", "file://",
  ])
  func refusesWhatIsNoOrigin(text: String) {
    var configuration = HTTPServer.Configuration()
    configuration.allowedOrigins = [text]
    let server = HTTPServer(configuration: configuration, handler: plainAnswer)
    let error = #expect(throws: ServerError.self) { try server.start() }
    #expect(error?.code == .allowedOrigin)
    #expect(error?.detail == text)
  }

  @Test(arguments: [
    "https://courier.example", "http://127.0.0.1:8000", "http://[::1]:8000",
    "https://a-b.c.example:1",
    "http://localhost", "https://xn--mller-kva.example", "http://courier.example:443",
  ])
  func takesWhatIsAnOrigin(text: String) throws {
    let headers = try headers(from: text, allowing: [text])
    #expect(headers["access-control-allow-origin"] == text)
  }
}
