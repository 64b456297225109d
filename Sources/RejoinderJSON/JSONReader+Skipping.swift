// Going over values, and keeping them as they are written.
extension JSONReader {
  /// Skips the value that comes next, whatever it is, without keeping anything of it.
  ///
  /// Call it after a name or within an array, before ``next()``. It is checked like every other text.
  /// At the end of an array or an object it reads only that end.
  ///
  /// - Throws: What is wrong with the text.
  /// - Complexity: O(length), in no more memory than one bit for each open array or object.
  public mutating func skipValue() throws(JSONError) {
    try advance(keeping: false)
    if token == .name { try advance(keeping: false) }
    try skipContents()
  }

  /// Skips the rest of the array or object that the last token began; after others it does nothing.
  ///
  /// - Throws: What is wrong with the text.
  /// - Complexity: O(length).
  public mutating func skipContents() throws(JSONError) {
    guard token.begins else { return }
    let outside = nesting.depth - 1
    while nesting.depth > outside { try advance(keeping: false) }
  }

  /// The value that the last token is or begins, as it is written; an array or object is read to its end.
  ///
  /// - Returns: Its bytes, without white space around it.
  /// - Throws: What is wrong with the text.
  /// - Complexity: O(length).
  public mutating func rawValue() throws(JSONError) -> [UInt8] {
    guard token.begins else {
      return Array(window.bytes(from: max(window.mark, 0), to: tokenEnd))
    }
    window.hold = window.mark
    try skipContents()
    let bytes = Array(window.bytes(from: window.hold, to: window.position))
    window.hold = -1
    return bytes
  }

  /// Goes to the beginning of the next line and starts afresh there, as JSON Lines allows.
  ///
  /// After an error this leaves out the rest of the line that holds it. Where nothing is open it
  /// does the same with what is left of the present line.
  ///
  /// - Complexity: O(length of the line).
  public mutating func skipLine() {
    window.mark = -1
    window.hold = -1
    nesting.removeAll()
    (state, failure, token) = (.document, nil, .end)
    while true {
      let byte = window.peek()
      guard byte >= 0 else { return }
      window.position += 1
      guard byte == 0x0A else { continue }
      line += 1
      lineStart = window.offset
      return
    }
  }
}
