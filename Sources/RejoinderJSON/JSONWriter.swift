/// Writes JSON step by step into bytes, at any depth, without recursion.
///
/// Commas, colons and line breaks come by themselves. A text that cannot be JSON, such as a value in
/// an object without a name, is a mistake of the program and stops it. For output that is larger
/// than memory, ``takeBytes()`` can be called between any two steps.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.beginObject()
/// writer.name("id"); writer.value(7)
/// writer.endObject()
/// String(decoding: writer.takeBytes(), as: UTF8.self)  // {"id":7}
/// ```
public struct JSONWriter {
  /// How the text is written.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt8

    /// Makes a set of options from its bits.
    ///
    /// - Parameter rawValue: The bits, in the order of the members below.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line for every value, indented by two spaces for each level.
    public static let indented = Options(rawValue: 1 << 0)
    /// Texts can stand within a page's `<script>`: `<`, `>`, `&`, U+2028 and U+2029 are escaped.
    public static let embeddable = Options(rawValue: 1 << 1)
  }

  private enum State: UInt8 {
    case document, first, afterName, afterValue
  }

  /// What was written and not yet taken.
  public private(set) var bytes: [UInt8] = []

  private var nesting = NestingStack()
  private var state = State.document
  private let options: Options

  /// Makes a writer.
  ///
  /// - Parameter options: How the text is written.
  public init(options: Options = []) { self.options = options }

  /// How many arrays and objects are open.
  public var depth: Int { nesting.depth }

  /// Hands out what was written so far and forgets it.
  ///
  /// - Returns: The bytes since the last call.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Gives up what was written so far and keeps its memory for what follows.
  public mutating func removeBytes() { bytes.removeAll(keepingCapacity: true) }

  /// Begins an object.
  public mutating func beginObject() { begin(isObject: true) }

  /// Begins an array.
  public mutating func beginArray() { begin(isObject: false) }

  /// Ends the object begun last.
  public mutating func endObject() { end(isObject: true) }

  /// Ends the array begun last.
  public mutating func endArray() { end(isObject: false) }

  /// Writes the name of a member, whose value must follow.
  ///
  /// - Parameter name: The name.
  public mutating func name(_ name: String) {
    precondition(
      nesting.isObject && state != .afterName,
      "A name can stand only within an object, after the value of the name before it."
    )
    separate()
    appendString(name)
    bytes.append(0x3A)
    if options.contains(.indented) { bytes.append(0x20) }
    state = .afterName
  }

  /// Ends a line between two values: what JSON Lines needs.
  public mutating func endLine() {
    precondition(nesting.depth == 0, "A line can end only where no array and no object is open.")
    bytes.append(0x0A)
    state = .document
  }

  private mutating func begin(isObject: Bool) {
    precondition(
      nesting.depth < JSONReader.maximumDepth,
      "Arrays and objects can stand in each other at most 1,000,000 times."
    )
    prepareValue()
    bytes.append(isObject ? 0x7B : 0x5B)
    nesting.push(isObject: isObject)
    state = .first
  }

  private mutating func end(isObject: Bool) {
    precondition(
      nesting.depth > 0 && nesting.isObject == isObject && state != .afterName,
      "Only the array or object that was begun last can end, and not after a name."
    )
    nesting.pop()
    if state == .afterValue { breakLine() }
    bytes.append(isObject ? 0x7D : 0x5D)
    state = .afterValue
  }

  private mutating func prepareValue() {
    precondition(
      !nesting.isObject || state == .afterName,
      "A value within an object needs a name before it."
    )
    if state != .afterName { separate() }
    state = .afterValue
  }

  /// Writes what stands between two values.
  private mutating func separate() {
    if nesting.depth == 0 {
      if state == .afterValue { bytes.append(0x0A) }
      return
    }
    if state == .afterValue { bytes.append(0x2C) }
    breakLine()
  }

  private mutating func breakLine() {
    guard options.contains(.indented) else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: nesting.depth * 2))
  }
}

extension JSONWriter {
  /// Writes a string.
  ///
  /// - Parameter text: The text.
  /// - Complexity: O(length).
  public mutating func value(_ text: String) {
    prepareValue()
    appendString(text)
  }

  /// Writes a whole number.
  ///
  /// - Parameter number: The number.
  public mutating func value(_ number: some FixedWidthInteger) {
    prepareValue()
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes a number, in as few digits as tell it apart from all others.
  ///
  /// - Parameter number: The number; infinity and not a number become `null`, as JSON has no word for them.
  public mutating func value(_ number: Double) {
    prepareValue()
    bytes.append(contentsOf: (number.isFinite ? number.description : "null").utf8)
  }

  /// Writes `true` or `false`.
  ///
  /// - Parameter truth: Which of them.
  public mutating func value(_ truth: Bool) {
    prepareValue()
    bytes.append(contentsOf: (truth ? "true" : "false").utf8)
  }

  /// Writes `null`.
  public mutating func null() {
    prepareValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value that is JSON already.
  ///
  /// - Parameter json: One value, which is not checked.
  /// - Complexity: O(length).
  public mutating func raw(_ json: some Sequence<UInt8>) {
    prepareValue()
    bytes.append(contentsOf: json)
  }

  private mutating func appendString(_ text: String) {
    bytes.append(0x22)
    var text = text
    let isEmbeddable = options.contains(.embeddable)
    text.withUTF8 { JSONEscapes.append($0, embeddable: isEmbeddable, to: &bytes) }
    bytes.append(0x22)
  }
}
