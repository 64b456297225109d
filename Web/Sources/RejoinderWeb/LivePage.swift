import RejoinderCore

/// A discussion on a page: what shows of it, and what the page has of that.
///
/// Comments are slots, which stay theirs; their places in pre-order change when others come between. The
/// page is told of changes alone: what it shows already is remembered.
struct LivePage {
  typealias Slot = Topology.Slot

  let settings: Skeleton.Settings
  var entries: [Skeleton.Entry]
  var topology: Topology
  var outline: Outline
  /// All slots in pre-order, folded away or not, behind the root at place 0.
  var order: [Slot]
  /// The place of each slot in that order.
  var places: [Int32]
  /// The blocks, in the order of their rows.
  var blocks: [Block] = []
  /// The number of the block in which a slot's row stands, by slot.
  var blockNumbers: [Int32]
  var lastBlockNumber: Int32 = 0
  /// How the page draws each row, by slot.
  var drawn: [DrawnRow]
  var history = JumpHistory<Slot>()
  /// What a newer skeleton says that the page does not show yet.
  var news: News?
  /// Whether there are comments that the page did not begin with.
  var hasGrown = false

  init(_ skeleton: Skeleton) {
    settings = skeleton.settings
    entries = skeleton.entries
    topology = Topology(capacity: entries.count)
    topology.makeSlots(upTo: entries.count)
    _ = topology.attachAll(under: skeleton.parents)
    let entries = entries
    outline = Outline(topology) { entries[Int($0)].flags.contains(.readable) }
    outline.setFolds(topology) { slot, _ in entries[Int(slot)].flags.contains(.folded) }
    order = (0..<Slot(entries.count)).map { $0 }
    places = order
    blockNumbers = [Int32](repeating: 0, count: entries.count)
    drawn = [DrawnRow](repeating: DrawnRow(), count: entries.count)
  }

  /// Whether a slot stands for a comment or a `more` row of the page.
  func contains(_ slot: Slot) -> Bool { outline.contains(slot) }

  /// Where a slot stands in pre-order.
  func place(of slot: Slot) -> Int { Int(places[Int(slot)]) }

  func flags(_ slot: Slot) -> Skeleton.Flags { entries[Int(slot)].flags }

  /// Whether a comment can be folded, or unfolded if it is folded.
  func canToggle(_ slot: Slot) -> Bool {
    guard contains(slot), !isContext(slot), !flags(slot).contains(.more) else { return false }
    if topology.hasChildren(slot) { return true }
    return settings.foldsLeaves && settings.hidesWords && !flags(slot).contains(.tombstone)
  }

  /// Whether a row only tells what the page is about.
  func isContext(_ slot: Slot) -> Bool { Int(slot) <= settings.contextCount }
}

/// How the page draws a row.
struct DrawnRow {
  /// Whether the page has its element.
  var isThere = false
  /// Whether that is hidden by itself, not with its block.
  var isHidden = false
  /// Whether it shows an older state.
  var isStale = false
  /// Whether it came without its words, as a folded row of some looks.
  var lacksWords = false
}
