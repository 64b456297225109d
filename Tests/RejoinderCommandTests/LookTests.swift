import TestSupport
import Testing

/// Looks and languages, as somebody sees them who runs the command.
struct LookTests {
  private func read(_ arguments: String...) async throws -> Command.Result {
    var command = Command.rejoinder().reading(garden)
    command.arguments = ["read", "--dates", "full"] + arguments + ["-"]
    return try await command.run()
  }

  @Test func showsADiscussionInALook() async throws {
    let expected = """
      The shed
      Marta • 4 comments

      Marta • OP • 1 March 2024, 08:00 UTC • ↑ 4
      Who has the key?
      │ Luis • 1 March 2024, 09:00 UTC • ↑ 9
      │ Not me.
      │ │ Ana • 1 March 2024, 10:00 UTC
      │ │ Nor me.

      Olu • 1 March 2024, 11:00 UTC • ↑ 7
      Look in your coat.

      """
    let run = try await read("--look=reddit")
    #expect(run.output == expected)
    #expect(run.errors.isEmpty && run.status == 0)
  }

  @Test func foldsAsTheLookDoesUnlessAsked() async throws {
    let look = try await read("--look=imgur")
    #expect(look.output.contains(" • ▸ 2 replies\n") && !look.output.contains("Not me."))
    let asked = try await read("--look=imgur", "--fold-below=9")
    #expect(asked.output.contains("Nor me."))
  }

  @Test func theUsualLookIsThatOfBlocks() async throws {
    let (usual, blocks) = (try await read(), try await read("--look=blocks"))
    #expect(usual.output == blocks.output)
  }

  @Test func saysItInSpanish() async throws {
    let run = try await read("--lang=es", "--fold-below=1")
    #expect(run.output.contains("4 comentarios"))
    let other = Command.rejoinder("read", "-").reading(garden).with("LC_ALL", "es_ES.UTF-8")
    #expect(try await other.run().output.contains("4 comentarios"))
  }

  @Test(arguments: ["--look=redit", "--theme=blue", "--lang=xx"])
  func refusesWhatThereIsNot(option: String) async throws {
    let run = try await read(option)
    #expect(run.status == 64)
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
