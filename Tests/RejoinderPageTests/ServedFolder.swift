import Foundation
import TestSupport
import Testing

/// A server of discussions in a folder of its own, for as long as some work takes.
struct ServedFolder {
  /// The discussions in our own format, by the names of their pages.
  let discussions: [(name: String, text: String)]
  /// Further words of the command.
  var options: [String] = []
  /// How long the server may run.
  let limit: Duration

  /// Starts the server, and ends it when the work is done.
  ///
  /// - Parameter body: The work, which is given the beginning of the server's addresses, without a
  ///   slash at its end.
  /// - Throws: What the work throws, or that there is no server.
  func run(_ body: (_ root: String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch {
        print("Left behind: \(folder.path)")
      }
    }
    for (name, text) in discussions {
      try Data(text.utf8).write(to: folder.appending(path: name + ".jsonl"))
    }
    var command = Command.rejoinder("serve", "--port", "0", folder.path)
    command.arguments += options
    command.limit = limit
    let server = try command.start()
    do {
      let line = await server.line { $0.hasPrefix("Serving \(discussions.count) ") } ?? ""
      let root = try #require(line.split(separator: " ").first { $0.hasPrefix("http://") })
      try await body(String(root.dropLast()))
    } catch {
      await end(server)
      throw error
    }
    await end(server)
  }

  private func end(_ server: RunningCommand) async {
    await server.send(SIGTERM)
    _ = await server.result()
  }
}
