import TestSupport
import Testing

/// Each mistake gets one line that says what was seen and what would be right, and its own status.
struct MistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let status: Int32
    let message: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static let mistakes = [
    Mistake(
      arguments: ["raed", "x"],
      status: 64,
      message:
        "there is no command 'raed', did you mean read?; rejoinder --help lists what there is"
    ),
    Mistake(
      arguments: ["--verison"],
      status: 64,
      message:
        "there is no option '--verison', did you mean --version?; rejoinder --help lists what there is"
    ),
    Mistake(
      arguments: ["read", "--wdith", "40", "x"],
      status: 64,
      message:
        "read has no option '--wdith', did you mean --width?; rejoinder read --help lists them"
    ),
    Mistake(
      arguments: ["read", "-x", "y"],
      status: 64,
      message: "read has no option '-x'; rejoinder read --help lists them"
    ),
    Mistake(
      arguments: ["read", "--width", "5", "x"],
      status: 64,
      message: "read: --width takes a whole number from 20 to 1000, not '5'"
    ),
    Mistake(
      arguments: ["read", "--width"],
      status: 64,
      message: "read: --width needs a value: --width CELLS"
    ),
    Mistake(
      arguments: ["read", "--ascii=yes", "x"],
      status: 64,
      message: "read: --ascii takes no value, not 'yes'"
    ),
    Mistake(
      arguments: ["read", "--color=blue", "x"],
      status: 64,
      message: "read: --color takes one of: auto, always, never, not 'blue'"
    ),
    Mistake(
      arguments: ["serve", "--port", "65536", "x"],
      status: 64,
      message: "serve: --port takes a whole number from 0 to 65535, not '65536'"
    ),
    Mistake(
      arguments: ["read"],
      status: 64,
      message: "read needs something to read: rejoinder read FILE|FOLDER|-…"
    ),
    Mistake(
      arguments: ["formats", "x"],
      status: 64,
      message: "formats takes no file, and got 'x'"
    ),
    Mistake(
      arguments: ["read", "no/such/file"],
      status: 66,
      message: "no/such/file: found nothing at this path, expected a file or a folder"
    ),
    Mistake(
      arguments: ["read", "--", "--width"],
      status: 66,
      message: "--width: found nothing at this path, expected a file or a folder"
    ),
    Mistake(
      arguments: ["serve", "--host", "nowhere.invalid", "-"],
      status: 69,
      message: "nowhere.invalid is no name or address of this machine"
    ),
  ]

  @Test(arguments: mistakes)
  func namesTheMistake(_ mistake: Mistake) async throws {
    var command = Command.rejoinder().reading(garden)
    command.arguments = mistake.arguments
    let run = try await command.run()
    #expect(run.status == mistake.status)
    #expect(run.errors.hasPrefix("rejoinder: " + mistake.message))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.output.isEmpty)
  }

  @Test func namesAContentThatNoFormatKnows() async throws {
    let run = try await Command.rejoinder("read", "-").reading(#"{"bread":"rye"}"#).run()
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("rejoinder: standard input: no format knows this content ("))
    #expect(run.errors.contains("bread"))
    #expect(run.errors.hasSuffix("; rejoinder formats lists those that are read\n"))
  }

  @Test func namesAContentWithoutADiscussion() async throws {
    let run = try await Command.rejoinder("read", "--format=rejoinder", "-").reading("\n").run()
    #expect(run.status == 65)
    #expect(run.errors == "rejoinder: standard input: there is no discussion in it\n")
  }

  @Test func namesThePlaceWhereAContentIsBroken() async throws {
    let folder = try TemporaryFolder(["broken.json": #"[{"id":1,"author":"a","text":"b""#])
    let path = folder.path("broken.json")
    let run = try await Command.rejoinder("read", "--format=hn-flat", path).run()
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("rejoinder: \(path), line 1, column "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func messagesCannotSpeakToTheTerminal() async throws {
    let run = try await Command.rejoinder("read", "no\u{1B}[31m\nfile").run()
    #expect(run.errors.hasPrefix("rejoinder: no[31m file: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
