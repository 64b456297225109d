import Foundation
import TestSupport
import Testing

struct ReadTests {
  private static let plain = """
    The shed
    Marta · 4 comments

    Marta · OP · 1 March 2024, 08:00 UTC · 4 points
    Who has the key?
    │
    ╰─ Luis · 1 March 2024, 09:00 UTC · 9 points
       Not me.
       │
       ╰─ Ana · 1 March 2024, 10:00 UTC
          Nor me.

    Olu · 1 March 2024, 11:00 UTC · 7 points
    Look in your coat.

    """

  private func read(_ arguments: String...) async throws -> Command.Result {
    var command = Command.rejoinder().reading(garden)
    command.arguments = ["read", "--dates", "full"] + arguments
    return try await command.run()
  }

  @Test func showsADiscussion() async throws {
    let folder = try TemporaryFolder(["shed.jsonl": garden])
    let run = try await read(folder.path("shed.jsonl"))
    #expect(run.output == Self.plain)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test func showsMarkdownAsWhatItMeans() async throws {
    var command = Command.rejoinder().reading(
      """
      {"rejoinder":1,"discussion":{"id":"d","title":"Pears","markdown":"*Ripe* ones?\\n\\n- [x] yes"}}
      {"id":"1","markdown":"See **[this](https://e.org/a)** <b>\\n\\n1. one\\n2. two","created":"2024-03-01T08:00:00Z"}
      """
    )
    command.arguments = ["read", "--dates", "full", "-"]
    let run = try await command.run()
    #expect(run.output.contains("Ripe ones?\n\n☑ yes\n"))
    #expect(run.output.contains("See this (https://e.org/a) <b>\n\n1. one\n2. two\n"))
  }

  @Test func readsTheStandardInput() async throws {
    let run = try await read("-")
    #expect(run.output == Self.plain)
    #expect(run.status == 0)
  }

  @Test func ordersAndFolds() async throws {
    let run = try await read("-", "--sort=top", "--fold-below=1", "--width", "40")
    let expected = """
      The shed
      Marta · 4 comments

      Olu · 1 March 2024, 11:00 UTC · 7 points
      Look in your coat.

      Marta · OP · 1 March 2024, 08:00 UTC
      4 points
      Who has the key?
      ▸ 2 replies

      """
    #expect(run.output == expected)
  }

  @Test func showsSeveralDiscussionsOneAfterTheOther() async throws {
    let folder = try TemporaryFolder(["a.jsonl": garden])
    let run = try await read(folder.path("a.jsonl"), "-")
    #expect(run.output == Self.plain + "\n\n" + Self.plain)
  }

  @Test func readsAFolderAndNamesWhatItLeavesOut() async throws {
    let folder = try TemporaryFolder([
      "10.jsonl": garden.replacing("The shed", with: "Ten"),
      "9.jsonl": garden.replacing("The shed", with: "Nine"),
      "notes.txt": "nothing of ours", "broken.json": #"[{"id":1,"author":"a","text":"b"}"#,
      ".hidden": garden,
    ])
    let run = try await read(folder.url.path)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Nine\n"))
    #expect(run.output.contains("\nTen\n"))
    #expect(run.output.split(separator: "\n").count { $0.hasSuffix("4 comments") } == 2)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.contains { $0.contains("notes.txt") && $0.hasSuffix("; left out") })
    #expect(lines.contains { $0.contains("broken.json") })
    #expect(!run.errors.contains(".hidden"))
  }

  @Test func failsWhereAFolderHoldsNothing() async throws {
    let folder = try TemporaryFolder(["notes.txt": "nothing of ours"])
    let run = try await read(folder.url.path)
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasSuffix("no file in this folder holds a discussion\n"))
  }

  @Test func colorsOnlyWhereAsked() async throws {
    let plain = try await read("-")
    let colored = try await read("-", "--color=always")
    let never = try await read("-", "--color=never")
    #expect(colored.output.contains("\u{1B}[1mMarta\u{1B}[0m"))
    #expect(colored.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.output)
    #expect(never.output == plain.output)
  }

  @Test func showsASCIIOnlyWhereAsked() async throws {
    let run = try await read("-", "--ascii")
    #expect(run.output.utf8.allSatisfy { $0 == 10 || 0x20...0x7E ~= $0 })
    #expect(run.output.contains("`- Luis - 1 March 2024, 09:00 UTC - 9 points\n"))
  }

  @Test func countsOddRecordsAndNamesThemOnDemand() async throws {
    let odd = garden + "{\"id\":\"5\",\"author\":7,\"text\":\"Hi.\"}\nnonsense\n"
    let run = try await Command.rejoinder("read", "-").reading(odd).run()
    #expect(run.status == 0)
    #expect(run.errors.contains("odd records: "))
    #expect(run.errors.hasSuffix("; --verbose says which\n"))
    let verbose = try await Command.rejoinder("read", "-", "--verbose").reading(odd).run()
    #expect(verbose.errors.split(separator: "\n").count > run.errors.split(separator: "\n").count)
    #expect(verbose.output == run.output)
  }
}
