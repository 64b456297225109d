import CPage
import RejoinderCore
import RejoinderHTML

/// The page that loaded the module.
enum Page {
  typealias Slot = Topology.Slot

  static func insertBlock(_ block: Int32, before: Int32, lines: Int) {
    page_insert_block(block, before, Int32(RowBlock.step(forLines: lines)))
  }

  static func splitBlock(_ block: Int32, at slot: Slot, into new: Int32) {
    page_split_block(block, slot, new)
  }

  static func hideBlock(_ block: Int32, _ isHidden: Bool) {
    page_hide_block(block, isHidden ? 1 : 0)
  }

  static func estimateBlock(_ block: Int32, lines: Int) {
    page_estimate_block(block, Int32(RowBlock.step(forLines: lines)))
  }

  static func appendRow(_ slot: Slot, to block: Int32) { page_append_row(slot, block) }

  static func hideRow(_ slot: Slot, _ isHidden: Bool) { page_hide_row(slot, isHidden ? 1 : 0) }

  static func drawRow(_ slot: Slot, _ classes: [UInt8]) {
    classes.withUnsafeBufferPointer { page_draw_row(slot, $0.baseAddress, Int32($0.count)) }
  }

  static func drawToggle(_ slot: Slot, _ phrase: UInt8, _ count: Int, _ isCollapsed: Bool) {
    page_draw_toggle(slot, Int32(phrase), Int32(count), isCollapsed ? 1 : 0)
  }

  static func fetchWords(_ slot: Slot) { page_fetch_words(slot) }

  static func top(of slot: Slot) -> Double { page_top(slot) }

  static var offset: Double { page_offset() }
  static var height: Double { page_height() }
  static var end: Double { page_end() }

  static func scroll(to offset: Double, space: Double) { page_scroll(offset, space) }
}
