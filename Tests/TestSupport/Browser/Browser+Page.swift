extension Browser {
  /// A place on a page, in pixels of CSS from its top left corner.
  public struct Rect: Decodable, Sendable {
    /// Where its left edge is.
    public var x: Double
    /// Where its top edge is.
    public var y: Double
    /// How wide it is.
    public var width: Double
    /// How high it is.
    public var height: Double

    /// Where its bottom edge is.
    public var bottom: Double { y + height }
    /// Where its right edge is.
    public var right: Double { x + width }
  }

  /// What can be seen of a page, and how large the whole of it is.
  public struct View: Decodable, Sendable {
    private struct Viewport: Decodable {
      var pageX: Double
      var pageY: Double
      var clientWidth: Double
      var clientHeight: Double
    }

    private let cssLayoutViewport: Viewport
    private let cssContentSize: Rect

    /// What can be seen.
    public var visible: Rect {
      let port = cssLayoutViewport
      return Rect(x: port.pageX, y: port.pageY, width: port.clientWidth, height: port.clientHeight)
    }

    /// The whole page.
    public var content: Rect { cssContentSize }
  }

  /// A message that the browser has for those who make pages.
  public struct Message: Decodable, Sendable {
    /// How bad it is.
    public var level: String
    /// What it says.
    public var message: String
  }

  /// Opens an address.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - width: How many pixels the page may be wide.
  ///   - height: How many pixels of it can be seen at once.
  ///   - density: How many dots of the screen a pixel is wide.
  ///   - isDark: Whether the reader asks for dark pages.
  /// - Throws: What the browser answers where it cannot.
  public func open(
    _ address: String,
    width: Int = 1000,
    height: Int = 800,
    density: Double = 1,
    isDark: Bool = false
  ) async throws {
    try await resize(width: width, height: height, density: density)
    try await setPreferences(isDark: isDark)
    let body = #"{"url": \#(try WebDriver.quoted(address))}"#
    let _: WebDriver.Nothing = try await driver.post("/url", body)
  }

  /// The address of the page.
  ///
  /// - Returns: The address, its fragment included.
  /// - Throws: What the browser answers where it cannot tell.
  public func address() async throws -> String { try await driver.get("/url") }

  /// The title of the page.
  ///
  /// - Returns: The title.
  /// - Throws: What the browser answers where it cannot tell.
  public func title() async throws -> String { try await driver.get("/title") }

  /// How much of the page can be seen.
  ///
  /// - Returns: What can be seen, and the whole.
  /// - Throws: What the browser answers where it cannot tell.
  public func view() async throws -> View { try await driver.command("Page.getLayoutMetrics") }

  /// What the browser has found wrong since it was last asked.
  ///
  /// - Returns: The messages.
  /// - Throws: What the browser answers where it cannot tell.
  public func messages() async throws -> [Message] {
    try await driver.post("/se/log", #"{"type": "browser"}"#)
  }

  /// The elements that a selector finds, in the order of the page.
  ///
  /// - Parameter selector: A selector as in a style sheet.
  /// - Returns: The elements.
  /// - Throws: What the browser answers where it cannot tell.
  public func all(_ selector: String) async throws -> [Element] {
    let body = #"{"using": "css selector", "value": \#(try WebDriver.quoted(selector))}"#
    let found: [[String: String]] = try await driver.post("/elements", body)
    return found.flatMap { $0.values.map { Element(driver: driver, id: $0) } }
  }

  /// The first element that a selector finds.
  ///
  /// - Parameter selector: A selector as in a style sheet.
  /// - Returns: The element.
  /// - Throws: An error where there is none.
  public func first(_ selector: String) async throws -> Element {
    guard let element = try await all(selector).first else {
      throw WebDriver.Fault(description: "Nothing on the page is \(selector).")
    }
    return element
  }
}
