/// The one place where words become HTML.
package enum HTMLEncoder {
  /// Appends words so that they stay words wherever they stand: between tags, or in an attribute's
  /// value within quotes of either kind.
  ///
  /// - Parameters:
  ///   - bytes: The words as UTF-8.
  ///   - result: What takes them.
  package static func append(_ bytes: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    guard let base = bytes.baseAddress else { return }
    var (start, index) = (0, 0)
    while index < bytes.count {
      let byte = base[index]
      // All that is escaped stands below `?`.
      guard byte < 0x3F, let escaped = escaped(byte) else {
        index &+= 1
        continue
      }
      result.append(contentsOf: UnsafeBufferPointer(start: base + start, count: index - start))
      append(escaped, to: &result)
      index &+= 1
      start = index
    }
    result.append(contentsOf: UnsafeBufferPointer(start: base + start, count: index - start))
  }

  /// Appends words, as above.
  ///
  /// - Parameters:
  ///   - bytes: The words as UTF-8.
  ///   - result: What takes them.
  package static func append(_ bytes: ArraySlice<UInt8>, to result: inout [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0, to: &result) }
  }

  /// Appends HTML that is written in our own source, as it is.
  ///
  /// - Parameters:
  ///   - html: The HTML.
  ///   - result: What takes it.
  package static func append(_ html: StaticString, to result: inout [UInt8]) {
    result.append(
      contentsOf: UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount)
    )
  }

  private static func escaped(_ byte: UInt8) -> StaticString? {
    switch byte {
    case 0x26: "&amp;"
    case 0x3C: "&lt;"
    case 0x3E: "&gt;"
    case 0x22: "&quot;"
    case 0x27: "&#39;"
    default: nil
    }
  }
}
