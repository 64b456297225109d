/// Which arrays and objects are open, a bit for each.
struct NestingStack {
  private var words: [UInt64] = []
  private(set) var depth = 0

  /// Whether the innermost one is an object.
  private(set) var isObject = false

  mutating func push(isObject: Bool) {
    let (word, bit) = (depth >> 6, UInt64(1) << UInt64(depth & 63))
    if word == words.count { words.append(0) }
    if isObject { words[word] |= bit } else { words[word] &= ~bit }
    depth += 1
    self.isObject = isObject
  }

  mutating func pop() {
    depth -= 1
    guard depth > 0 else {
      isObject = false
      return
    }
    isObject = words[(depth - 1) >> 6] >> UInt64((depth - 1) & 63) & 1 == 1
  }

  mutating func removeAll() { (depth, isObject) = (0, false) }
}
