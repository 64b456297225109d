// The grammar: which token may come next.
extension JSONReader {
  /// Reads the next token; texts are only scanned, not kept, where nobody will ask for them.
  mutating func advance(keeping: Bool) throws(JSONError) {
    if let failure { throw failure }
    window.mark = -1
    let byte = significantByte()
    switch state {
    case .document:
      if byte < 0 { end() } else { try beginValue(byte, keeping) }
    case .afterDocument:
      guard byte < 0 else { throw fail(.afterValue, expected: "the end of the text") }
      end()
    case .firstElement:
      if byte == 0x5D { close(.endArray, keeping) } else { try beginValue(byte, keeping) }
    case .firstName:
      if byte == 0x7D { close(.endObject, keeping) } else { try beginName(byte, keeping) }
    case .colon:
      guard byte == 0x3A else { throw fail(expected: "a colon after the name") }
      window.position += 1
      try beginValue(significantByte(), keeping)
    case .afterValue:
      try afterValue(byte, keeping)
    }
  }

  private mutating func afterValue(_ byte: Int, _ keeping: Bool) throws(JSONError) {
    let isObject = nesting.isObject
    if byte == (isObject ? 0x7D : 0x5D) {
      return close(isObject ? .endObject : .endArray, keeping)
    }
    guard byte == 0x2C else {
      throw fail(
        expected: isObject ? "a comma or the end of the object" : "a comma or the end of the array"
      )
    }
    window.position += 1
    let following = significantByte()
    guard following != 0x7D, following != 0x5D else {
      throw fail(
        .trailingComma,
        expected: isObject ? "a name after the comma" : "a value after the comma"
      )
    }
    if isObject { try beginName(following, keeping) } else { try beginValue(following, keeping) }
  }

  private mutating func beginName(_ byte: Int, _ keeping: Bool) throws(JSONError) {
    guard byte == 0x22 else { throw fail(expected: "a name in double quotes") }
    try scanString(keeping: keeping)
    (token, state) = (.name, .colon)
  }

  private mutating func beginValue(_ byte: Int, _ keeping: Bool) throws(JSONError) {
    switch byte {
    case 0x22:
      try scanString(keeping: keeping)
      token = .string
    case 0x7B: return try open(isObject: true, keeping)
    case 0x5B: return try open(isObject: false, keeping)
    case 0x2D, 0x30...0x39: try scanNumber(keeping: keeping)
    case 0x74: try scanLiteral("true", .true, keeping)
    case 0x66: try scanLiteral("false", .false, keeping)
    case 0x6E: try scanLiteral("null", .null, keeping)
    default: throw fail(expected: "a value")
    }
    valueEnded()
  }

  private mutating func open(isObject: Bool, _ keeping: Bool) throws(JSONError) {
    guard nesting.depth < depthLimit else {
      throw fail(.tooDeep, expected: "at most \(depthLimit) arrays and objects in each other")
    }
    if keeping { window.mark = window.position }
    window.position += 1
    tokenEnd = window.position
    nesting.push(isObject: isObject)
    (token, state) =
      isObject ? (.beginObject, .firstName) : (.beginArray, .firstElement)
  }

  private mutating func close(_ token: JSONToken, _ keeping: Bool) {
    if keeping { window.mark = window.position }
    window.position += 1
    tokenEnd = window.position
    nesting.pop()
    self.token = token
    valueEnded()
  }

  private mutating func valueEnded() {
    if nesting.depth > 0 {
      state = .afterValue
    } else {
      state = documents == .one ? .afterDocument : .document
    }
  }

  private mutating func end() {
    token = .end
    window.mark = window.position
    tokenEnd = window.position
    if documents == .one && state == .document { state = .afterDocument }
  }

  /// Goes over white space.
  ///
  /// - Returns: The byte after it, or -1 at the end and, for JSON Lines, at the end of a line that
  ///   breaks a value.
  private mutating func significantByte() -> Int {
    while true {
      while window.position < window.count {
        let byte = window.base[window.position]
        switch byte {
        case 0x20, 0x09, 0x0D: break
        case 0x0A:
          if documents == .lines && state != .document { return Int(byte) }
          line += 1
          lineStart = window.offset + 1
        default: return Int(byte)
        }
        window.position += 1
      }
      guard window.refill() else { return -1 }
    }
  }
}
