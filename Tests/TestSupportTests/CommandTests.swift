import Foundation
import TestSupport
import Testing

@Suite(.trail) struct CommandTests {
  @Test(arguments: [0, 1, 77]) func givesStatusAndBothStreams(status: Int32) async throws {
    let run = try await Command.shell("echo out; echo err >&2; exit \(status)").run()
    #expect(run.status == status)
    #expect(run.output == "out\n")
    #expect(run.errors == "err\n")
    #expect(!run.wasCutShort)
  }

  @Test func givesInputAndEnvironmentToTheProgram() async throws {
    var command = Command.shell("cat; echo $REJOINDER_GREETING")
    command.input = Array("from the test\n".utf8)
    command.environment = ["REJOINDER_GREETING": "hello"]
    #expect(try await command.run().output == "from the test\nhello\n")
  }

  @Test func readsMoreThanAPipeHolds() async throws {
    let run = try await Command.shell("head -c 1000000 /dev/zero | tr '\\0' x").run()
    #expect(run.output.utf8.count == 1_000_000)
  }

  @Test func sendsSignalsOnceALineIsThere() async throws {
    let script = "trap 'echo bye; exit 3' INT; echo begin; echo ready; while :; do sleep 1; done"
    let running = try Command.shell(script).start()
    #expect(await running.line { $0 == "ready" } == "ready")
    await running.send(SIGINT)
    let run = await running.result()
    #expect(run.status == 3)
    #expect(run.output == "begin\nready\nbye\n")
  }

  @Test func startsWithNoSignalBlockedAndReportsTheOneThatEndedIt() async throws {
    let run = try await Command.shell("kill -TERM $$").run()
    #expect(run.status == 128 + SIGTERM)
  }

  @Test func killsAProgramAndItsChildrenAtTheLimit() async throws {
    // Were the child left alive, it would hold the output open far beyond the limit.
    var command = Command.shell("sleep 600 & sleep 600")
    command.limit = .milliseconds(50)
    let run = try await command.run()
    #expect(run.wasCutShort)
    #expect(run.status == 128 + SIGKILL)
  }

  @Test func givesNoLineWhereTheOutputEndsWithoutIt() async throws {
    let running = try Command.shell("echo only").start()
    #expect(await running.line { $0 == "other" } == nil)
    #expect(await running.result().output == "only\n")
  }

  @Test func findsTheCommandThisPackageBuilds() {
    let command = Command.rejoinder()
    #expect(FileManager.default.isExecutableFile(atPath: command.program.path))
  }
}
