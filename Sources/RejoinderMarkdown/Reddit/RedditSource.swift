/// Prepares a source so that the parser leaves Reddit's spoilers alone.
///
/// `>!` at the beginning of a line hides a quote, unless `!<` comes later in the paragraph; elsewhere
/// the two hide what stands between them. Nothing is changed in fenced code, and in other code the
/// marks are put back.
struct RedditSource {
  private let source: UnsafeBufferPointer<UInt8>
  private var result: [UInt8] = []
  private var fence: UInt8?
  /// Behind the last `!<` of the paragraph.
  private var lastClosing = 0
  private var isInSpoiler = false

  private init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

  /// Prepares a source.
  ///
  /// - Parameter source: The source, which ends with a line break.
  /// - Returns: What to hand to the parser.
  static func prepared(_ source: [UInt8]) -> [UInt8] {
    source.withUnsafeBufferPointer { bytes in
      var prepared = RedditSource(bytes)
      prepared.result.reserveCapacity(bytes.count)
      prepared.run()
      return prepared.result
    }
  }

  private mutating func run() {
    var (start, paragraphEnd) = (0, 0)
    while start < source.count {
      let end = lineEnd(from: start)
      if start >= paragraphEnd {
        paragraphEnd = findParagraphEnd(from: start)
        isInSpoiler = false
      }
      addLine(start..<end)
      start = end
    }
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < source.count, source[end] != 0x0A { end += 1 }
    return min(end + 1, source.count)
  }

  private func isBlank(_ line: Range<Int>) -> Bool { source[line].allSatisfy { $0 <= 0x20 } }

  /// Finds where the next empty line ends, and on the way the last mark that closes a spoiler.
  private mutating func findParagraphEnd(from start: Int) -> Int {
    var index = start
    lastClosing = start
    while index < source.count {
      let end = lineEnd(from: index)
      if isBlank(index..<end) { return end }
      for place in index..<end - 1 where isClosing(place) { lastClosing = place + 2 }
      index = end
    }
    return index
  }

  private func isClosing(_ index: Int) -> Bool {
    source[index] == 0x21 && index + 1 < source.count && source[index + 1] == 0x3C
  }

  private func isOpening(_ index: Int) -> Bool {
    source[index] == 0x3E && index + 1 < source.count && source[index + 1] == 0x21
  }

  private mutating func addLine(_ line: Range<Int>) {
    var index = line.lowerBound
    while index < line.upperBound, source[index] == 0x20 { index += 1 }
    if let mark = fenceMark(at: index), fence == nil || fence == mark {
      fence = fence == nil ? mark : nil
    } else if fence == nil {
      let start = addBeginning(line)
      return addWords(start..<line.upperBound)
    }
    for index in line { add(index) }
  }

  private func fenceMark(at index: Int) -> UInt8? {
    guard index + 2 < source.count, source[index] == 0x60 || source[index] == 0x7E else {
      return nil
    }
    let isFence = source[index + 1] == source[index] && source[index + 2] == source[index]
    return isFence ? source[index] : nil
  }

  /// Adds the marks of quotes, and says where the words begin.
  private mutating func addBeginning(_ line: Range<Int>) -> Int {
    var index = line.lowerBound
    while index < line.upperBound, source[index] == 0x20 || source[index] == 0x3E {
      if isOpening(index) {
        if lastClosing > index { return addOpening(at: index) }
        result.append(0x3E)
        if !isBlank(index + 2..<line.upperBound) { result.append(RedditMark.hidden) }
        return index + 2
      }
      result.append(source[index])
      index += 1
    }
    return index
  }

  /// Adds a `>!` at the beginning of a line that hides no quote: it opens the spoiler that is closed
  /// next, unless another one opens before that.
  private mutating func addOpening(at index: Int) -> Int {
    guard !isEmptySpoiler(at: index) else {
      result.append(RedditMark.literal)
      return index + 1
    }
    var next = index + 2
    while next < lastClosing, !isClosing(next), !isOpening(next) { next += 1 }
    guard !isInSpoiler, next < lastClosing, isClosing(next) else {
      result.append(RedditMark.literal)
      return index + 1
    }
    openSpoiler()
    return index + 2
  }

  /// Whether nothing stands between a `>!` and the `!<` behind it, so that both are words.
  private func isEmptySpoiler(at index: Int) -> Bool {
    var next = index + 2
    while next < lastClosing, source[next] <= 0x20 { next += 1 }
    return next < lastClosing && isClosing(next)
  }

  private mutating func openSpoiler() {
    isInSpoiler = true
    result.append(contentsOf: [RedditMark.opening, 0x28])
  }

  private mutating func addWords(_ words: Range<Int>) {
    var index = words.lowerBound
    while index < words.upperBound {
      if source[index] == 0x5C, index + 1 < words.upperBound {
        add(index)
        add(index + 1)
        index += 2
      } else if !isInSpoiler && isOpening(index) && lastClosing > index + 2
        && !isEmptySpoiler(at: index)
      {
        openSpoiler()
        index += 2
      } else if isInSpoiler && isClosing(index) {
        isInSpoiler = false
        result.append(0x3C)
        result.append(contentsOf: RedditMark.closing)
        index += 2
      } else {
        add(index)
        index += 1
      }
    }
  }

  /// Adds a byte, unless it would pass for a part of a mark.
  private mutating func add(_ index: Int) {
    if RedditMark.isReserved(source[index]) { return }
    result.append(source[index])
    if source[index] == 0x91, result.suffix(3).elementsEqual(RedditMark.closing) {
      result.removeLast(3)
    }
  }
}
