import Testing

@testable import RejoinderServer

struct HTTPServerLimitTests {
  @Test func cutsOffAHeadThatTricklesIn() throws {
    try withServer({ $0.limits.headMilliseconds = 100 }) { port in
      let client = try #require(TestClient(port: port))
      client.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
      // A byte whenever nothing has been heard for a moment: never idle, never complete.
      while !client.hasBytes(withinMilliseconds: 5) {
        guard client.send("a") else { break }
      }
      let isAtEnd = client.seesEnd()
      #expect(isAtEnd)
      let next = try ask(port, "/")
      #expect(next.status == 200)
    }
  }

  @Test func cutsOffAFirstLineThatNeverEnds() throws {
    try withServer({ $0.limits.headMilliseconds = 50 }) { port in
      let client = try #require(TestClient(port: port))
      client.send("GET /")
      let isAtEnd = client.seesEnd()
      #expect(isAtEnd)
    }
  }

  @Test func closesAnIdleConnection() throws {
    try withServer({ $0.limits.idleSeconds = 1 }) { port in
      let client = try #require(TestClient(port: port))
      let response = try #require(client.get("/"))
      #expect(response.status == 200)
      let isAtEnd = client.seesEnd()
      #expect(isAtEnd)
    }
  }

  @Test func letsClientsWaitAtTheLimitOfConnections() throws {
    try withServer({ ($0.limits.connections, $0.limits.threads) = (4, 2) }) { port in
      var clients = try (0..<12).map { _ in try #require(TestClient(port: port)) }
      for client in clients {
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      }
      while let client = clients.popLast() {
        let response = try #require(client.readResponse())
        #expect(response.status == 200)
      }
    }
  }

  @Test(arguments: [
    (8192, 20_000, 8192), (8192, 1024, 768), (8192, 256, 192), (8192, 100, 36), (10, 64, 1),
  ])
  func staysWellUnderTheDescriptorLimit(wanted: Int, descriptors: Int, expected: Int) {
    let connections = DescriptorLimit.connections(wanted: wanted, descriptors: descriptors)
    #expect(connections == expected)
  }
}
