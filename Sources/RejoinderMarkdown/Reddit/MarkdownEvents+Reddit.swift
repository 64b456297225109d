internal import RejoinderCore

extension MarkdownEvents {
  /// Adds words in which Reddit's marks and names mean something.
  mutating func redditWords(_ text: UnsafeBufferPointer<UInt8>) {
    guard !isEscaped(text) else { return builder.text(utf8: text) }
    var (start, index) = (0, 0)
    while index < text.count {
      guard Self.isOfInterest(text[index]) else {
        index += 1
        continue
      }
      let end = endOfName(text, at: index)
      let length = end.map { $0 - index } ?? lengthOfMark(text, at: index)
      guard let length else {
        index += 1
        continue
      }
      builder.text(utf8: UnsafeBufferPointer(rebasing: text[start..<index]))
      if end == nil {
        applyMark(text, at: index)
      } else {
        link(UnsafeBufferPointer(rebasing: text[index..<index + length]))
      }
      // What ends a style by being there is yet to be written.
      (start, index) = (index + length, index + max(length, 1))
    }
    builder.text(utf8: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private static func isOfInterest(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, 0x29, 0x2F, 0x3C, 0x5E, 0x72, 0x75: true
    default: false
    }
  }

  /// Whether it is one character behind a backslash that takes its meaning away.
  private func isEscaped(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count == 1, text[0] == 0x5E || text[0] == 0x29, let place = place(of: text) else {
      return false
    }
    var start = place
    while start > 0, source[start - 1] == 0x5C { start -= 1 }
    return (place - start) % 2 == 1
  }

  /// How many bytes a mark takes that stands for itself no longer; `nil` where there is none.
  private mutating func lengthOfMark(
    _ text: UnsafeBufferPointer<UInt8>,
    at index: Int
  ) -> Int? {
    switch text[index] {
    case RedditMark.opening: return index + 1 < text.count ? 2 : 1
    case RedditMark.hidden, RedditMark.literal: return 1
    case 0x3C: return RedditMark.closes(text, at: index) ? 1 + RedditMark.closing.count : nil
    case 0x5E: return lengthOfCaret(text, at: index)
    case 0x20, 0x09: return reddit.scopes.isEmpty ? nil : 0
    case 0x29: return reddit.bracketCount > 0 ? 1 : nil
    default: return nil
    }
  }

  /// A `^` raises the word behind it, or the words in brackets behind it.
  private mutating func lengthOfCaret(
    _ text: UnsafeBufferPointer<UInt8>,
    at index: Int
  ) -> Int? {
    guard let place = place(of: text).map({ $0 + index }), place + 1 < source.count,
      source[place + 1] > 0x20
    else { return nil }
    guard source[place + 1] == 0x28 else { return 1 }
    if reddit.nextBracket <= place {
      reddit.nextBracket = source[place...].firstIndex(of: 0x29) ?? source.count
    }
    // There is nothing to raise between brackets without words.
    let isEmpty = source[(place + 2)...].first { $0 > 0x20 } == 0x29
    return index + 1 < text.count && reddit.nextBracket < source.count && !isEmpty ? 2 : nil
  }

  private mutating func applyMark(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
    switch text[index] {
    case RedditMark.opening: begin(.spoiler)
    case RedditMark.hidden: hide(isAtQuote: isAtQuote && index == 0)
    case RedditMark.literal: write(">")
    case 0x3C: if !end(.spoiler) { write("!<") }
    case 0x5E:
      let isBracket = index + 1 < text.count && text[index + 1] == 0x28
      begin(isBracket ? .bracket : .word)
    case 0x29: _ = end(.bracket)
    default: endRedditWords()
    }
  }

  /// Hides the quote that just began, or else the rest of the block: only the line said so.
  private mutating func hide(isAtQuote: Bool) {
    guard reddit.hiddenCount == 0 else { return }
    if isAtQuote && builder.hideQuote() {
      reddit.hideQuote()
    } else if reddit.spoilerCount == 0 {
      begin(.spoiler)
    }
  }

  private mutating func link(_ name: UnsafeBufferPointer<UInt8>) {
    address.removeAll(keepingCapacity: true)
    if name[0] != 0x2F { address.append(0x2F) }
    address.append(contentsOf: name)
    title.removeAll(keepingCapacity: true)
    openLink()
    builder.text(utf8: name)
    closeLink()
  }
}
