internal import CMD4C
internal import RejoinderCore

/// A block of code that is about to begin.
struct CodeFence: Sendable {
  /// What stands behind the fence: the language, and all of it.
  var language: [UInt8] = []
  var words: [UInt8] = []
  /// The empty lines so far.
  var emptyLines: [UInt8] = []
  /// Whether there was nothing but empty lines yet.
  var isWaiting = false

  /// Whether the words say more than a block can keep as its language.
  var saysMore: Bool {
    words.count > language.count
      || !language.withUnsafeBufferPointer { MarkupBuilder.isLanguage($0) }
  }
}

// A block of code begins with its first words: before these, it is not known where those behind the
// fence are to be shown.
extension MarkdownEvents {
  mutating func openCode(_ detail: UnsafeMutableRawPointer?) {
    guard let code = detail?.load(as: MD_BLOCK_CODE_DETAIL.self) else { return }
    decode(code.lang, into: &fence.language)
    decode(code.info, into: &fence.words)
    fence.emptyLines.removeAll(keepingCapacity: true)
    fence.isWaiting = true
  }

  /// Whether a piece of code is one more empty line before the first words.
  mutating func waits(for code: UnsafeBufferPointer<UInt8>) -> Bool {
    guard fence.isWaiting, code.allSatisfy({ $0 <= 0x20 }) else { return false }
    fence.emptyLines.append(contentsOf: code)
    return true
  }

  /// Begins the code that waits.
  ///
  /// Words behind the fence that no language is are a line above the code, and all of them are the code
  /// where there is none: then they are all that was said.
  mutating func beginCode(isEmpty: Bool) {
    guard fence.isWaiting else { return }
    fence.isWaiting = false
    if !isEmpty && fence.saysMore {
      builder.open(.paragraph)
      fence.words.withUnsafeBufferPointer { builder.text(utf8: $0) }
      builder.close(.paragraph)
    }
    builder.open(.code)
    fence.language.withUnsafeBufferPointer { builder.setLanguage($0) }
    let first = isEmpty && !fence.words.isEmpty ? fence.words : fence.emptyLines
    first.withUnsafeBufferPointer { builder.text(utf8: $0) }
  }
}
