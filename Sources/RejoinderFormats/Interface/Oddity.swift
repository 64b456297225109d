public import RejoinderCore
public import RejoinderJSON

/// One record that was not as it should be, and what was made of it.
///
/// Nothing is dropped in silence: whatever a format cannot keep, or has to interpret, it reports.
public struct Oddity: Hashable, Sendable {
  /// What kind of oddity it is; formats may add their own.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Makes a kind from its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Two records have one id; both are handed on, and a tree shows the newer edition.
    public static let duplicateID = Kind(rawValue: "duplicate-id")
    /// A record has no id; it was given one.
    public static let missingID = Kind(rawValue: "missing-id")
    /// A comment answers one that is not here; it keeps the name of its parent.
    public static let absentParent = Kind(rawValue: "absent-parent")
    /// Comments answer each other in a circle.
    public static let circle = Kind(rawValue: "circle")
    /// Two places of the source say different things.
    public static let contradiction = Kind(rawValue: "contradiction")
    /// A value is not what its field should hold.
    public static let unknownValue = Kind(rawValue: "unknown-value")
    /// A field has no place and was left out.
    public static let unknownField = Kind(rawValue: "unknown-field")
    /// A record could not be read and was left out.
    public static let unreadableRecord = Kind(rawValue: "unreadable-record")
    /// A whole file could not be read and was left out.
    public static let unreadableFile = Kind(rawValue: "unreadable-file")
    /// Bytes that are no text were replaced by U+FFFD.
    public static let repairedText = Kind(rawValue: "repaired-text")
    /// The source says that there are more comments than it holds.
    public static let fewerThanStated = Kind(rawValue: "fewer-than-stated")
    /// The source does not say who answers whom.
    public static let noParents = Kind(rawValue: "no-parents")
  }

  /// What kind of oddity it is.
  public var kind: Kind
  /// The id of the record, empty where it has none or the oddity is about a file.
  public var recordID: Comment.ID
  /// The file, or whatever else the content is called.
  public var file: String
  /// Where in the file, where that is known.
  public var position: JSONPosition?
  /// What was seen.
  public var seen: String
  /// What was done about it.
  public var done: String

  /// Makes an oddity.
  ///
  /// - Parameters:
  ///   - kind: What kind of oddity it is.
  ///   - recordID: The id of the record.
  ///   - file: The file, or whatever else the content is called.
  ///   - position: Where in the file.
  ///   - seen: What was seen.
  ///   - done: What was done about it.
  public init(
    _ kind: Kind,
    of recordID: Comment.ID = "",
    in file: String = "",
    at position: JSONPosition? = nil,
    seen: String,
    done: String
  ) {
    (self.kind, self.recordID, self.file) = (kind, recordID, file)
    (self.position, self.seen, self.done) = (position, seen, done)
  }
}

extension Oddity: CustomStringConvertible {
  /// One line that says where, what was seen and what was done.
  public var description: String {
    var place = file
    if let position { place += (place.isEmpty ? "" : ", ") + "line \(position.line)" }
    if !recordID.isEmpty { place += (place.isEmpty ? "" : ", ") + "record \(recordID)" }
    return (place.isEmpty ? "" : place + ": ") + seen + "; " + done
  }
}
