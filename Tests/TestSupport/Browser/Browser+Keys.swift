extension Browser {
  /// A key of a keyboard.
  public struct Key: Sendable, Hashable, ExpressibleByStringLiteral {
    /// What the protocol calls it: its letter, or a number of a private area.
    let value: String

    /// Makes a key that writes a letter.
    ///
    /// - Parameter value: The letter.
    public init(stringLiteral value: String) { self.value = value }

    /// The key that does what has the focus.
    public static let enter: Key = "\u{E007}"
    /// The key that leaves.
    public static let escape: Key = "\u{E00C}"
    /// The key that goes on to the next control.
    public static let tab: Key = "\u{E004}"
    /// A screenful up.
    public static let pageUp: Key = "\u{E00E}"
    /// A screenful down.
    public static let pageDown: Key = "\u{E00F}"
    /// To the end.
    public static let end: Key = "\u{E010}"
    /// To the beginning.
    public static let home: Key = "\u{E011}"
    /// To the left.
    public static let left: Key = "\u{E012}"
    /// Up.
    public static let up: Key = "\u{E013}"
    /// To the right.
    public static let right: Key = "\u{E014}"
    /// Down.
    public static let down: Key = "\u{E015}"
    /// Held for capitals.
    public static let shift: Key = "\u{E008}"
    /// Held for commands.
    public static let control: Key = "\u{E009}"
    /// Held for other letters.
    public static let alt: Key = "\u{E00A}"
    /// Held for commands of the system.
    public static let meta: Key = "\u{E03D}"
  }

  /// Presses keys one after the other.
  ///
  /// - Parameters:
  ///   - keys: The keys.
  ///   - held: Keys that are held meanwhile.
  /// - Throws: What the browser answers where it cannot.
  public func press(_ keys: Key..., holding held: [Key] = []) async throws {
    let strokes = keys.flatMap { [("keyDown", $0), ("keyUp", $0)] }
    let all = held.map { ("keyDown", $0) } + strokes + held.reversed().map { ("keyUp", $0) }
    let steps = try all.map { type, key in
      #"{"type": "\#(type)", "value": \#(try WebDriver.quoted(key.value))}"#
    }
    try await perform(
      #"{"type": "key", "id": "keys", "actions": [\#(steps.joined(separator: ","))]}"#
    )
  }

  /// Types words into what has the focus.
  ///
  /// - Parameter words: The words.
  /// - Throws: What the browser answers where it cannot.
  public func type(_ words: String) async throws {
    for letter in words { try await press(Key(stringLiteral: String(letter))) }
  }

  func perform(_ source: String) async throws {
    let _: WebDriver.Nothing = try await driver.post("/actions", #"{"actions": [\#(source)]}"#)
  }
}
