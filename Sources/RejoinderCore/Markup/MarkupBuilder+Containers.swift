extension MarkupBuilder {
  /// Adds a line across.
  public mutating func rule() {
    if leaf.keepsBlocksInside { return softBreak() }
    closeLeaf()
    prepareForBlock()
    var run = makeRun(.rule)
    run.start = UInt32(truncatingIfNeeded: contentEnd)
    markup.runs.append(run)
  }

  private var top: Markup.Kind? { stack.last.map { markup.runs[Int($0)].kind } }

  private var isTopImplied: Bool { implied >> UInt64(stack.count - 1) & 1 == 1 }

  private func hasRoom(for count: Int) -> Bool { stack.count + count <= Self.maximumDepth }

  /// Opens a block that holds blocks, or counts it where it cannot stand.
  mutating func openContainer(_ kind: Markup.Kind, attribute: UInt32 = 0) {
    endBlock()
    // Lists and tables need another level for what they are made of.
    let levels = kind.isList || kind == .table ? 2 : 1
    guard leaf == .end, hasRoom(for: levels) else {
      ignored[kind.ignoredSlot] &+= 1
      return
    }
    prepareForBlock()
    // An item that went on or began just now takes a level too.
    guard hasRoom(for: levels) else {
      ignored[kind.ignoredSlot] &+= 1
      return
    }
    push(kind, attribute: attribute)
  }

  /// Opens an item, and the list around it where there is none.
  mutating func openItem() {
    endBlock()
    guard leaf == .end, ignored[Markup.Kind.list.ignoredSlot] == 0 else { return }
    if top == .row || top == .table { prepareForBlock() }
    if top == .item { closeContainer() }
    if top?.isList != true {
      guard hasRoom(for: 2) else { return }
      push(.list)
      implied |= 1 << UInt64(stack.count - 1)
    }
    push(.item)
  }

  /// Opens a row, and the table around it where there is none.
  mutating func openRow() {
    guard ignored[Markup.Kind.table.ignoredSlot] == 0, leaf.isCell || !leaf.keepsBlocksInside
    else { return endBlock() }
    closeLeaf()
    if top == .row { closeContainer() }
    if top != .table {
      prepareForBlock()
      guard hasRoom(for: 2) else { return }
      push(.table)
      implied |= 1 << UInt64(stack.count - 1)
    }
    push(.row)
  }

  /// Makes a row the innermost block; `false` where there can be no cell.
  mutating func prepareForCell() -> Bool {
    guard ignored[Markup.Kind.table.ignoredSlot] == 0, leaf.isCell || !leaf.keepsBlocksInside
    else {
      endBlock()
      return false
    }
    closeLeaf()
    if top != .row { openRow() }
    return top == .row
  }

  /// Makes the innermost container one that a paragraph can stand in.
  mutating func prepareForBlock() {
    while let top {
      switch top {
      case .row, .table: closeContainer()
      case .list, .orderedList:
        guard isTopImplied else { return continueItem() }
        closeContainer()
      default: return
      }
    }
  }

  /// Opens the item that was closed last again, or the first one of the list.
  private mutating func continueItem() {
    guard let last = markup.runs.last, let opener = last.opener,
      markup.runs[opener].kind == .item
    else { return push(.item) }
    markup.runs.removeLast()
    stack.append(UInt32(truncatingIfNeeded: opener))
  }

  private mutating func push(_ kind: Markup.Kind, attribute: UInt32 = 0) {
    separate()
    let run = makeRun(kind, attribute: attribute)
    stack.append(UInt32(truncatingIfNeeded: markup.runs.count))
    markup.runs.append(run)
  }

  /// Closes the innermost container; one that holds nothing vanishes, unless it is an item.
  mutating func closeContainer() {
    let index = Int(stack.removeLast())
    implied &= ~(1 << UInt64(stack.count))
    ignored = SIMD8()
    let isEmpty = index == markup.runs.count - 1
    if isEmpty && markup.runs[index].kind != .item {
      markup.runs.removeLast()
      return
    }
    let end = UInt32(truncatingIfNeeded: contentEnd)
    // What it holds says where it starts: when it was opened, nothing knew whether words follow.
    let start = isEmpty ? end : markup.runs[index + 1].start
    markup.runs[index].start = start
    markup.runs[index].length = end - start
    var run = makeRun(.end, attribute: UInt32(truncatingIfNeeded: index))
    run.start = end
    markup.runs.append(run)
  }
}
