extension Browser {
  private struct Document: Decodable {
    struct Node: Decodable {
      var nodeId: Int
      var nodeName: String
      var children: [Node]?
    }

    var root: Node
  }

  /// Gives the window another size, the page staying as it is.
  ///
  /// - Parameters:
  ///   - width: How many pixels the page may be wide.
  ///   - height: How many pixels of it can be seen at once.
  ///   - density: How many dots of the screen a pixel is wide.
  /// - Throws: What the browser answers where it cannot.
  public func resize(width: Int, height: Int = 800, density: Double = 1) async throws {
    let _: WebDriver.Nothing = try await driver.command(
      "Emulation.setDeviceMetricsOverride",
      """
      {"width": \(width), "height": \(height), "deviceScaleFactor": \(density), "mobile": false}
      """
    )
  }

  /// Sets what the reader has asked of all pages.
  ///
  /// - Parameters:
  ///   - isDark: Whether they are to be dark.
  ///   - isCalm: Whether nothing is to move; so that nothing is seen halfway, it is the usual case here.
  ///   - hasOwnColors: Whether they are to have no colours but the reader's.
  /// - Throws: What the browser answers where it cannot.
  public func setPreferences(
    isDark: Bool = false,
    isCalm: Bool = true,
    hasOwnColors: Bool = false
  ) async throws {
    let _: WebDriver.Nothing = try await driver.command(
      "Emulation.setEmulatedMedia",
      """
      {"features": [
        {"name": "prefers-color-scheme", "value": "\(isDark ? "dark" : "light")"},
        {"name": "prefers-reduced-motion", "value": "\(isCalm ? "reduce" : "no-preference")"},
        {"name": "forced-colors", "value": "\(hasOwnColors ? "active" : "none")"}]}
      """
    )
  }

  /// Sets the text size that the reader likes, as the settings of the browser do.
  ///
  /// - Parameter size: The size in pixels, 16 for the usual one.
  /// - Throws: What the browser answers where it cannot.
  public func setTextSize(_ size: Int) async throws {
    let _: WebDriver.Nothing = try await driver.command(
      "Page.setFontSizes",
      #"{"fontSizes": {"standard": \#(size), "fixed": \#(size * 13 / 16)}}"#
    )
  }

  /// Sets an attribute of the page's outermost element.
  ///
  /// - Parameters:
  ///   - name: The attribute, such as `dir`.
  ///   - value: Its value.
  /// - Throws: What the browser answers where it cannot.
  public func setRootAttribute(_ name: String, _ value: String) async throws {
    let document: Document = try await driver.command("DOM.getDocument", #"{"depth": 1}"#)
    guard let root = document.root.children?.first(where: { $0.nodeName == "HTML" }) else {
      throw WebDriver.Fault(description: "The page has no root.")
    }
    let _: WebDriver.Nothing = try await driver.command(
      "DOM.setAttributeValue",
      """
      {"nodeId": \(root.nodeId), "name": \(try WebDriver.quoted(name)),
        "value": \(try WebDriver.quoted(value))}
      """
    )
  }
}
