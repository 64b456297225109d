import Foundation
import RejoinderFormats
import TestSupport
import Testing

@testable import rejoinder

/// Faults that were found in use, each named by what went wrong.
struct ReportedFaultsTests {
  // The command has a type of this name too.
  private typealias Command = TestSupport.Command

  private static let rejoinder = "'" + builtProducts.appending(path: "rejoinder").path + "'"

  /// Runs a script in which `$R` is the command, in a folder that holds `garden.jsonl`.
  private func run(_ script: String) async throws -> Command.Result {
    let folder = try TemporaryFolder(["garden.jsonl": garden])
    var command = Command.shell("R=\(Self.rejoinder); cd '\(folder.url.path)' && " + script)
    command.environment = ["LC_ALL": "C"]
    command.limit = .seconds(60)
    let result = try await command.run()
    #expect(!result.wasCutShort)
    return result
  }

  @Test(arguments: [
    "cat garden.jsonl | \"$R\" read /dev/stdin",
    "\"$R\" read /dev/stdin < garden.jsonl",
    "mkfifo pipe && { cat garden.jsonl > pipe & \"$R\" read pipe; }",
  ])
  func readsWhatIsReadOnlyOnce(script: String) async throws {
    let result = try await run(script.replacing("\"$R\"", with: Self.rejoinder))
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("Who has the key?"))
    #expect(result.output.contains("Look in your coat."))
  }

  @Test func passesOverPipesInAFolder() async throws {
    let result = try await run("mkfifo pipe && \(Self.rejoinder) read .")
    #expect(result.status == 0)
    #expect(result.errors == "rejoinder: ./pipe: a pipe, and no file; left out\n")
    #expect(result.output.contains("Who has the key?"))
  }

  @Test func theLibraryNamesPipesInAFolderToo() throws {
    let folder = try TemporaryFolder(["garden.jsonl": garden])
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let imported = try Formats.read(path: folder.url.path)
    #expect(imported.commentCount == 4)
    #expect(imported.oddities.map(\.kind) == [.unreadableFile])
    #expect(imported.oddities.first?.description.hasSuffix("pipe: a pipe; it was left out") == true)
  }

  #if os(Linux)
  @Test(arguments: ["read \"$name\"", "read .", "read -- \"$name\""])
  func readsFilesWhoseNamesAreNoText(arguments: String) async throws {
    let script = "name=$(printf 'bad\\377.jsonl') && mv garden.jsonl \"$name\" && "
    let result = try await run(script + Self.rejoinder + " " + arguments)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("Who has the key?"))
  }
  #endif

  @Test func saysInPlainWordsWhatCannotBeRead() async throws {
    let empty = try await Command.rejoinder("read", "").run()
    #expect(empty.status == 66)
    #expect(empty.errors == "rejoinder: '': found an empty path, expected a file or a folder\n")
    let loop = try await run("ln -s b a && ln -s a b && \(Self.rejoinder) read a")
    #expect(loop.status == 66)
    #expect(loop.errors.hasPrefix("rejoinder: a: found something that cannot be read (too many "))
    #expect(!loop.errors.contains("NSCocoa") && !loop.errors.contains("operation"))
  }

  @Test(.enabled(if: geteuid() != 0, "the administrator may read everything"))
  func saysThatPermissionIsDenied() async throws {
    let result = try await run("chmod 000 garden.jsonl && \(Self.rejoinder) read garden.jsonl")
    #expect(result.status == 66)
    #expect(result.errors.contains("(permission denied)"))
  }

  @Test(arguments: ["+80", "-0", " 80", "8_0", "٨٠"])
  func aWholeNumberIsDigitsOnly(number: String) {
    #expect(throws: CommandFailure.self) {
      try ArgumentReader(.serve).read(["--port", number, "x"])
    }
  }

  @Test(arguments: Formats.all.map(\.name), ["/dev/null", "-"])
  func aFormatThatWasAskedForFindsSomethingOrSaysSo(format: String, path: String) async throws {
    let run = try await Command.rejoinder("read", "--format", format, path).reading("Dear baker,")
      .run()
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").last?.hasPrefix("rejoinder: ") == true)
  }

  @Test func countsEveryOddRecordOfAFile() {
    var imported = Imported()
    for index in 0..<Imported.oddityLimit + 7 {
      let file = index < Imported.oddityLimit ? "a" : "b"
      imported.receive(.oddity(Oddity(.missingID, in: file, seen: "x", done: "y")))
    }
    imported.receive(.oddity(Oddity(.missingID, in: "a", seen: "x", done: "y")))
    let lines = OddityReport(imported).lines(isVerbose: false)
    #expect(
      lines == [
        "a: odd records: 10001 missing-id; --verbose says which",
        "b: odd records: 7 missing-id; --verbose says which",
      ]
    )
    let verbose = OddityReport(imported).lines(isVerbose: true)
    #expect(
      verbose.suffix(3) == [
        "the first 10000 of 10008 odd records were named", "a: odd records: 10001 missing-id",
        "b: odd records: 7 missing-id",
      ]
    )
  }
}
