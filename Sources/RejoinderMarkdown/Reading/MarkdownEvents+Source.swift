internal import RejoinderCore

extension MarkdownEvents {
  /// Where in the source a text stands, unless the parser made it.
  func place(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = source.baseAddress, let own = text.baseAddress else { return nil }
    let place = own - base
    return source.indices.contains(place) ? place : nil
  }

  /// Whether something in a text was put there and is no part of what was written.
  func hasInsertion(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !insertions.isEmpty, let place = place(of: text) else { return false }
    let index = firstInsertion(from: place)
    return index < insertions.count && insertions[index] < place + text.count
  }

  /// Takes a text as it was written for the piece at hand: without what was put into it, and with the
  /// marks that were replaced.
  mutating func takeAsWritten(_ text: UnsafeBufferPointer<UInt8>) {
    piece.removeAll(keepingCapacity: true)
    var start = 0
    if !insertions.isEmpty, let place = place(of: text) {
      var index = firstInsertion(from: place)
      while index < insertions.count, insertions[index] < place + text.count {
        let end = insertions[index] - place
        append(UnsafeBufferPointer(rebasing: text[start..<end]))
        (start, index) = (end + 1, index + 1)
      }
    }
    append(UnsafeBufferPointer(rebasing: text[start...]))
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    if isReddit {
      RedditMark.restore(text, to: &piece)
    } else {
      piece.append(contentsOf: text)
    }
  }

  /// The number of the first insertion that is not before a place.
  private func firstInsertion(from place: Int) -> Int {
    var (low, high) = (0, insertions.count)
    while low < high {
      let middle = (low + high) / 2
      if insertions[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
