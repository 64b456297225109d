import Foundation
import TestSupport
import Testing

/// What is large or deep, on a stack of half a megabyte.
struct LargeTests {
  private static let rejoinder = builtProducts.appending(path: "rejoinder").path

  @Test(.large, arguments: [("chain", 100_000), ("mixed", 1_000_000), ("roots", 1_000_000)])
  func readsWhatIsLargeOrDeep(shape: String, count: Int) async throws {
    let script = """
      ulimit -s 512
      '\(Self.rejoinder)' sample --comments \(count) --shape \(shape) \
        | '\(Self.rejoinder)' read - | tail -c 100000
      """
    var command = Command.shell(script)
    command.limit = .seconds(600)
    let run = try await command.run()
    #expect(run.status == 0)
    // A cut within a character is read as U+FFFD, which takes more bytes than what is left of it.
    #expect(run.output.utf8.count >= 100_000)
    if shape == "chain" { #expect(run.output.contains("level 100,000, in reply to ")) }
  }
}
