extension Browser {
  /// A place in the window, in pixels of CSS from its top left corner.
  public struct Point: Decodable, Sendable {
    /// How far from the left.
    public var x: Double
    /// How far from the top.
    public var y: Double

    /// Makes a place.
    ///
    /// - Parameters:
    ///   - x: How far from the left.
    ///   - y: How far from the top.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// Brings an element into sight where it is not.
  ///
  /// - Parameter selector: A selector as in a style sheet.
  /// - Returns: The middle of the element, where a pointer meets it and nothing else.
  /// - Throws: That there is no such element, or that another one lies over it.
  public func point(of selector: String) async throws -> Point {
    let quoted = try WebDriver.quoted(selector)
    let point: Point? = try await value(
      """
      (() => {
        const element = document.querySelector(\(quoted));
        if (!element) return null;
        const middle = () => {
          const box = element.getBoundingClientRect();
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        };
        let { x, y } = middle();
        const meets = () => element.contains(document.elementFromPoint(x, y));
        if (!meets()) element.scrollIntoView({ block: "center", behavior: "instant" });
        ({ x, y } = middle());
        return meets() ? { x, y } : null;
      })()
      """
    )
    guard let point else {
      throw WebDriver.Fault(description: "No pointer reaches \(selector).")
    }
    return point
  }

  // MARK: Mouse

  /// Moves the mouse to a place.
  ///
  /// - Parameter point: The place.
  /// - Throws: What the browser answers where it cannot.
  public func hover(_ point: Point) async throws { try await mouse(move(to: point)) }

  /// Clicks at a place.
  ///
  /// - Parameter point: The place.
  /// - Throws: What the browser answers where it cannot.
  public func click(_ point: Point) async throws {
    try await mouse(move(to: point), Self.down, Self.up)
  }

  /// Clicks in the middle of an element.
  ///
  /// - Parameter selector: A selector as in a style sheet.
  /// - Throws: That no pointer reaches it.
  public func click(_ selector: String) async throws {
    try await click(try await point(of: selector))
  }

  /// Presses the mouse at a place and keeps it down.
  ///
  /// - Parameter point: The place.
  /// - Throws: What the browser answers where it cannot.
  public func hold(_ point: Point) async throws { try await mouse(move(to: point), Self.down) }

  /// Lets go of the mouse.
  ///
  /// - Throws: What the browser answers where it cannot.
  public func release() async throws { try await mouse(Self.up) }

  private static let down = #"{"type": "pointerDown", "button": 0}"#
  private static let up = #"{"type": "pointerUp", "button": 0}"#

  private func move(to point: Point) -> String {
    #"{"type": "pointerMove", "duration": 0, "x": \#(Int(point.x)), "y": \#(Int(point.y))}"#
  }

  private func mouse(_ steps: String...) async throws {
    try await perform(
      """
      {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
        "actions": [\(steps.joined(separator: ","))]}
      """
    )
  }

  // MARK: Fingers

  /// Lets the window be touched, or not.
  ///
  /// - Parameter isOn: Whether there is a touch screen.
  /// - Throws: What the browser answers where it cannot.
  public func setTouch(_ isOn: Bool) async throws {
    let _: WebDriver.Nothing = try await driver.command(
      "Emulation.setTouchEmulationEnabled",
      #"{"enabled": \#(isOn)}"#
    )
  }

  /// Puts a finger down.
  ///
  /// - Parameter point: Where.
  /// - Throws: What the browser answers where it cannot.
  public func touch(_ point: Point) async throws { try await touch("touchStart", point) }

  /// Moves the finger that is down.
  ///
  /// - Parameter point: Where to.
  /// - Throws: What the browser answers where it cannot.
  public func drag(to point: Point) async throws { try await touch("touchMove", point) }

  /// Lifts the finger.
  ///
  /// - Throws: What the browser answers where it cannot.
  public func lift() async throws { try await touch("touchEnd", nil) }

  /// Touches an element in its middle, as briefly as one who taps.
  ///
  /// - Parameter selector: A selector as in a style sheet.
  /// - Throws: That no finger reaches it.
  public func tap(_ selector: String) async throws {
    try await touch(try await point(of: selector))
    try await lift()
  }

  private func touch(_ type: String, _ point: Point?) async throws {
    let points = point.map { #"{"x": \#($0.x), "y": \#($0.y)}"# } ?? ""
    let _: WebDriver.Nothing = try await driver.command(
      "Input.dispatchTouchEvent",
      #"{"type": "\#(type)", "touchPoints": [\#(points)]}"#
    )
  }
}
