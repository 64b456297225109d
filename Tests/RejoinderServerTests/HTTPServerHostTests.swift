import RejoinderServer
import Testing

struct HTTPServerHostTests {
  /// Sends a request as it stands, and gives the answer.
  private func answer(
    _ port: UInt16,
    _ target: String = "/",
    version: String = "1.1",
    headers: [String]
  ) throws -> TestClient.Response {
    let client = try #require(TestClient(port: port))
    let lines = ["GET \(target) HTTP/\(version)"] + headers
    client.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    return try #require(client.readResponse())
  }

  @Test(arguments: [
    ("localhost", 200), ("LocalHost:80", 200), ("127.0.0.1:8080", 200), ("[::1]:8080", 200),
    ("[::1]", 200), ("talk.example.org", 200), ("example.org", 421), ("localhost.example.org", 421),
    ("127.0.0.1.example.org:80", 421), ("localhost:80@example.org", 421), ("", 421), (".", 421),
    ("localhost.", 200), ("LOCALHOST.:8080", 200), ("talk.example.org.", 200),
    ("dotted.example.org", 200), ("dotted.example.org.", 200), ("localhost..", 421),
    ("localhost, example.org", 421),
  ])
  func answersForItsOwnHostsAlone(host: String, status: Int) throws {
    let allowed = ["talk.example.org", "dotted.example.org."]
    try withServer({ $0.allowedHosts = allowed }) { port in
      let response = try answer(port, headers: ["Host: \(host)"])
      #expect(response.status == status)
    }
  }

  @Test func answersForEveryHostWhereOthersReachIt() throws {
    try withServer({ $0.host = "0.0.0.0" }) { port in
      let response = try answer(port, headers: ["Host: example.org"])
      #expect(response.status == 200)
    }
  }

  @Test(arguments: ["1.1", "1.2"], ["/", "http://localhost/"])
  func asksForAHost(version: String, target: String) throws {
    try withServer { port in
      let response = try answer(port, target, version: version, headers: [])
      #expect(response.status == 400)
      #expect(response.text == "The request names no host.\n")
    }
  }

  @Test func takesAnOldRequestThatKnowsNoHosts() throws {
    try withServer { port in
      let old = try answer(port, version: "1.0", headers: [])
      #expect(old.text == "GET / ")
      let foreign = try answer(port, version: "1.0", headers: ["Host: example.org"])
      #expect(foreign.status == 421)
      let target = try answer(port, "http://example.org/", version: "1.0", headers: [])
      #expect(target.status == 421)
    }
  }

  @Test(
    arguments: ["127.0.0.1", "0.0.0.0"],
    [
      ["localhost", "example.org"], ["example.org", "localhost"], ["localhost", "localhost"],
      ["localhost", ""], ["localhost", "a", "b"],
    ]
  )
  func refusesSeveralHosts(listening: String, hosts: [String]) throws {
    try withServer({ $0.host = listening }) { port in
      for version in ["1.0", "1.1"] {
        let response = try answer(port, version: version, headers: hosts.map { "Host: \($0)" })
        #expect(response.status == 400)
      }
      let mixed = try answer(
        port,
        headers: ["HOST: \(hosts[0])", "X-Other: 1", "host: \(hosts[1])"]
      )
      #expect(mixed.text == "The request names more than one host.\n")
    }
  }

  @Test(arguments: ["Connection: close", "Host: localhost\r\nHost: localhost\r\nConnection: close"])
  func refusesWithOneHeadAndItsOwnHeaders(headers: String) throws {
    try withServer { port in
      let client = try #require(TestClient(port: port))
      client.send("GET / HTTP/1.1\r\n\(headers)\r\n\r\n")
      let answer = client.readToEnd()
      #expect(answer.hasPrefix("HTTP/1.1 400 "))
      #expect(answer.split(separator: "HTTP/1.1 ").count == 1)
      #expect(answer.split(separator: "Content-Security-Policy: default-src 'none'").count == 2)
    }
  }

  @Test func goesOnAfterARequestWithoutAHost() throws {
    try withServer { port in
      let client = try #require(TestClient(port: port))
      client.send("GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let refused = try #require(client.readResponse())
      let next = try #require(client.readResponse())
      #expect((refused.status, next.text) == (400, "GET /b "))
    }
  }
}
