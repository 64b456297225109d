extension HTMLEntityTable {
  /// How many bytes the longest name has.
  static var longestName: Int { 31 }

  /// What a name that a `;` follows stands for.
  static func value(of name: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    search(name).map { $0.value }
  }

  /// The longest beginning of a run of letters and digits that counts without a `;`.
  static func legacyPrefix(
    of name: UnsafeBufferPointer<UInt8>
  ) -> (length: Int, value: UnsafeBufferPointer<UInt8>)? {
    var length = min(name.count, 6)
    while length >= 2 {
      let prefix = UnsafeBufferPointer(rebasing: name.prefix(length))
      if let found = search(prefix), found.isLegacy { return (length, found.value) }
      length -= 1
    }
    return nil
  }

  private typealias Entry = (isLegacy: Bool, value: UnsafeBufferPointer<UInt8>)

  private static func search(_ name: UnsafeBufferPointer<UInt8>) -> Entry? {
    var (low, high) = (0, blockCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if firstName(ofBlock: middle, isNotAfter: name) { low = middle } else { high = middle }
    }
    return search(name, inBlock: low)
  }

  private static func offset(ofBlock block: Int) -> Int {
    let digits = blocks.utf8Start + 3 * block
    return Int(digits[0] - 0x30) << 12 | Int(digits[1] - 0x30) << 6 | Int(digits[2] - 0x30)
  }

  /// Whether the first name of a block, which is written out in full, stands before another or is it.
  private static func firstName(
    ofBlock block: Int,
    isNotAfter name: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let own = entries.utf8Start + offset(ofBlock: block) + 1
    for (index, byte) in name.enumerated() where own[index] != byte {
      return own[index] < byte
    }
    return own[name.count] < 0x30
  }

  /// Goes through the names of a block, keeping count of how much of each is the wanted one.
  private static func search(_ name: UnsafeBufferPointer<UInt8>, inBlock block: Int) -> Entry? {
    var index = offset(ofBlock: block)
    let end = block + 1 < blockCount ? offset(ofBlock: block + 1) : entries.utf8CodeUnitCount
    let bytes = entries.utf8Start
    var matched = 0
    while index < end {
      let head = bytes[index]
      index += 1
      let isFound = match(name, bytes, &index, shared: Int(head & 0x1F), &matched)
      let length = Int(bytes[index]) - 0x28
      index += 1
      if isFound {
        return (head >= 0x60, UnsafeBufferPointer(start: bytes + index, count: length))
      }
      index += length
    }
    return nil
  }

  /// Goes over the rest of an entry's name, and says whether the whole is the wanted one.
  private static func match(
    _ name: UnsafeBufferPointer<UInt8>,
    _ bytes: UnsafePointer<UInt8>,
    _ index: inout Int,
    shared: Int,
    _ matched: inout Int
  ) -> Bool {
    // With more shared than matched, it differs where the name before it did.
    let isCandidate = shared <= matched
    if isCandidate {
      matched = shared
      while matched < name.count, bytes[index] == name[matched] {
        matched += 1
        index += 1
      }
    }
    // Only the length of the value stands below the letters and digits of names.
    let isWhole = isCandidate && matched == name.count && bytes[index] < 0x30
    while bytes[index] >= 0x30 { index += 1 }
    return isWhole
  }
}
