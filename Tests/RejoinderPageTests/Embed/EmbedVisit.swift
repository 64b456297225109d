import Foundation
import TestSupport
import Testing

/// A browser, a server with live pages, and a page of another site that shows discussions of it.
///
/// Each of the server's answers to that site is one to another origin.
struct EmbedVisit {
  let browser: Browser
  /// The beginning of the server's addresses.
  let server: String
  /// The beginning of the other site's addresses.
  let site: String

  /// Shows a page, and lets a test use it.
  ///
  /// - Parameters:
  ///   - content: What stands in the body, `SERVER` standing for the server's origin.
  ///   - head: What stands in the head besides the script.
  ///   - isAllowed: Whether the server allows the page's origin.
  ///   - discussion: The discussion of the server.
  ///   - files: Further files of the other site, by path.
  ///   - body: The test.
  /// - Throws: What the test throws, or that there is no server or browser.
  static func run(
    _ content: String,
    head: String = "",
    isAllowed: Bool = true,
    discussion: String = Grove.text,
    files: [String: String] = [:],
    _ body: (EmbedVisit) async throws -> Void
  ) async throws {
    let other = try PageHost()
    defer { other.stop() }
    let origin = isAllowed ? other.origin : "http://other.example"
    let (running, server) = try await start(allowing: origin, discussion)
    let page = """
      <!doctype html><html lang="en"><head><meta charset="utf-8">\(head)
      <script type="module" src="SERVER/rejoinder.js"></script></head><body>\(content)</body></html>
      """
    let own = [
      "/posts/grove.html": page.replacing("SERVER", with: server), "/grove.jsonl": discussion,
    ]
    other.serve(own.merging(files) { $1 })
    do {
      try await Browser.run(runsScript: true) { browser in
        let visit = EmbedVisit(
          browser: browser,
          server: server,
          site: other.origin
        )
        try await browser.open(other.origin + "/posts/grove.html")
        try await browser.run(Self.probe)
        try await body(visit)
      }
    } catch {
      await visitEnds(running)
      throw error
    }
    await visitEnds(running)
  }

  private static func visitEnds(_ running: RunningCommand) async {
    await running.send(SIGTERM)
    _ = await running.result()
  }

  /// Starts a server; where it is.
  private static func start(
    allowing origin: String,
    _ discussion: String
  ) async throws -> (RunningCommand, String) {
    let place = ["--port", "0", "--web", LiveVisit.site.path]
    var command = Command.rejoinder()
    command.arguments = ["serve"] + place + ["--allow-origin", origin, "-"]
    command.input = [UInt8](discussion.utf8)
    command.limit = .seconds(300)
    let running = try command.start()
    let line = await running.line { $0.hasPrefix("Serving ") } ?? ""
    let root = try #require(line.split(separator: " ").first { $0.hasPrefix("http://") })
    return (running, String(root.dropLast()))
  }

  /// Script that looks into the elements of a page.
  static let probe = """
    window.threads = () => [...document.querySelectorAll("rejoinder-thread")];
    window.within = (number, selector) => threads()[number].shadowRoot.querySelector(selector);
    window.isLive = (number) => Boolean(within(number, ".discussion[data-live]"));
    window.rows = (number) => [...threads()[number].shadowRoot.querySelectorAll(".row")]
      .filter((row) => row.checkVisibility()).map((row) => row.id.slice(2)).join(" ");
    window.click = (number, selector) => within(number, selector).click();

    """

  /// Waits until so many threads are alive.
  func waitUntilLive(_ count: Int = 1) async throws {
    try await browser.wait(
      for: "threads().length === \(count) && threads().every((_, i) => isLive(i))"
    )
  }
}
