import Foundation
import TestSupport

/// A small discussion in Rejoinder's own format.
let garden = """
  {"rejoinder":1,"discussion":{"id":"d","title":"The shed","author":"Marta"}}
  {"id":"1","author":"Marta","text":"Who has the key?","created":"2024-03-01T08:00:00Z","up":4}
  {"id":"2","parent":"1","author":"Luis","text":"Not me.","created":"2024-03-01T09:00:00Z","up":9}
  {"id":"3","parent":"2","author":"Ana","html":"<p>Nor <b>me</b>.","created":"2024-03-01T10:00:00Z"}
  {"id":"4","author":"Olu","text":"Look in your coat.","created":"2024-03-01T11:00:00Z","up":7}

  """

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "rejoinder-" + UUID().uuidString)

  /// Makes the folder with some files in it.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, content) in files { try Data(content.utf8).write(to: url.appending(path: name)) }
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch { print("Left behind: \(url.path)") }
  }

  /// The path of a file in it.
  func path(_ name: String) -> String { url.appending(path: name).path }
}

extension Command {
  /// The same command with something to read as its input.
  func reading(_ input: String) -> Command {
    var command = self
    command.input = Array(input.utf8)
    return command
  }

  /// The same command with a variable in its environment.
  func with(_ name: String, _ value: String) -> Command {
    var command = self
    command.environment[name] = value
    return command
  }
}
