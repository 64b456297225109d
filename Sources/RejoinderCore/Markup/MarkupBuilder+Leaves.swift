extension MarkupBuilder {
  /// Has the next word open a block of words.
  mutating func openLeaf(_ kind: Markup.Kind, attribute: UInt32 = 0) {
    if leaf.keepsBlocksInside { return softBreak() }
    closeLeaf()
    (leaf, leafAttribute) = (kind, attribute)
  }

  mutating func openCode() {
    if leaf.keepsBlocksInside {
      ignored[Markup.Kind.code.ignoredSlot] &+= 1
      return softBreak()
    }
    openLeaf(.code)
    hasLanguage = false
    codeCount = counts[Markup.Style.code.rawValue.trailingZeroBitCount]
    updateKey()
  }

  /// Opens a summary at the beginning of a spoiler; elsewhere it is a paragraph.
  mutating func openSummary() {
    endBlock()
    guard leaf == .end, let top = stack.last, markup.runs[Int(top)].kind == .spoiler,
      Int(top) == markup.runs.count - 1
    else { return }
    (leaf, leafAttribute) = (.summary, 0)
  }

  /// Opens a cell at once: an empty one keeps its column.
  mutating func openCell(_ kind: Markup.Kind, _ alignment: Markup.Alignment) {
    guard prepareForCell() else { return }
    let isFirst = markup.runs.last?.kind == .row
    if isFirst { separate() } else { markup.utf8.append(0x09) }
    (leaf, leafAttribute) = (kind, UInt32(alignment.rawValue))
    pushLeaf()
  }

  /// Opens the block for the next word unless it is open.
  @inline(__always)
  mutating func openLeaf() {
    if !isLeafOpen { openPendingLeaf() }
  }

  private mutating func openPendingLeaf() {
    if leaf == .end { (leaf, leafAttribute) = (.paragraph, 0) }
    prepareForBlock()
    separate()
    if leaf == .code && hasLanguage {
      let start = markup.strings.count
      markup.strings.append(contentsOf: languageBytes)
      addReference(from: start, length: languageBytes.count)
      leafAttribute = UInt32(truncatingIfNeeded: markup.references.count)
    }
    pushLeaf()
  }

  private mutating func pushLeaf() {
    leafIndex = markup.runs.count
    leafStart = markup.utf8.count
    runStart = leafStart
    markup.runs.append(makeRun(leaf, attribute: leafAttribute))
    isLeafOpen = true
    blocksSpace = true
    // A link goes on in the next block as another one.
    if reference != 0 { forgetReference() }
  }

  /// Closes the block of words at hand, if there is one.
  mutating func closeLeaf() {
    guard leaf != .end else { return }
    if isLeafOpen { closeOpenLeaf() }
    let closed = leaf
    (leaf, isLeafOpen) = (.end, false)
    (pendingBreaks, fastKey, blocksSpace) = (0, Self.noKey, true)
    if closed.keepsBlocksInside { ignored = SIMD8() }
    if closed == .code { restoreCode() }
  }

  private mutating func closeOpenLeaf() {
    if leaf == .code {
      // The line break before `</code></pre>` belongs to the markup.
      if markup.utf8.count > runStart, markup.utf8.last == 0x0A { markup.utf8.removeLast() }
    } else {
      trimSpace()
    }
    endRun()
    contentEnd = markup.utf8.count
    markup.runs[leafIndex].length = UInt32(truncatingIfNeeded: contentEnd - leafStart)
    markup.runs.append(
      Markup.Run(
        kind: .end,
        level: UInt8(truncatingIfNeeded: stack.count),
        style: [],
        start: UInt32(truncatingIfNeeded: contentEnd),
        length: 0,
        attribute: UInt32(truncatingIfNeeded: leafIndex)
      )
    )
  }

  /// Forgets inline code that was not closed within the block.
  private mutating func restoreCode() {
    let index = Markup.Style.code.rawValue.trailingZeroBitCount
    counts[index] = min(counts[index], codeCount)
    if counts[index] == 0 { style.remove(.code) }
    updateKey()
  }

  /// Begins a new line of the text, unless one was begun already or nothing stands before it.
  mutating func separate() {
    if markup.utf8.count == contentEnd && contentEnd > 0 { markup.utf8.append(0x0A) }
  }
}
