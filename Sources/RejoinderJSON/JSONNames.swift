/// Names to find again quickly among the members of an object.
///
/// ```swift
/// let names = JSONNames(["id", "parent", "text"])
/// if reader.nameIndex(in: names) == 1 { … }
/// ```
public struct JSONNames: Sendable {
  private struct Entry {
    /// The first eight bytes, zeros behind the end.
    let head: UInt64
    let bytes: [UInt8]
  }

  private let entries: [Entry]

  /// Makes a list of names.
  ///
  /// - Parameter names: The names, each once.
  public init(_ names: [String]) {
    entries = names.map { name in
      let bytes = Array(name.utf8)
      return Entry(head: bytes.withUnsafeBufferPointer(Self.head), bytes: bytes)
    }
  }

  /// The index of a name, or `nil`.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let head = Self.head(name)
    for (index, entry) in entries.enumerated()
    where entry.head == head && entry.bytes.count == name.count {
      // Up to eight bytes the heads decide.
      if name.count <= 8 || entry.bytes.elementsEqual(name) { return index }
    }
    return nil
  }

  private static func head(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    for index in 0..<min(bytes.count, 8) { head |= UInt64(bytes[index]) << UInt64(8 * index) }
    return head
  }
}
