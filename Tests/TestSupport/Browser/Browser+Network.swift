extension Browser {
  /// Lets nothing come from addresses of some form, or everything again.
  ///
  /// - Parameter patterns: What such addresses look like, with `*` for anything.
  /// - Throws: What the browser answers where it cannot.
  public func block(_ patterns: [String]) async throws {
    let _: WebDriver.Nothing = try await driver.command("Network.enable")
    // Nothing kept from earlier visits may take the place of what is blocked.
    let _: WebDriver.Nothing = try await driver.command(
      "Network.setCacheDisabled",
      #"{"cacheDisabled": \#(!patterns.isEmpty)}"#
    )
    let _: WebDriver.Nothing = try await driver.command(
      "Network.setBlockedURLs",
      #"{"urls": \#(try WebDriver.quoted(patterns))}"#
    )
  }

  /// Takes the network away, or gives it back.
  ///
  /// - Parameter isOffline: Whether there is none.
  /// - Throws: What the browser answers where it cannot.
  public func setOffline(_ isOffline: Bool) async throws {
    let _: WebDriver.Nothing = try await driver.command("Network.enable")
    let _: WebDriver.Nothing = try await driver.command(
      "Network.emulateNetworkConditions",
      """
      {"offline": \(isOffline), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
      """
    )
  }

  /// Forgets what pages of a site have kept.
  ///
  /// - Parameter origin: The beginning of the site's addresses, without a slash at its end.
  /// - Throws: What the browser answers where it cannot.
  public func forget(_ origin: String) async throws {
    let _: WebDriver.Nothing = try await driver.command(
      "Storage.clearDataForOrigin",
      #"{"origin": \#(try WebDriver.quoted(origin)), "storageTypes": "local_storage"}"#
    )
  }

  /// Lets pages of a site read and write the clipboard.
  ///
  /// - Parameter origin: The beginning of the site's addresses, without a slash at its end.
  /// - Throws: What the browser answers where it cannot.
  public func allowClipboard(_ origin: String) async throws {
    let _: WebDriver.Nothing = try await driver.command(
      "Browser.grantPermissions",
      """
      {"origin": \(try WebDriver.quoted(origin)),
        "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}
      """
    )
  }

  // MARK: Tabs

  /// One of several pages that are open at once.
  public struct Tab: Sendable, Equatable {
    let handle: String
  }

  private struct Opened: Decodable {
    var handle: String
  }

  /// The tab that everything is asked of.
  ///
  /// - Returns: The tab.
  /// - Throws: What the browser answers where it cannot tell.
  public func tab() async throws -> Tab { Tab(handle: try await driver.get("/window")) }

  /// Opens another tab, of which nothing is asked yet.
  ///
  /// - Returns: The new tab.
  /// - Throws: What the browser answers where it cannot.
  public func openTab() async throws -> Tab {
    let opened: Opened = try await driver.post("/window/new", #"{"type": "tab"}"#)
    return Tab(handle: opened.handle)
  }

  /// Goes to a tab.
  ///
  /// - Parameter tab: The tab.
  /// - Throws: What the browser answers where it cannot.
  public func go(to tab: Tab) async throws {
    let body = #"{"handle": \#(try WebDriver.quoted(tab.handle))}"#
    let _: WebDriver.Nothing = try await driver.post("/window", body)
  }

  /// Closes a tab and goes to another.
  ///
  /// - Parameters:
  ///   - tab: The tab to close.
  ///   - other: The one to go to.
  /// - Throws: What the browser answers where it cannot.
  public func close(_ tab: Tab, goingTo other: Tab) async throws {
    try await go(to: tab)
    try await driver.closeWindow()
    try await go(to: other)
  }

  /// Goes back, as the browser's own button does.
  ///
  /// - Throws: What the browser answers where it cannot.
  public func goBack() async throws {
    let _: WebDriver.Nothing = try await driver.post("/back", "{}")
  }
}
