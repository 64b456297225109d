/// Character references outside of HTML, in formats that borrow them: always with a `;`.
package enum HTMLEntity {
  /// Appends what a reference stands for.
  ///
  /// - Parameters:
  ///   - reference: The reference from `&` to `;`.
  ///   - bytes: What takes the characters as UTF-8; untouched where the reference means nothing.
  /// - Returns: Whether all of it was a reference.
  package static func append(
    _ reference: UnsafeBufferPointer<UInt8>,
    to bytes: inout [UInt8]
  ) -> Bool {
    guard let base = reference.baseAddress, reference.last == 0x3B else { return false }
    var scanner = HTMLScanner(base, reference.count)
    // A name without `;`, as HTML allows it, leaves a rest.
    guard let found = scanner.reference(at: 0, before: reference.count),
      found.end == reference.count
    else { return false }
    for place in 0..<found.count {
      bytes.append(UInt8(truncatingIfNeeded: found.bytes >> UInt64(8 * place)))
    }
    return true
  }
}
