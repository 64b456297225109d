/// The beginning of a content, looked at once for all formats.
public struct FormatSample: Sendable {
  /// How many bytes are looked at.
  public static let length = 1 << 16

  /// What messages call the content.
  public let name: String
  /// Its first bytes.
  public let bytes: [UInt8]
  /// Whether they are all of it.
  public let isWhole: Bool
  /// The shape of the JSON, where the content is JSON.
  public let json: JSONOutline?

  /// Makes a sample.
  ///
  /// - Parameters:
  ///   - name: What messages call the content.
  ///   - bytes: Its first bytes.
  ///   - isWhole: Whether they are all of it.
  public init(name: String, bytes: [UInt8], isWhole: Bool) {
    (self.name, self.bytes, self.isWhole) = (name, bytes, isWhole)
    json = JSONOutline(bytes)
  }

  /// Whether the text, without regard to case, stands somewhere in the first bytes.
  ///
  /// - Parameter text: ASCII in lower case.
  /// - Returns: Whether it was found.
  /// - Complexity: O(length of the sample × length of the text) at worst.
  public func contains(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count > 0, bytes.count >= count else { return count == 0 }
    return bytes.withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - count) {
        var length = 0
        while length < count, asciiLowercase(bytes[start + length]) == text.utf8Start[length] {
          length += 1
        }
        if length == count { return true }
      }
      return false
    }
  }
}

/// The small letter for a capital one, all other bytes as they are.
func asciiLowercase(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
