import RejoinderServer
import Testing

struct HTTPServerListeningTests {
  private func server(host: String = "127.0.0.1", port: UInt16 = 0) -> HTTPServer {
    var configuration = HTTPServer.Configuration()
    (configuration.host, configuration.port) = (host, port)
    return HTTPServer(configuration: configuration, handler: plainAnswer)
  }

  @Test func findsAFreePortAndTellsIt() throws {
    let server = server()
    let address = try server.start()
    defer { server.stop() }
    #expect(address.port != 0)
    #expect(address.description == "http://127.0.0.1:\(address.port)/")
  }

  @Test func namesThePortThatIsTaken() throws {
    let first = server()
    let port = try first.start().port
    defer { first.stop() }
    let second = server(port: port)
    let error = try #require(throws: ServerError.self) { try second.start() }
    #expect(error.code == .portTaken)
    #expect((error.host, error.port) == ("127.0.0.1", port))
    #expect(error.description.contains("\(port) on 127.0.0.1"))
  }

  @Test(arguments: ["no such host", "192.0.2.1", "256.1.1.1"])
  func namesTheHostThatIsNotHere(host: String) throws {
    let server = server(host: host)
    let error = try #require(throws: ServerError.self) { try server.start() }
    #expect(error.code == .hostUnknown)
    #expect(error.host == host)
    #expect(error.description.hasPrefix(host))
  }

  @Test func listensOnLocalhostByName() throws {
    let server = server(host: "localhost")
    let address = try server.start()
    server.stop()
    #expect(address.description == "http://localhost:\(address.port)/")
  }

  @Test(.enabled(if: hasIPv6)) func listensOnVersionSixOfTheProtocol() throws {
    let server = server(host: "::1")
    let address = try server.start()
    server.stop()
    #expect(address.description == "http://[::1]:\(address.port)/")
  }

  @Test func startsAgainOnceItIsStopped() throws {
    let server = server()
    let port = try server.start().port
    server.stop()
    server.stop()
    #expect(TestClient(port: port) == nil)
    let again = try server.start().port
    defer { server.stop() }
    let response = try ask(again, "/again")
    #expect(response.text == "GET /again ")
  }

  @Test func givesThePortBackWhenItIsLetGo() throws {
    let port = try server().start().port
    let next = server(port: port)
    try next.start()
    next.stop()
  }
}

/// Whether this machine has an address of version six to listen on.
private let hasIPv6: Bool = {
  var configuration = HTTPServer.Configuration()
  configuration.host = "::1"
  let server = HTTPServer(configuration: configuration, handler: plainAnswer)
  let isThere = (try? server.start()) != nil
  server.stop()
  if !isThere { print("Skipped: no address of version six on this machine.") }
  return isThere
}()
