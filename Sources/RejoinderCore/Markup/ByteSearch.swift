extension HTMLScanner {
  /// All bytes.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The place behind some lower-case ASCII where it stands first, whatever the case here.
  func place(after text: StaticString) -> Int? {
    var start = startIndex
    while start + text.utf8CodeUnitCount <= endIndex {
      if matches(text, at: start) { return start + text.utf8CodeUnitCount }
      start += 1
    }
    return nil
  }

  /// Whether some lower-case ASCII stands anywhere, whatever the case here.
  func contains(_ text: StaticString) -> Bool { place(after: text) != nil }

  /// Whether it begins with some lower-case ASCII, whatever the case here.
  func hasPrefix(_ text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && matches(text, at: startIndex)
  }

  private func matches(_ text: StaticString, at start: Int) -> Bool {
    for index in 0..<text.utf8CodeUnitCount {
      let byte = self[start + index]
      let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
      if lower != text.utf8Start[index] { return false }
    }
    return true
  }
}
