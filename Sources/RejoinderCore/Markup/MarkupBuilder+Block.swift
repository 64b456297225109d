extension MarkupBuilder {
  /// A block to open.
  public enum Block: Hashable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading; levels outside of 1…6 are brought into it.
    case heading(level: Int)
    /// A block of code, whose spaces and line breaks count.
    case code
    /// Words of somebody else.
    case quote
    /// A list whose items have no numbers.
    case list
    /// A list whose items are counted.
    case orderedList(first: Int)
    /// An item of a list.
    case item
    /// A table.
    case table
    /// A row of a table.
    case row
    /// A table cell.
    case cell(isHeader: Bool, alignment: Markup.Alignment)
    /// Blocks that are hidden until the reader asks for them.
    case spoiler
    /// What a spoiler shows while it is closed.
    case summary
  }

  /// Opens a block, and closes what cannot stand around it.
  ///
  /// In code, cells and summaries, which hold no blocks, it ends the line instead.
  ///
  /// - Parameter block: The block.
  public mutating func open(_ block: Block) {
    switch block {
    case .paragraph: endBlock()
    case .heading(let level):
      openLeaf(.heading, attribute: UInt32(min(max(level, 1), 6)))
    case .code: openCode()
    case .quote: openContainer(.quote)
    case .list: openContainer(.list)
    case .orderedList(let first):
      openContainer(.orderedList, attribute: UInt32(bitPattern: Int32(clamping: first)))
    case .item: openItem()
    case .table: openContainer(.table)
    case .row: openRow()
    case .cell(let isHeader, let alignment):
      openCell(isHeader ? .headerCell : .cell, alignment)
    case .spoiler: openContainer(.spoiler)
    case .summary: openSummary()
    }
  }

  /// Closes the innermost open block of a kind, with everything in it.
  ///
  /// Where none is open, or only around the table or the list at hand, a paragraph ends.
  ///
  /// - Parameter kind: The kind; both kinds of lists, and of cells, count as one.
  public mutating func close(_ kind: Markup.Kind) {
    if ignored[kind.ignoredSlot] > 0 {
      ignored[kind.ignoredSlot] &-= 1
      return endBlock()
    }
    // The rows of a table that was left out were left out too.
    if ignored[kind.ownerSlot] > 0 { return endBlock() }
    if kind == leaf || (kind.isCell && leaf.isCell) { return closeLeaf() }
    guard kind.isContainer, let depth = depthToClose(kind) else { return endBlock() }
    closeLeaf()
    while stack.count > depth { closeContainer() }
  }

  /// Closes the innermost quote, or the spoiler that was written as one.
  package mutating func closeQuote() {
    let isQuote = ignored[Markup.Kind.quote.ignoredSlot] > 0 || depthToClose(.quote) != nil
    let spoiler = depthToClose(.spoiler)
    if let spoiler, spoiler > depthToClose(.quote) ?? -1 { return close(.spoiler) }
    close(isQuote ? .quote : .paragraph)
  }

  /// Makes the innermost block a spoiler if it is a quote, and says whether it was one.
  ///
  /// For formats that tell only behind a quote's opening that its words are to be hidden.
  @discardableResult
  package mutating func hideQuote() -> Bool {
    guard let top = stack.last, markup.runs[Int(top)].kind == .quote else { return false }
    markup.runs[Int(top)].kind = .spoiler
    return true
  }

  /// Ends the paragraph or the heading; in what holds no blocks, the line.
  mutating func endBlock() {
    if leaf.keepsBlocksInside { softBreak() } else { closeLeaf() }
  }

  /// How deep the stack is without the block to close, or `nil` where it must stay open.
  private func depthToClose(_ kind: Markup.Kind) -> Int? {
    var depth = stack.count
    while depth > 0 {
      depth -= 1
      let open = markup.runs[Int(stack[depth])].kind
      if open == kind || (open.isList && kind.isList) { return depth }
      // What was opened before a table is not closed from within, and no item from another list.
      if open == .table || (open == .row && kind != .table) { return nil }
      if open.isList && kind == .item { return nil }
    }
    return nil
  }

  /// Says in which language the block of code at hand is written.
  ///
  /// - Parameter name: Letters, digits and `+ # . _ -`; anything else ends it.
  public mutating func setLanguage(_ name: String) {
    var name = name
    name.withUTF8 { setLanguage($0) }
  }

  /// Says the language of the block of code at hand, as bytes that are known to be UTF-8.
  package mutating func setLanguage(_ name: UnsafeBufferPointer<UInt8>) {
    guard leaf == .code, !isLeafOpen, !hasLanguage else { return }
    languageBytes.removeAll(keepingCapacity: true)
    for byte in name.prefix(32) {
      guard Self.isOfLanguage(byte) else { break }
      languageBytes.append(byte)
    }
    hasLanguage = !languageBytes.isEmpty
  }

  /// Whether a name can be kept as that of a language as it is.
  package static func isLanguage(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count <= 32 && name.allSatisfy(isOfLanguage)
  }

  private static func isOfLanguage(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x23, 0x2E, 0x5F, 0x2D: true
    default: false
    }
  }
}

extension Markup.Kind {
  /// The counter of blocks that were left out.
  var ignoredSlot: Int {
    switch self {
    case .quote: 1
    case .list, .orderedList: 2
    case .table: 3
    case .spoiler: 4
    case .code: 5
    default: 0
    }
  }

  /// The counter of what the block is a part of.
  var ownerSlot: Int {
    switch self {
    case .item: Markup.Kind.list.ignoredSlot
    case .row, .cell, .headerCell: Markup.Kind.table.ignoredSlot
    default: 0
    }
  }
}
