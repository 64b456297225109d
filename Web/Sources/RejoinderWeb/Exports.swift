import RejoinderCore

// What the page calls. WebAssembly runs on one thread, so nothing else can touch the discussion; each
// module has one, and a page with several discussions has as many modules.

nonisolated(unsafe) var page = LivePage(Skeleton())
/// The numbers that the page reads after a call that answers with a list.
nonisolated(unsafe) var list: [Int32] = []

/// Takes a skeleton.
///
/// - Parameters:
///   - bytes: Where the text begins.
///   - count: How many bytes it has.
/// - Returns: How many comments and `more` rows there are, -1 for a text that is no skeleton.
@_expose(wasm, "load")
@_cdecl("rejoinder_load")
public func load(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  guard let skeleton = Skeleton(UnsafeBufferPointer(start: bytes, count: count)) else { return -1 }
  page = LivePage(skeleton)
  return page.entries.count - 1
}

// MARK: Taking over the page

/// Takes over the next block of the page; its number, 0 where the skeleton has fewer rows.
@_expose(wasm, "adopt")
@_cdecl("rejoinder_adopt")
public func adopt(_ rowCount: Int) -> Int32 { page.adopt(rowCount: rowCount) }

/// Ends taking over.
@_expose(wasm, "finishAdopting")
@_cdecl("rejoinder_finishAdopting")
public func finishAdopting() { page.finishAdopting() }

/// The slot of a row of the page, counted from the page's first one; 0 where there is none.
@_expose(wasm, "adoptedSlot")
@_cdecl("rejoinder_adoptedSlot")
public func adoptedSlot(_ index: Int) -> Int32 {
  let row = page.settings.firstRow + index
  return 0..<page.outline.rowCount ~= row ? page.outline.slot(atRow: row) : 0
}

/// Whether a slot is a `more` row.
@_expose(wasm, "isMore")
@_cdecl("rejoinder_isMore")
public func isMore(_ slot: Int32) -> Bool { page.flags(slot).contains(.more) }

// MARK: Blocks

/// Lists the slots of a block whose rows are not there; how many they are.
@_expose(wasm, "missing")
@_cdecl("rejoinder_missing")
public func missing(_ block: Int32) -> Int {
  list = page.missing(block)
  return list.count
}

/// Where the list begins, as numbers of four bytes.
@_expose(wasm, "list")
@_cdecl("rejoinder_list")
public func listAddress() -> UnsafePointer<Int32>? {
  // The array lives until the next call that answers with a list.
  list.withUnsafeBufferPointer { $0.baseAddress }
}

/// Puts rows that came into their block, while a row stays where it is.
///
/// - Parameters:
///   - block: The number of the block.
///   - lost: Where the list of slots begins whose rows did not come.
///   - lostCount: How many these are.
///   - held: The row that stays, 0 for none.
@_expose(wasm, "fill")
@_cdecl("rejoinder_fill")
public func fill(_ block: Int32, _ lost: UnsafePointer<Int32>, _ lostCount: Int, _ held: Int32) {
  let lost = UnsafeBufferPointer(start: lost, count: lostCount)
  page.hold(held) { $0.fill(block) { lost.contains($0) } }
}

/// Forgets the rows of a block that the page has dropped to save memory.
@_expose(wasm, "empty")
@_cdecl("rejoinder_empty")
public func empty(_ block: Int32) { page.empty(block) }

/// The number of the block in which a comment's row stands.
@_expose(wasm, "block")
@_cdecl("rejoinder_block")
public func block(_ slot: Int32) -> Int32 { page.blockNumbers[Int(slot)] }

// MARK: Folding

/// Whether a comment can be folded or unfolded.
@_expose(wasm, "canToggle")
@_cdecl("rejoinder_canToggle")
public func canToggle(_ slot: Int32) -> Bool { page.canToggle(slot) }

/// Whether a comment is folded.
@_expose(wasm, "isFolded")
@_cdecl("rejoinder_isFolded")
public func isFolded(_ slot: Int32) -> Bool { page.outline.isFolded(slot) }

/// Folds or unfolds a comment; the row to bring into sight as well, 0 for none.
@_expose(wasm, "toggle")
@_cdecl("rejoinder_toggle")
public func toggle(_ slot: Int32) -> Int32 { page.toggle(slot) }

/// Folds what a comment answers, or its thread; the comment that is folded now, 0 for none.
@_expose(wasm, "collapse")
@_cdecl("rejoinder_collapse")
public func collapse(_ slot: Int32, _ toRoot: Bool) -> Int32 { page.collapse(slot, toRoot: toRoot) }

/// Unfolds a comment with everything below it.
@_expose(wasm, "expandDescendants")
@_cdecl("rejoinder_expandDescendants")
public func expandDescendants(_ slot: Int32) { page.expandDescendants(of: slot) }

/// Folds everything below a level, 0 for nothing, while a row stays where it is.
@_expose(wasm, "collapseBelow")
@_cdecl("rejoinder_collapseBelow")
public func collapseBelow(_ level: Int, _ held: Int32) {
  page.collapse(belowLevel: level, holding: held)
}

