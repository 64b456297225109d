/// One step of reading JSON.
public enum JSONToken: UInt8, Hashable, Sendable {
  /// An object begins.
  case beginObject
  /// The object begun last ends.
  case endObject
  /// An array begins.
  case beginArray
  /// The array begun last ends.
  case endArray
  /// The name of a member; its value comes next.
  case name
  /// A string.
  case string
  /// A number.
  case number
  /// The literal `true`.
  case `true`
  /// The literal `false`.
  case `false`
  /// The literal `null`.
  case null
  /// There is nothing more to read.
  case end

  /// Whether an object or an array begins here.
  public var begins: Bool { self == .beginObject || self == .beginArray }

  /// Whether an object or an array ends here.
  public var ends: Bool { self == .endObject || self == .endArray }
}
