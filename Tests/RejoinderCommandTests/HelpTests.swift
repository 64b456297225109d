import TestSupport
import Testing

struct HelpTests {
  @Test func saysWhatThereIs() async throws {
    let run = try await Command.rejoinder("--help").run()
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let expected = """
      rejoinder reads threaded discussions, and shows them in the terminal and as web pages.

      usage: rejoinder COMMAND [OPTION…] [FILE…]

      commands:
        read     Shows discussions as text, replies on lines under what they answer.
        serve    Serves discussions as web pages, until Ctrl-C ends it.
        embed    Writes what a site without a server needs to show discussions.
        formats  Lists the formats that are read, and those that are written.
        sample   Writes a made-up discussion, to try things with.

      options:
        --help     Say this; after a command, how it is used.
        --version  Say the version.

      exit status:
        0    Everything was done; serve was stopped by Ctrl-C.
        64   A command, an option or a value is not known.
        65   A content is broken, or of no known format.
        66   A file or folder is missing or can't be read.
        69   The port is taken, or the host is not of this machine.
        74   The output can't be written.
        77   The system does not allow it, such as a port below 1024.
        130  Ctrl-C ended the command before it was done.

      """
    #expect(run.output == expected)
  }

  @Test(arguments: [[], ["help"], ["-h"]])
  func saysTheSameInOtherWays(arguments: [String]) async throws {
    var command = Command.rejoinder()
    command.arguments = arguments
    let run = try await command.run()
    let help = try await Command.rejoinder("--help").run()
    #expect(run.output == help.output)
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (
      "read",
      [
        "--look", "--sort", "--fold-below", "--width", "--dates", "--lang", "--theme", "--color",
        "--palette", "--ascii",
      ]
    ),
    (
      "serve",
      [
        "--port", "--host", "--allow-host", "--allow-origin", "--look", "--lang", "--sort",
        "--fold-below",
      ]
    ),
    ("embed", ["--web", "--look", "--format"]), ("formats", []),
    ("sample", ["--comments", "--seed", "--shape"]),
  ])
  func saysHowEachCommandIsUsed(name: String, options: [String]) async throws {
    let run = try await Command.rejoinder(name, "--help").run()
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("usage: rejoinder \(name) [OPTION…]"))
    for option in options + ["--help"] { #expect(run.output.contains("\n  \(option)")) }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  /// The terminal has one reader, a site has many.
  @Test(arguments: [("read", false), ("serve", true)])
  func theLanguageIsExplainedForItsCommand(name: String, speaksOfReaders: Bool) async throws {
    let run = try await Command.rejoinder(name, "--help").run()
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("--lang en|es The language"))
    #expect(words.contains("where a reader wishes for none") == speaksOfReaders)
  }

  @Test func helpComesBeforeEverythingThatIsMissing() async throws {
    let run = try await Command.rejoinder("read", "--width", "40", "--help").run()
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("usage: rejoinder read"))
  }

  @Test func saysItsVersion() async throws {
    let run = try await Command.rejoinder("--version").run()
    #expect(run.status == 0)
    #expect(run.output.wholeMatch(of: /rejoinder [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test func listsTheFormats() async throws {
    let run = try await Command.rejoinder("formats").run()
    #expect(run.status == 0)
    #expect(run.output.contains("  rejoinder "))
    #expect(run.output.contains("Reads and writes"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
