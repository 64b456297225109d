/// Cleans addresses, and lets only those through that are safe to follow.
///
/// Browsers ignore control characters inside an address, so `java\tscript:` is one of the ways to
/// hide a scheme: they are removed before the scheme is looked at.
package enum SafeAddress {
  /// Appends a cleaned address, or nothing where it is empty or its scheme is not allowed.
  ///
  /// - Parameters:
  ///   - address: The address as it was given.
  ///   - bytes: What takes it; it is not encoded for HTML.
  package static func append(_ address: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    let start = bytes.count
    if !address.contains(where: { $0 <= 0x20 || $0 == 0x7F }) {
      bytes.append(contentsOf: address)
      if !isSafe(bytes[start...]) { bytes.removeLast(bytes.count - start) }
      return
    }
    var spaces = 0
    for byte in address {
      if byte == 0x20 { spaces += bytes.count > start ? 1 : 0 }
      guard byte > 0x20, byte != 0x7F else { continue }
      // A space inside is kept in the form that an address may have it in.
      while spaces > 0 {
        bytes.append(contentsOf: [0x25, 0x32, 0x30])
        spaces -= 1
      }
      bytes.append(byte)
    }
    if !isSafe(bytes[start...]) { bytes.removeLast(bytes.count - start) }
  }

  /// Whether it is relative, `http://`, `https://` or `mailto:`.
  ///
  /// `http:` without the slashes is no address: what follows it would pass for a scheme of its own.
  private static func isSafe(_ address: ArraySlice<UInt8>) -> Bool {
    var scheme: UInt64 = 0
    for (length, byte) in address.enumerated() {
      switch byte {
      case 0x3A:
        let isWeb =
          length == 4 && scheme == 0x6874_7470  // http
          || length == 5 && scheme == 0x68_7474_7073  // https
        return isWeb && address.dropFirst(length + 1).starts(with: [0x2F, 0x2F])
          || length == 6 && scheme == 0x6D61_696C_746F  // mailto
      case 0x2F, 0x3F, 0x23, 0x5C: return true
      default: scheme = scheme << 8 | UInt64(byte | 0x20)
      }
    }
    return true
  }
}
