/// What is wrong with a text that should be JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// The kinds of faults.
  public enum Code: UInt8, Hashable, Sendable, CaseIterable {
    /// Something else was expected at this place.
    case unexpected
    /// The text ends in the middle of a value.
    case unexpectedEnd
    /// A comma is followed by the end of its array or object.
    case trailingComma
    /// A number is not written as JSON writes numbers.
    case invalidNumber
    /// A backslash in a string is followed by something that JSON does not know.
    case invalidEscape
    /// A string holds a line break or another control character as it is.
    case controlCharacter
    /// Arrays and objects stand in each other more often than the reader allows.
    case tooDeep
    /// More text follows after the only value.
    case afterValue
  }

  /// The kind of fault.
  public let code: Code
  /// Where it is.
  public let position: JSONPosition
  /// What stands there.
  public let seen: String
  /// What should stand there.
  public let expected: String

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: The kind of fault.
  ///   - position: Where it is.
  ///   - seen: What stands there.
  ///   - expected: What should stand there.
  public init(_ code: Code, at position: JSONPosition, seen: String, expected: String) {
    (self.code, self.position) = (code, position)
    (self.seen, self.expected) = (seen, expected)
  }

  /// Whether both tell the same fault at the same place.
  ///
  /// - Parameters:
  ///   - lhs: One error.
  ///   - rhs: Another error.
  /// - Returns: Whether code and position are equal; the words follow from them.
  public static func == (lhs: JSONError, rhs: JSONError) -> Bool {
    lhs.code == rhs.code && lhs.position == rhs.position
  }

  /// Hashes code and position.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(position)
  }
}

extension JSONError: CustomStringConvertible {
  /// The fault in one sentence, without its place.
  public var reason: String { "found \(seen), expected \(expected)" }

  /// The place and the fault in one sentence.
  public var description: String {
    "line \(position.line), column \(position.column): \(reason)"
  }
}
