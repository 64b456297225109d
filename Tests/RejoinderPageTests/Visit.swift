import TestSupport
import Testing

/// A browser at a server that serves three discussions, for the tests of a suite one after the other.
struct Visit: SuiteTrait, TestScoping {
  @TaskLocal private static var current: (browser: Browser, root: String)?

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let sample = try await Command.rejoinder("sample", "--comments", "400").run().output
    let served = ServedFolder(
      discussions: [("sample", sample), ("garden", garden), ("plot", Plot.text)],
      limit: .seconds(600)
    )
    try await served.run { root in
      try await Browser.run { browser in
        try await Self.$current.withValue((browser, root)) { try await function() }
      }
    }
  }

  /// Opens a page of the server.
  static func open(
    _ path: String,
    width: Int = 1000,
    height: Int = 800,
    density: Double = 1,
    textSize: Int = 16,
    isDark: Bool = false
  ) async throws -> Browser {
    let (browser, root) = try #require(current)
    // A setting of the browser, which outlives a page.
    try await browser.setTextSize(textSize)
    try await browser.open(
      root + path,
      width: width,
      height: height,
      density: density,
      isDark: isDark
    )
    return browser
  }
}

extension SuiteTrait where Self == Visit {
  /// Starts a server and a browser for the tests of the suite.
  static var visit: Self { Visit() }
}

/// A discussion of eight levels, with words that like to be wider than the page.
let garden: String = {
  let long = String(repeating: "compost", count: 60)
  let cells = String(repeating: "<td>a cell of a wide table</td>", count: 12)
  let wide = "<pre>\(long)</pre><table><tr>\(cells)</tr></table><p>https://garden.example/\(long)"
  var lines = [
    #"{"rejoinder":1,"discussion":{"id":"d","title":"The \#(long)","author":"Marta","source":"\#(long)"}}"#,
    #"{"id":"1","author":"Marta","text":"Who has the key?","created":"2024-03-01T08:00:00Z"}"#,
  ]
  for level in 2...8 {
    lines.append(
      #"{"id":"\#(level)","parent":"\#(level - 1)","author":"Luis \#(long)","html":"\#(wide)","up":4}"#
    )
  }
  lines += [
    #"{"id":"9","parent":"1","author":"Ana","text":"Look in your coat.","created":"2024-03-01T09:00:00Z"}"#,
    #"{"id":"10","author":"Olu","text":"It rained.","created":"2024-03-02T08:00:00Z"}"#,
  ]
  return lines.joined(separator: "\n") + "\n"
}()
