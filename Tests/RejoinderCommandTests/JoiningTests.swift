import Foundation
import TestSupport
import Testing

/// Files that hold one discussion together, named on the command's line.
struct JoiningTests {
  private static let page = """
    [{"kind":"Listing","data":{"children":[{"kind":"t3","data":{"id":"s","author":"Marta","title":"The shed","selftext":""}}]}},
    {"kind":"Listing","data":{"children":[
    {"kind":"t1","data":{"id":"a","parent_id":"t3_s","link_id":"t3_s","author":"Luis","body":"Locked.","replies":""}},
    {"kind":"more","data":{"id":"b","parent_id":"t3_s","count":4,"children":["b","d"]}}]}}]
    """

  private static let answer = """
    {"json":{"errors":[],"data":{"things":[
    {"kind":"t1","data":{"id":"b","parent_id":"t3_s","link_id":"t3_s","author":"Ana","body":"Open."}},
    {"kind":"t1","data":{"id":"c","parent_id":"t1_b","link_id":"t3_s","author":"Olu","body":"Since when?"}}]}}}
    """

  private static let joined = """
    The shed
    https://www.reddit.com/comments/s/
    Marta · Reddit · 3 comments

    Luis
    Locked.

    Ana
    Open.
    │
    ╰─ Olu
       Since when?

    2 more comments

    """

  private static let files = [
    "page.json": page, "more.json": answer,
    "empty.json": #"{"json":{"errors":[],"data":{"things":[]}}}"#,
  ]

  @Test(arguments: [
    ["page.json", "more.json"], ["more.json", "page.json"],
    ["page.json", "more.json", "more.json", "empty.json", "page.json"], ["."],
  ])
  func readsAPageWithLaterAnswers(names: [String]) async throws {
    let folder = try TemporaryFolder(Self.files)
    var command = Command.rejoinder()
    command.arguments = ["read"] + names.map(folder.path)
    let run = try await command.run()
    #expect(run.output == Self.joined)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test func keepsOtherFilesApartAndInTheirPlaces() async throws {
    let folder = try TemporaryFolder(Self.files.merging(["garden.jsonl": garden]) { $1 })
    let names = ["page.json", "garden.jsonl", "more.json"].map(folder.path)
    var command = Command.rejoinder()
    command.arguments = ["read"] + names
    let run = try await command.run()
    #expect(run.output.hasPrefix(Self.joined + "\n\nThe shed\nMarta · 4 comments"))
    #expect(run.status == 0)
  }

  @Test func readsTheStandardInputWithFiles() async throws {
    let folder = try TemporaryFolder(Self.files)
    var command = Command.rejoinder().reading(Self.answer)
    command.arguments = ["read", "-", folder.path("page.json")]
    #expect(try await command.run().output == Self.joined)
  }

  @Test func aBrokenFileOfAFolderLeavesTheOthersTogether() async throws {
    let broken = String(Self.answer.dropLast(8))
    let folder = try TemporaryFolder(Self.files.merging(["broken.json": broken]) { $1 })
    var command = Command.rejoinder()
    command.arguments = ["read", folder.url.path]
    let run = try await command.run()
    #expect(run.output == Self.joined)
    #expect(run.errors.contains("broken.json"))
    #expect(run.errors.hasSuffix("; left out\n"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func namesAFileThatIsMissing() async throws {
    let folder = try TemporaryFolder(Self.files)
    var command = Command.rejoinder()
    command.arguments = ["read", folder.path("page.json"), folder.path("absent.json")]
    let run = try await command.run()
    #expect(run.status == 66)
    #expect(run.output.isEmpty)
  }

  @Test func failsOnAnAnswerThatHoldsNothing() async throws {
    let folder = try TemporaryFolder(Self.files)
    var command = Command.rejoinder()
    command.arguments = ["read", folder.path("empty.json")]
    #expect(try await command.run().status == 65)
  }

  @Test func servesThemAsOnePage() async throws {
    let folder = try TemporaryFolder(Self.files)
    var command = Command.rejoinder()
    command.arguments = ["serve", "--port", "0"] + ["page.json", "more.json"].map(folder.path)
    let running = try command.start()
    let line = try #require(await running.line { $0.hasPrefix("Serving 1 discussion ") })
    let port = try #require(line.firstMatch(of: /:([0-9]+)\//)?.1)
    let page = WebClient(port: try #require(UInt16(port))).get("/page")
    #expect(page?.text.contains("Since when?") == true)
    await running.send(SIGINT)
    #expect(await running.result().status == 0)
  }
}
