public import RejoinderJSON

/// Why a content could not be read as a discussion.
public struct FormatError: Error, Hashable, Sendable {
  /// The kinds of failures.
  public struct Code: Hashable, Sendable {
    private enum Value: Hashable, Sendable {
      case unknownFormat, wrongFormat, malformed, unreadable, notWritable
    }

    private let value: Value

    /// No format knows the content.
    public static let unknownFormat = Code(value: .unknownFormat)
    /// The content is of another format than the one asked for.
    public static let wrongFormat = Code(value: .wrongFormat)
    /// The content is of a known format and broken.
    public static let malformed = Code(value: .malformed)
    /// The file or folder cannot be opened or read.
    public static let unreadable = Code(value: .unreadable)
    /// The format can only be read.
    public static let notWritable = Code(value: .notWritable)
  }

  /// The kind of failure.
  public let code: Code
  /// The file, or whatever else the content is called.
  public let file: String
  /// Where in the file, where that is known.
  public let position: JSONPosition?
  /// What was found.
  public let found: String
  /// What would have been understood there.
  public let expected: String

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: The kind of failure.
  ///   - file: The file, or whatever else the content is called.
  ///   - position: Where in the file.
  ///   - found: What was found.
  ///   - expected: What would have been understood there.
  public init(
    _ code: Code,
    file: String,
    position: JSONPosition? = nil,
    found: String,
    expected: String
  ) {
    (self.code, self.file, self.position) = (code, file, position)
    (self.found, self.expected) = (found, expected)
  }

  /// Makes the error for a content that should be JSON.
  init(_ error: JSONError, in file: String) {
    self.init(
      .malformed,
      file: file,
      position: error.position,
      found: error.seen,
      expected: error.expected
    )
  }
}

extension FormatError: CustomStringConvertible {
  /// One sentence with the file, the place, what was found and what was expected.
  public var description: String {
    var place = file
    if let position { place += ", line \(position.line), column \(position.column)" }
    return "\(place): found \(found), expected \(expected)"
  }
}
