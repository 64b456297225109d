extension Browser {
  /// Has the page work out an expression, promises waited for.
  ///
  /// - Parameter expression: An expression of JavaScript.
  /// - Returns: Its value.
  /// - Throws: What the page throws, or that the value is of another kind.
  public func value<Value: Decodable>(_ expression: String) async throws -> Value {
    try await driver.post(
      "/execute/sync",
      #"{"script": \#(try returning(expression)), "args": []}"#
    )
  }

  /// Has the page run statements.
  ///
  /// - Parameter script: Statements of JavaScript.
  /// - Throws: What the page throws.
  public func run(_ script: String) async throws {
    let body = #"{"script": \#(try WebDriver.quoted(script)), "args": []}"#
    let _: WebDriver.Nothing = try await driver.post("/execute/sync", body)
  }

  private func returning(_ expression: String) throws -> String {
    try WebDriver.quoted("return (async () => (\(expression)))();")
  }

  /// Waits until an expression is true in the page.
  ///
  /// - Parameters:
  ///   - expression: An expression of JavaScript.
  ///   - limit: How long that may take before it counts as a fault.
  /// - Throws: That it did not become true.
  public func wait(for expression: String, limit: Duration = .seconds(20)) async throws {
    guard try await turns(expression, limit: limit) else {
      throw WebDriver.Fault(description: "It did not come about: \(expression)")
    }
  }

  /// Whether an expression becomes true in the page.
  ///
  /// - Parameters:
  ///   - expression: An expression of JavaScript.
  ///   - limit: How long to wait for it.
  /// - Returns: Whether it became true.
  /// - Throws: What the page throws.
  public func turns(_ expression: String, limit: Duration = .seconds(20)) async throws -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + limit
    repeat {
      if try await value("Boolean(\(expression))") { return true }
    } while clock.now < end
    return false
  }

  private struct Script: Decodable {
    var identifier: String
  }

  /// Opens an address with script of the test's own that runs before any of the page's.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - script: Statements of JavaScript.
  /// - Throws: What the browser answers where it cannot.
  public func load(_ address: String, before script: String = "") async throws {
    let added: Script = try await driver.command(
      "Page.addScriptToEvaluateOnNewDocument",
      #"{"source": \#(try WebDriver.quoted(script))}"#
    )
    let body = #"{"url": \#(try WebDriver.quoted(address))}"#
    let _: WebDriver.Nothing = try await driver.post("/url", body)
    let _: WebDriver.Nothing = try await driver.command(
      "Page.removeScriptToEvaluateOnNewDocument",
      #"{"identifier": \#(try WebDriver.quoted(added.identifier))}"#
    )
  }
}
