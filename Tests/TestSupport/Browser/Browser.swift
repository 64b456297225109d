internal import Foundation
public import Testing

/// A browser, for tests of what a reader sees and does.
///
/// It is Chromium without a window. Everything that is asked of it waits until the page is loaded.
/// Pages run no script in it unless that is asked for.
///
/// ```swift
/// try await Browser.run { browser in
///   try await browser.open("http://127.0.0.1:8080/", width: 360)
///   let heading = try await browser.first("h1").text()
/// }
/// ```
public struct Browser: Sendable {
  let driver: WebDriver

  private static let program = executable("chromium", "chromium-browser", "google-chrome")
  private static let driverProgram = executable("chromedriver")

  /// Whether the browser and its driver are on this machine.
  public static var isInstalled: Bool { program != nil && driverProgram != nil }

  /// Starts a browser, and ends it when the work is done.
  ///
  /// - Parameters:
  ///   - runsScript: Whether pages may run script.
  ///   - body: The work.
  /// - Throws: What the work throws, or that there is no browser.
  public static func run(
    runsScript: Bool = false,
    _ body: (Browser) async throws -> Void
  ) async throws {
    guard let program, let driverProgram else {
      throw WebDriver.Fault(description: "Chromium or its driver is not on this machine.")
    }
    let (running, port) = try await start(driverProgram)
    do {
      let driver = try await WebDriver(
        port: port,
        capabilities: capabilities(of: program, runsScript: runsScript)
      )
      try await body(Browser(driver: driver))
      try await driver.end()
    } catch {
      await stop(running)
      throw error
    }
    await stop(running)
  }

  /// Starts the driver, and again where it ends at once.
  ///
  /// It takes a port that is free in one version of the protocol, and gives up where another program
  /// has the same port in the other version, as servers of other tests may.
  private static func start(_ driver: URL) async throws -> (RunningCommand, UInt16) {
    let words = "started successfully on port "
    var command = Command(driver, ["--port=0"])
    command.limit = .seconds(600)
    for _ in 0..<20 {
      let running = try command.start()
      let line = await running.line { $0.contains(words) } ?? ""
      let digits = (line.split(separator: words).last ?? "").prefix(while: \.isNumber)
      if let port = UInt16(digits) { return (running, port) }
      _ = await running.result()
    }
    throw WebDriver.Fault(description: "The browser's driver finds no port.")
  }

  /// The driver takes the browser along, should that still be there.
  private static func stop(_ running: RunningCommand) async {
    await running.send(SIGTERM)
    _ = await running.result()
  }

  /// What the browser is to be like.
  ///
  /// Without its sandbox, which the user that runs tests in a container may not set up: it meets no
  /// pages but those of the tests. With or without script, as a setting of the browser and not of a
  /// page.
  private static func capabilities(of program: URL, runsScript: Bool) throws -> String {
    """
    {"capabilities": {"alwaysMatch": {
      "goog:loggingPrefs": {"browser": "ALL"},
      "goog:chromeOptions": {
        "binary": \(try WebDriver.quoted(program.path)),
        "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
          "--no-first-run", "--disable-background-networking", "--hide-scrollbars"],
        "prefs": {"profile.managed_default_content_settings.javascript": \(runsScript ? 1 : 2)}
      }
    }}}
    """
  }

  private static func executable(_ names: String...) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let places = names.flatMap { name in folders.map { URL(filePath: $0 + "/" + name) } }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where there is a browser, and says so aloud where there is none.
  public static var browser: Self {
    if !Browser.isInstalled {
      print("SKIPPED: no chromium with chromedriver here; `make setup` installs both.")
    }
    return .enabled(if: Browser.isInstalled, "There is no Chromium with its driver here.")
  }
}
