import Foundation
import TestSupport
import Testing

struct PipeTests {
  private static let rejoinder = builtProducts.appending(path: "rejoinder").path

  @Test func endsQuietlyWhereTheReaderGoes() async throws {
    let script =
      "'\(Self.rejoinder)' sample --comments 3000 | '\(Self.rejoinder)' read - | head -n 1"
    let run = try await Command.shell(script).run()
    #expect(run.status == 0)
    #expect(!run.errors.contains("output"))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test func saysWhereTheOutputCannotBeWritten() async throws {
    let script = "'\(Self.rejoinder)' sample >/dev/full"
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try await Command.shell(script).run()
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("rejoinder: the output cannot be written: "))
  }

  @Test func endsOnCtrlC() async throws {
    // It waits for an input that never ends.
    let script = "sleep 100 | '\(Self.rejoinder)' read -"
    let running = try Command.shell(script).start()
    await running.send(SIGINT)
    let result = await running.result()
    #expect(result.status == 130)
    #expect(result.output.isEmpty)
  }
}
