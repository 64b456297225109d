public import RejoinderCore

/// One way to write discussions down that this package understands.
///
/// A format is a small value: a name, how to recognise it, how to read it and, where that is
/// natural, how to write it. Adding one means making such a value and putting it into
/// ``Formats/all``; nothing else needs to know.
///
/// ```swift
/// let format = DiscussionFormat(
///   name: "notes",
///   title: "A list of notes",
///   understands: "a JSON array of objects with id, answers and words",
///   fileExtensions: ["json"],
///   sniff: { $0.json?.has("id", "answers", "words", at: "[]") == true ? .certain : .none },
///   read: { inputs, sink throws(FormatError) in … }
/// )
/// ```
public struct DiscussionFormat: Sendable {
  /// Says how sure it is that a content is of this format.
  public typealias Sniff = @Sendable (FormatSample) -> Confidence

  /// Reads one content, or several that belong together, into a sink.
  public typealias Read =
    @Sendable (_ inputs: [FormatInput], _ sink: DiscussionSink) throws(FormatError) -> Void

  /// Writes discussions, handing out the bytes piece by piece.
  public typealias Write =
    @Sendable (_ discussions: [Discussion], _ output: @escaping ([UInt8]) -> Void) -> Void

  /// How sure a format is that a content is its own; of two the surer one reads it.
  public enum Confidence: UInt8, Comparable, Sendable, CaseIterable {
    /// It is something else.
    case none
    /// It could be, if nobody else wants it.
    case possible
    /// Its shape fits.
    case likely
    /// It says so itself, or has marks that nothing else has.
    case certain

    /// Whether one is less sure than another.
    ///
    /// - Parameters:
    ///   - lhs: One confidence.
    ///   - rhs: Another confidence.
    /// - Returns: Whether the first is less sure.
    public static func < (lhs: Confidence, rhs: Confidence) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Its name, as options and messages use it, such as `hn-algolia`.
  public let name: String
  /// What people call it.
  public let title: String
  /// What it understands, as the end of a sentence that begins with “It reads”.
  public let understands: String
  /// The usual endings of its files, without the dot; they never decide.
  public let fileExtensions: [String]
  /// Whether one discussion may lie in several files, so that all that are named are read together.
  ///
  /// In a folder the files of one format are read together anyway.
  public let joinsFiles: Bool
  /// Says how sure it is that a content is of this format.
  public let sniff: Sniff
  /// Reads one content, or several that belong together, into a sink.
  public let read: Read
  /// Writes discussions, `nil` where this format is only read.
  public let write: Write?

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - name: Its name, as options and messages use it.
  ///   - title: What people call it.
  ///   - understands: What it understands, as the end of a sentence that begins with “It reads”.
  ///   - fileExtensions: The usual endings of its files, without the dot.
  ///   - joinsFiles: Whether one discussion may lie in several files.
  ///   - sniff: Says how sure it is that a content is of this format.
  ///   - read: Reads one content, or several that belong together, into a sink.
  ///   - write: Writes discussions, where the format can be written.
  public init(
    name: String,
    title: String,
    understands: String,
    fileExtensions: [String],
    joinsFiles: Bool = false,
    sniff: @escaping Sniff,
    read: @escaping Read,
    write: Write? = nil
  ) {
    (self.name, self.title, self.understands) = (name, title, understands)
    (self.fileExtensions, self.joinsFiles) = (fileExtensions, joinsFiles)
    (self.sniff, self.read, self.write) = (sniff, read, write)
  }
}
