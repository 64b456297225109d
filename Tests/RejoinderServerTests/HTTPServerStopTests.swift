import Dispatch
import RejoinderServer
import Testing

struct HTTPServerStopTests {
  /// A handler that waits in the middle of its answer until it is told to go on.
  private final class Gate: Sendable {
    let entered = DispatchSemaphore(value: 0)
    let opened = DispatchSemaphore(value: 0)

    @Sendable func answer(_ request: HTTPRequest) -> HTTPResponse {
      entered.signal()
      opened.wait()
      return HTTPResponse(status: .ok, body: HTTPBody([UInt8](repeating: 7, count: 3_000_000)))
    }
  }

  @Test func finishesTheAnswersThatAreUnderWay() throws {
    let gate = Gate()
    let server = HTTPServer(handler: gate.answer)
    let port = try server.start().port
    let client = try #require(TestClient(port: port))
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    gate.entered.wait()

    let stopped = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      server.stop()
      stopped.signal()
    }
    while TestClient(port: port) != nil {}
    gate.opened.signal()

    let response = try #require(client.readResponse())
    #expect(response.body.count == 3_000_000)
    #expect(response.headers["connection"]?.lowercased() == "close")
    let isAtEnd = client.seesEnd()
    #expect(isAtEnd)
    stopped.wait()
  }

  @Test func cutsOffAnAnswerThatNobodyReads() throws {
    var configuration = HTTPServer.Configuration()
    configuration.limits.stopMilliseconds = 50
    let server = HTTPServer(configuration: configuration) { _ in
      HTTPResponse(status: .ok, body: HTTPBody([UInt8](repeating: 7, count: 30_000_000)))
    }
    let port = try server.start().port
    let client = try #require(TestClient(port: port))
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    while !client.hasBytes() {}
    server.stop()
    let response = client.readResponse()
    #expect(response == nil)
  }

  /// A thread that is about to wait for connections must not be upset by the end.
  @Test func stopsWhileOthersConnect() throws {
    for _ in 0..<200 {
      let server = HTTPServer(handler: plainAnswer)
      let port = try server.start().port
      let clients = DispatchGroup()
      for _ in 0..<2 {
        DispatchQueue.global().async(group: clients) {
          while let client = TestClient(port: port) { _ = client.get("/") }
        }
      }
      server.stop()
      clients.wait()
      #expect(TestClient(port: port) == nil)
    }
  }

  @Test func closesConnectionsThatAskForNothing() throws {
    let server = HTTPServer(handler: plainAnswer)
    let port = try server.start().port
    let client = try #require(TestClient(port: port))
    let response = try #require(client.get("/"))
    server.stop()
    #expect(response.status == 200)
    let isAtEnd = client.seesEnd()
    #expect(isAtEnd)
  }
}
