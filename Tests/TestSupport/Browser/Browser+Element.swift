extension Browser {
  /// An element of the page that is open.
  public struct Element: Sendable {
    let driver: WebDriver
    let id: String

    private func get<Value: Decodable>(_ what: String) async throws -> Value {
      try await driver.get("/element/\(id)/" + what)
    }

    /// The words that can be seen in it.
    ///
    /// - Returns: The words.
    /// - Throws: What the browser answers where it cannot tell.
    public func text() async throws -> String { try await get("text") }

    /// An attribute.
    ///
    /// - Parameter name: Its name.
    /// - Returns: Its value, or `nil` where it is not there.
    /// - Throws: What the browser answers where it cannot tell.
    public func attribute(_ name: String) async throws -> String? {
      try await get("attribute/" + name)
    }

    /// How it is drawn.
    ///
    /// - Parameter property: The name of a property, as in a style sheet.
    /// - Returns: The value that the browser came to.
    /// - Throws: What the browser answers where it cannot tell.
    public func style(_ property: String) async throws -> String {
      try await get("css/" + property)
    }

    /// Where it is.
    ///
    /// - Returns: Its place on the page.
    /// - Throws: What the browser answers where it cannot tell.
    public func rect() async throws -> Rect { try await get("rect") }

    /// What assistive technology takes it for.
    ///
    /// - Returns: The role.
    /// - Throws: What the browser answers where it cannot tell.
    public func role() async throws -> String { try await get("computedrole") }

    /// What assistive technology calls it.
    ///
    /// - Returns: The label.
    /// - Throws: What the browser answers where it cannot tell.
    public func label() async throws -> String { try await get("computedlabel") }

    /// Clicks in its middle and waits for the page to which that leads.
    ///
    /// - Throws: What the browser answers where it cannot.
    public func click() async throws {
      let _: WebDriver.Nothing = try await driver.post("/element/\(id)/click", "{}")
    }
  }
}
