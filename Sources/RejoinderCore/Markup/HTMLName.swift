/// The name of a tag or an attribute in one word: its length, then its last seven bytes.
///
/// A switch over numbers is several times as fast as one over strings. Names are taken in lower
/// case.
struct HTMLName {
  private(set) var bytes: UInt64 = 0
  private(set) var length: UInt64 = 0

  /// Adds the next byte of the name.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    bytes = bytes << 8 | UInt64(byte | (byte &- 0x41 < 26 ? 0x20 : 0))
    length &+= 1
  }

  /// The packed name.
  var packed: UInt64 { min(length, 255) << 56 | bytes & 0x00FF_FFFF_FFFF_FFFF }
}
