extension MarkupBuilder {
  /// Ends the line; at the beginning and at the end of a block it means nothing.
  ///
  /// Two breaks in a row leave one line empty, and more than two count as two.
  public mutating func lineBreak() {
    if leaf == .code { return writeByte(0x0A) }
    addBreak(atMost: 2)
  }

  /// Ends the line unless it is ended already.
  mutating func softBreak() {
    guard leaf == .code else { return addBreak(atMost: 1) }
    guard isLeafOpen, markup.utf8.last != 0x0A else { return }
    pendingBreaks = 1
    fastKey = Self.noKey
  }

  private mutating func addBreak(atMost limit: Int) {
    guard isLeafOpen, markup.utf8.count > leafStart else { return }
    trimSpace()
    guard markup.utf8.count > leafStart else { return }
    pendingBreaks = max(pendingBreaks, min(pendingBreaks + 1, limit))
    fastKey = Self.noKey
    blocksSpace = true
  }

  /// Writes the breaks that wait, in the style that the words on both sides share.
  mutating func writeBreaks() {
    guard pendingBreaks > 0 else { return }
    if leaf == .code {
      beginRun(reference > 0 ? key : key & 0xFFFF)
      markup.utf8.append(0x0A)
    } else {
      endRun()
      let isSameLink = reference > 0 && runKey >> 16 == UInt64(reference)
      var run = makeRun(.lineBreak, attribute: isSameLink ? reference : 0)
      run.style = Markup.Style(rawValue: UInt16(truncatingIfNeeded: runKey & key))
      run.length = 1
      for _ in 0..<pendingBreaks {
        run.start = UInt32(truncatingIfNeeded: markup.utf8.count)
        markup.runs.append(run)
        markup.utf8.append(0x0A)
      }
      runStart = markup.utf8.count
    }
    pendingBreaks = 0
  }

  /// Makes sure that what is appended next belongs to a run with this key.
  mutating func beginRun(_ wanted: UInt64) {
    if markup.utf8.count > runStart && runKey == wanted { return }
    endRun()
    runKey = wanted
    runStart = markup.utf8.count
  }

  /// Records the run that is being written, if there is any text in it.
  mutating func endRun() {
    let length = markup.utf8.count - runStart
    guard length > 0 else { return }
    var run = makeRun(.text, attribute: UInt32(truncatingIfNeeded: runKey >> 16))
    run.style = Markup.Style(rawValue: UInt16(truncatingIfNeeded: runKey))
    run.start = UInt32(truncatingIfNeeded: runStart)
    run.length = UInt32(truncatingIfNeeded: length)
    markup.runs.append(run)
    runStart = markup.utf8.count
  }

  /// Takes back a space at the end of the text, and its run where nothing is left of that.
  mutating func trimSpace() {
    guard blocksSpace, markup.utf8.count > runStart, markup.utf8.last == 0x20 else { return }
    markup.utf8.removeLast()
    guard markup.utf8.count == runStart, let last = markup.runs.last, last.kind == .text else {
      return
    }
    // The run before is the one being written again, so that a break sees its style.
    markup.runs.removeLast()
    runStart = Int(last.start)
    runKey = UInt64(last.style.rawValue) | UInt64(last.attribute) << 16
  }

  /// A run at the end of the text.
  func makeRun(_ kind: Markup.Kind, attribute: UInt32 = 0) -> Markup.Run {
    Markup.Run(
      kind: kind,
      level: UInt8(truncatingIfNeeded: stack.count),
      style: [],
      start: UInt32(truncatingIfNeeded: markup.utf8.count),
      length: 0,
      attribute: attribute
    )
  }
}
