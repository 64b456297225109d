import Foundation
import TestSupport
import Testing

/// A server that runs until the test asks for its end.
struct Served {
  let running: RunningCommand
  let client: WebClient

  init(_ arguments: [String], input: String = garden) async throws {
    var command = Command.rejoinder().reading(input)
    command.arguments = ["serve", "--port", "0"] + arguments
    running = try command.start()
    let line = try #require(await running.line { $0.hasPrefix("Serving ") })
    let port = try #require(line.firstMatch(of: /http:\/\/127\.0\.0\.1:([0-9]+)\//)?.1)
    client = WebClient(port: try #require(UInt16(port)))
  }

  func end(_ signal: Int32 = SIGINT) async -> Command.Result {
    await running.send(signal)
    return await running.result()
  }
}
