import Foundation
import TestSupport
import Testing

/// A browser that runs script, at a server whose pages have some, for the tests of a suite one after
/// the other.
struct LiveVisit: SuiteTrait, TestScoping {
  @TaskLocal private static var current: (browser: Browser, root: String)?

  /// The folder with the script of the pages.
  static let site = packageRoot.appending(path: ".build/web/site")

  /// The beginning of the server's addresses, without a slash at its end.
  static var root: String { current?.root ?? "" }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let large = try await Command.rejoinder("sample", "--comments", "10000").run().output
    let served = ServedFolder(
      discussions: [("grove", Grove.text), ("hills", Hills.text), ("large", large)],
      options: ["--web", Self.site.path],
      limit: .seconds(900)
    )
    try await served.run { root in
      try await Browser.run(runsScript: true) { browser in
        try await Self.$current.withValue((browser, root)) {
          try await browser.allowClipboard(root)
          try await function()
        }
      }
    }
  }

  /// Opens a page of the server as on a first visit, and waits until it is alive.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - script: Script of the test's own that runs before that of the page.
  ///   - width: How many pixels the page may be wide.
  ///   - height: How many pixels of it can be seen at once.
  ///   - isDark: Whether the reader asks for dark pages.
  ///   - waits: Whether to wait until it is alive.
  /// - Returns: The browser.
  /// - Throws: What the browser answers where it cannot, or that the page stays as it came.
  static func open(
    _ path: String,
    before script: String = "",
    width: Int = 1000,
    height: Int = 800,
    isDark: Bool = false,
    waits: Bool = true
  ) async throws -> Browser {
    let (browser, root) = try #require(current)
    // What the last page still has to keep, it keeps before that is forgotten.
    try await browser.load("about:blank")
    _ = try await browser.messages()
    try await browser.forget(root)
    try await browser.setTouch(false)
    try await browser.hover(Browser.Point(x: 0, y: 0))
    try await browser.resize(width: width, height: height)
    try await browser.setPreferences(isDark: isDark)
    try await go(to: path, before: script, waits: waits)
    return browser
  }

  /// Goes on to another page of the server, or to the same again, with everything as it was left.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - script: Script of the test's own that runs before that of the page.
  ///   - waits: Whether to wait until it is alive.
  /// - Throws: What the browser answers where it cannot, or that the page stays as it came.
  static func go(to path: String, before script: String = "", waits: Bool = true) async throws {
    let (browser, root) = try #require(current)
    try await browser.load(root + path, before: Probe.script + script)
    if waits { try await browser.wait(for: "probe.isLive()") }
  }
}

extension SuiteTrait where Self == LiveVisit {
  /// Starts a server with live pages and a browser for the tests of the suite.
  static var liveVisit: Self { LiveVisit() }
}