/// Folds exactly some comments, while a row stays where it is.
@_expose(wasm, "setFolded")
@_cdecl("rejoinder_setFolded")
public func setFolded(_ slots: UnsafePointer<Int32>, _ count: Int, _ held: Int32) {
  page.setFolded(Array(UnsafeBufferPointer(start: slots, count: count)), holding: held)
}

/// Lists the folded comments; how many they are.
@_expose(wasm, "folded")
@_cdecl("rejoinder_folded")
public func folded() -> Int {
  list = page.outline.foldedSlots
  return list.count
}

/// For how many seconds a fold is remembered.
@_expose(wasm, "foldLifetime")
@_cdecl("rejoinder_foldLifetime")
public func foldLifetime() -> Double { Double(FoldMemory<Int32>.defaultLifetime / 1_000_000) }

/// How many folds of a discussion are remembered.
@_expose(wasm, "foldCapacity")
@_cdecl("rejoinder_foldCapacity")
public func foldCapacity() -> Int { FoldMemory<Int32>.defaultCapacity }

/// How many comments below one can be read.
@_expose(wasm, "replyCount")
@_cdecl("rejoinder_replyCount")
public func replyCount(_ slot: Int32) -> Int { page.outline.replyCount(of: slot) }

/// Opens what hides a comment.
@_expose(wasm, "reveal")
@_cdecl("rejoinder_reveal")
public func reveal(_ slot: Int32) -> Bool { page.reveal(slot) }

/// How much of the space behind the rows is still seen.
///
/// - Parameters:
///   - offset: How far the reader has scrolled.
///   - height: How much of the page shows.
///   - end: Where everything else ends.
/// - Returns: Its height.
@_expose(wasm, "neededSpace")
@_cdecl("rejoinder_neededSpace")
public func neededSpace(_ offset: Double, _ height: Double, _ end: Double) -> Double {
  ScrollAnchor.spacer(at: offset, height: height, content: ScrollContent(end: end))
}

// MARK: Going around

/// Where a step leads, by its number; 0 for nowhere.
@_expose(wasm, "step")
@_cdecl("rejoinder_step")
public func step(_ number: Int, _ slot: Int32) -> Int32 {
  guard Step.allCases.indices ~= number else { return 0 }
  return max(page.outline.destination(of: Step.allCases[number], from: slot, in: page.topology), 0)
}

/// The ancestor of a comment in a column, counted from 1.
@_expose(wasm, "ancestor")
@_cdecl("rejoinder_ancestor")
public func ancestor(_ slot: Int32, _ column: Int) -> Int32 {
  page.outline.ancestor(of: slot, atDepth: max(column - 1, 0))
}

/// The comment that one answers, 0 at the top.
@_expose(wasm, "parent")
@_cdecl("rejoinder_parent")
public func parent(_ slot: Int32) -> Int32 { page.topology.parent(of: slot) }

/// The first reply to a comment, 0 for none.
@_expose(wasm, "firstReply")
@_cdecl("rejoinder_firstReply")
public func firstReply(_ slot: Int32) -> Int32 { max(page.topology.firstChild(of: slot), 0) }

/// The last comment of a comment's subtree, itself where it has no replies.
@_expose(wasm, "lastBelow")
@_cdecl("rejoinder_lastBelow")
public func lastBelow(_ slot: Int32) -> Int32 { page.lastSlot(below: slot) }

/// The first row that shows of a comment: its own, or that of what folds it away.
@_expose(wasm, "landing")
@_cdecl("rejoinder_landing")
public func landing(_ slot: Int32) -> Int32 {
  max(page.outline.landing(of: slot, in: page.topology), 0)
}

/// Marks what was written after a moment as new; how many comments that are.
@_expose(wasm, "markNew")
@_cdecl("rejoinder_markNew")
public func markNew(_ since: Double) -> Int { page.markNew(since: Int64(since)) }

/// Whether a comment is new.
@_expose(wasm, "isNew")
@_cdecl("rejoinder_isNew")
public func isNew(_ slot: Int32) -> Bool { page.flags(slot).contains(.new) }

/// The next new comment after one, or the one before it; 0 for none.
@_expose(wasm, "nextNew")
@_cdecl("rejoinder_nextNew")
public func nextNew(_ slot: Int32, _ isBackward: Bool) -> Int32 {
  page.nextNew(from: slot, isBackward: isBackward)
}

/// Remembers where a jump begins.
@_expose(wasm, "noteJump")
@_cdecl("rejoinder_noteJump")
public func noteJump(_ slot: Int32) { page.history.jump(from: slot) }

/// Whether there is a jump to undo.
@_expose(wasm, "canUndoJump")
@_cdecl("rejoinder_canUndoJump")
public func canUndoJump() -> Bool { !page.history.isEmpty }

/// Where the last jump began, 0 where there is none.
@_expose(wasm, "undoJump")
@_cdecl("rejoinder_undoJump")
public func undoJump() -> Int32 { page.history.undo() ?? 0 }
