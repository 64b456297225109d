/// Names to find again quickly among the members of an object.
///
/// ```swift
/// let names = JSONNames(["id", "parent", "text"])
/// if reader.nameIndex(in: names) == 1 { … }
/// ```
public struct JSONNames: Sendable {
  /// The first eight bytes of each, zeros behind the end.
  private let heads: [UInt64]
  private let names: [[UInt8]]

  /// Makes a list of names.
  ///
  /// - Parameter names: The names, each once.
  public init(_ names: [String]) {
    self.names = names.map { Array($0.utf8) }
    heads = self.names.map { $0.withUnsafeBufferPointer(Self.head) }
  }

  /// The index of a name, or `nil`.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let head = Self.head(name)
    // A plain loop over plain words: every member of every object passes here.
    var index = 0
    while index < heads.count {
      if heads[index] == head && names[index].count == name.count {
        // Up to eight bytes the heads decide.
        if name.count <= 8 || names[index].elementsEqual(name) { return index }
      }
      index += 1
    }
    return nil
  }

  private static func head(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    for index in 0..<min(bytes.count, 8) { head |= UInt64(bytes[index]) << UInt64(8 * index) }
    return head
  }
}
