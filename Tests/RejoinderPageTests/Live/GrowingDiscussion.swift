import Foundation
import TestSupport
import Testing

/// A discussion in a file that is written while a server shows it.
///
/// ```
/// 1
///   2
///     3
///   4
/// 5
/// 6 … 25, without replies
/// ```
final class GrowingDiscussion {
  /// A line of the file.
  struct Line {
    var id: String
    var parent: String?
    var isDeleted = false
    var up = 1

    var text: String {
      let above = parent.map { #","parent":"\#($0)""# } ?? ""
      let state = isDeleted ? #","state":"deleted""# : ""
      let words = String(repeating: "Rain fills the barrel by the shed again. ", count: 12)
      return """
        {"id":"\(id)"\(above),"author":"Wen \(id)","text":"\(words)","up":\(up)\(state),\
        "created":"2024-03-01T08:00:00Z"}
        """
    }
  }

  /// How many comments there are in the beginning.
  static let count = 25

  /// The comments as they are in the file.
  private(set) var lines = (1...count).map { id in
    Line(id: "\(id)", parent: [2: "1", 3: "2", 4: "1"][id])
  }
  private let folder: URL
  private let server: RunningCommand
  private let client: WebClient
  private let root: String

  /// Writes the file and starts a server of its own for it.
  init() async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "barrel.jsonl")
    try Self.write(lines, to: file)
    let site = LiveVisit.site.path
    server = try Command.rejoinder("serve", "--port", "0", "--web", site, file.path).start()
    let line = await server.line { $0.hasPrefix("Serving ") } ?? ""
    root = String(try #require(line.firstMatch(of: /http:\/\/[0-9.]+:[0-9]+/)?.0))
    let port = try #require(root.split(separator: ":").last.flatMap { UInt16($0) })
    client = WebClient(port: port)
  }

  /// Ends the server.
  func end() async throws {
    await server.send(SIGTERM)
    _ = await server.result()
    try FileManager.default.removeItem(at: folder)
  }

  /// Opens the page and waits until it is alive.
  func open(_ query: String = "") async throws -> Browser {
    let browser = try await LiveVisit.open("/grove", waits: false)
    try await browser.load("\(root)/barrel\(query)", before: Probe.script + Self.script)
    try await browser.wait(for: "probe.isLive()")
    return browser
  }

  /// Changes the file, waits until the server has noticed, and lets the page ask.
  func change(_ browser: Browser, _ change: (inout [Line]) -> Void) async throws {
    let before = client.get("/barrel?part=skeleton")?.headers["etag"]
    change(&lines)
    try Self.write(lines, to: folder.appending(path: "barrel.jsonl"))
    var isNoticed = false
    for _ in 0..<100_000 where !isNoticed {
      isNoticed = client.get("/barrel?part=skeleton")?.headers["etag"] != before
      await Task.yield()
    }
    #expect(isNoticed)
    try await browser.run("return probe.news().check()")
  }

  private static func write(_ lines: [Line], to file: URL) throws {
    let head = #"{"rejoinder":1,"discussion":{"id":"barrel","title":"The barrel","author":"Wen"}}"#
    let text = ([head] + lines.map(\.text)).joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// What the tests of new comments ask of the page besides.
  private static let script = """
    Object.assign(probe, {
      news: () => document.querySelector(".discussion").rejoinder.news,
      part: (name) => document.querySelector(`[data-part=${name}]`),
      /** What the pill says; empty where it is hidden. */
      pill: () => probe.part("pill").checkVisibility() ? probe.part("pill").innerText.trim() : "",
      /** How the rows look and what they say of themselves, one line each. */
      shape: (rows) => [...rows].map((row) => [
        row.id, [...row.classList].sort().join(" "),
        row.getAttribute("aria-level"), row.getAttribute("aria-posinset"),
        row.getAttribute("aria-setsize"), row.querySelector(".toggle")?.textContent.trim() ?? "",
        row.querySelector(".toggle")?.getAttribute("aria-expanded") ?? "",
        row.querySelector(".main").innerHTML.includes("Rain"),
      ].join(", ")),
      live: () => probe.shape(probe.all().filter(probe.isShown)).join("\\n"),
      /** The rows of the page as it would come now. */
      plain: async () => {
        const text = await (await fetch(location.href)).text();
        const page = new DOMParser().parseFromString(text, "text/html");
        return probe.shape(page.querySelectorAll(".list > .block > .row")).join("\\n");
      },
      /** Where the rows are that can be seen. */
      seen: () => probe.all().filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }).map((row) => row.id + " " + Math.round(row.getBoundingClientRect().top)).join(", "),
    });

    """
}
