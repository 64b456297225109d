import RejoinderServer
import Testing

struct HTTPServerTests {
  @Test func answersWithWhatTheHandlerMade() throws {
    let response = try withServer { try ask($0, "/a%20b?name=a%2Bb+c&empty&x=%C3%A9") }
    #expect(response.status == 200)
    #expect(response.text == "GET /a b name=a+b c&empty=&x=é")
  }

  @Test func answersHeadWithoutBody() throws {
    try withServer { port in
      let client = try #require(TestClient(port: port))
      let head = try #require(client.get("/page", method: "HEAD"))
      #expect(head.headers["content-length"] == "11")
      let next = try #require(client.get("/page"))
      #expect(next.text == "GET /page ")
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "get", "BREW"])
  func refusesMethodsThatDoNotRead(method: String) throws {
    let response = try withServer { port in
      let client = try #require(TestClient(port: port))
      return try #require(client.get("/", "Content-Length: 3\r\n\r\nabc", method: method))
    }
    #expect(response.status == 405)
    #expect(response.headers["allow"] == "GET, HEAD")
  }

  @Test(arguments: [
    "/%", "/%4", "/%zz", "/a?b=%", "/a?%4=b", "/%00", "/%ff", "/?x=%C3", "*", "relative",
    "https://localhost/", "/a b", "/ HTTP/1.1 ", "/\u{7F}",
  ])
  func refusesTargetsThatCannotBeRead(target: String) throws {
    let response = try withServer { try ask($0, target) }
    #expect(response.status == 400)
  }

  @Test func takesATargetThatNamesItsHost() throws {
    try withServer { port in
      let own = try ask(port, "http://localhost/a?b=c")
      #expect(own.text == "GET /a b=c")
      let foreign = try ask(port, "http://example.org/a")
      #expect(foreign.status == 421)
    }
  }

  @Test(arguments: [
    "Content-Length: 1\r\n\r\na", "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0",
    "Content-Length: 0\r\nContent-Length: 1\r\n\r\na",
    "Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0",
  ])
  func refusesReadsThatBringABody(rest: String) throws {
    let response = try withServer { try ask($0, "/", rest) }
    #expect(response.status == 413)
  }

  /// The library answers these by itself: see how the server starts it.
  @Test(arguments: ["-1", "+1", "x", "99999999999999999999"])
  func refusesALengthThatIsNone(length: String) throws {
    try withServer { port in
      let client = try #require(TestClient(port: port))
      client.send("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(length)\r\n\r\n")
      let answer = client.readToEnd()
      #expect(answer.hasPrefix("HTTP/1.1 4"))
      let next = try ask(port, "/")
      #expect(next.status == 200)
    }
  }

  @Test func takesAnEmptyBody() throws {
    let response = try withServer { try ask($0, "/", "Content-Length: 0\r\n") }
    #expect(response.status == 200)
  }

  @Test(arguments: [(20_000, 0), (0, 20_000), (5000, 5000)])
  func refusesHeadsThatAreTooLong(target: Int, header: Int) throws {
    try withServer { port in
      let (target, header) = (
        String(repeating: "a", count: target), String(repeating: "b", count: header)
      )
      let refused = try ask(port, "/\(target)", "X-Long: \(header)\r\n")
      #expect(refused.status == 414 || refused.status == 431)
      let next = try ask(port, "/")
      #expect(next.status == 200)
    }
  }

  @Test func securesEveryAnswer() throws {
    try withServer { port in
      for target in ["/", "/%", "http://example.org/"] {
        let headers = try ask(port, target).headers
        #expect(
          headers["content-security-policy"] == """
            default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
            img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
            frame-ancestors 'self'
            """
        )
        #expect(headers["x-content-type-options"] == "nosniff")
        #expect(headers["referrer-policy"] == "same-origin")
        #expect(headers["cross-origin-opener-policy"] == "same-origin")
      }
    }
  }

  @Test(arguments: [
    ([], "'none'"), (["'self'", "https://example.org"], "'self' https://example.org"),
  ])
  func namesTheSitesThatMayFrameAPage(ancestors: [String], expected: String) throws {
    let response = try withServer({ $0.frameAncestors = ancestors }) { try ask($0, "/") }
    let policy = try #require(response.headers["content-security-policy"])
    #expect(policy.hasSuffix("; frame-ancestors \(expected)"))
  }

  @Test(arguments: ["", "a b", "'self'; script-src *", "a,b", "a\r\nb", "é"])
  func refusesFrameAncestorsThatWouldChangeThePolicy(source: String) {
    var configuration = HTTPServer.Configuration()
    configuration.frameAncestors = [source]
    let server = HTTPServer(configuration: configuration, handler: plainAnswer)
    let error = #expect(throws: ServerError.self) { try server.start() }
    #expect(error?.code == .frameAncestor)
  }

  @Test func answersPipelinedRequestsInOrder() throws {
    try withServer { port in
      let client = try #require(TestClient(port: port))
      let requests = (0..<100).map { "GET /\($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }
      client.send(requests.joined())
      for number in 0..<100 {
        let response = try #require(client.readResponse())
        #expect(response.text == "GET /\(number) ")
      }
    }
  }

  @Test func answersFiveHundredClientsAtOnce() throws {
    try withServer { port in
      let clients = try (0..<500).map { _ in try #require(TestClient(port: port)) }
      for (number, client) in clients.enumerated() {
        client.send("GET /\(number) HTTP/1.1\r\nHost: localhost\r\n\r\n")
      }
      for (number, client) in clients.enumerated() {
        let response = try #require(client.readResponse())
        #expect(response.text == "GET /\(number) ")
      }
    }
  }

  @Test func sharesOneBodyAmongManyAnswers() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let body = HTTPBody(bytes)
    try withServer(handler: { _ in HTTPResponse(status: .ok, body: body) }) { port in
      let clients = try (0..<20).map { _ in try #require(TestClient(port: port)) }
      for client in clients { client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") }
      for client in clients {
        let response = try #require(client.readResponse())
        #expect(response.body == bytes)
      }
    }
  }
}
