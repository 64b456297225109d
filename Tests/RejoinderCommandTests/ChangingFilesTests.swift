import Foundation
import TestSupport
import Testing

struct ChangingFilesTests {
  private static let bean = """
    {"id":"5","parent":"4","author":"Bea","text":"It was in my coat."}

    """

  /// Asks for a page again and again until it says something.
  private func page(
    of served: Served,
    _ target: String,
    saying words: String
  ) async -> WebClient.Answer? {
    for _ in 0..<100_000 {
      if let page = served.client.get(target), page.text.contains(words) { return page }
      await Task.yield()
    }
    return nil
  }

  @Test func showsWhatIsAddedToAFile() async throws {
    let folder = try TemporaryFolder(["shed.jsonl": garden])
    let served = try await Served([folder.path("shed.jsonl")])
    let before = try #require(served.client.get("/shed?part=skeleton"))
    #expect(before.text.split(separator: "\n").count == 5)
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "shed.jsonl"))
    try file.seekToEnd()
    try file.write(contentsOf: Data(Self.bean.utf8))
    try file.close()
    #expect(await page(of: served, "/shed", saying: "It was in my coat.") != nil)
    let after = try #require(served.client.get("/shed?part=skeleton"))
    #expect(after.text.split(separator: "\n").count == 6)
    #expect(after.headers["etag"] != before.headers["etag"])
    let result = await served.end()
    #expect(result.status == 0 && result.errors.isEmpty)
  }

  @Test func followsAFileThatTakesThePlaceOfAnother() async throws {
    let folder = try TemporaryFolder(["shed.jsonl": garden, "other": garden + Self.bean])
    let served = try await Served([folder.path("shed.jsonl")])
    #expect(served.client.get("/shed")?.text.contains("It was in my coat.") == false)
    let moved = rename(folder.path("other"), folder.path("shed.jsonl"))
    #expect(moved == 0)
    #expect(await page(of: served, "/shed", saying: "It was in my coat.") != nil)
    _ = await served.end()
  }

  @Test func keepsWhatItReadWhileAFileCannotBeRead() async throws {
    let folder = try TemporaryFolder(["shed.jsonl": garden])
    let url = folder.url.appending(path: "shed.jsonl")
    let served = try await Served([url.path])
    try Data("no discussion".utf8).write(to: url)
    let asking = Task {
      while !Task.isCancelled {
        let page = served.client.get("/shed")
        #expect(page?.text.contains("Look in your coat.") == true)
        await Task.yield()
      }
    }
    let message = await served.running.message { $0.contains("what was read before stays") }
    #expect(message?.contains("shed.jsonl: no format knows this content") == true)
    asking.cancel()
    await asking.value
    #expect(served.client.get("/shed")?.text.contains("Look in your coat.") == true)
    try Data((garden + Self.bean).utf8).write(to: url)
    #expect(await page(of: served, "/shed", saying: "It was in my coat.") != nil)
    let result = await served.end()
    #expect(result.status == 0)
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func keepsTheDiscussionOfAFileThatIsGone() async throws {
    let folder = try TemporaryFolder(["shed.jsonl": garden])
    let served = try await Served([folder.path("shed.jsonl")])
    try FileManager.default.removeItem(atPath: folder.path("shed.jsonl"))
    let asking = Task {
      while !Task.isCancelled {
        _ = served.client.get("/shed")
        await Task.yield()
      }
    }
    #expect(await served.running.message { $0.contains("what was read before stays") } != nil)
    asking.cancel()
    await asking.value
    #expect(served.client.get("/shed")?.text.contains("Look in your coat.") == true)
    _ = await served.end()
  }

  @Test func listsAFileThatComesIntoAFolder() async throws {
    let folder = try TemporaryFolder(["shed.jsonl": garden])
    let served = try await Served([folder.url.path])
    #expect(served.client.get("/")?.status == 302)
    let path = folder.path("barn.jsonl")
    try Data(garden.replacing("The shed", with: "The barn").utf8).write(
      to: URL(fileURLWithPath: path)
    )
    #expect(await page(of: served, "/", saying: "The barn") != nil)
    #expect(served.client.get("/barn")?.status == 200)
    #expect(served.client.get("/shed")?.status == 200)
    _ = await served.end()
  }
}
