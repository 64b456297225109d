import RejoinderCore

/// Compares a newer skeleton with the page.
///
/// - Parameters:
///   - bytes: Where the text begins.
///   - count: How many bytes it has.
///   - slots: Where the slots of its lines begin, 0 for those that the page does not know.
///   - slotCount: How many lines there are.
/// - Returns: How many comments the page does not know that can be read; -1 for a text that is no
///   skeleton.
@_expose(wasm, "compare")
@_cdecl("rejoinder_compare")
public func compare(
  _ bytes: UnsafePointer<UInt8>,
  _ count: Int,
  _ slots: UnsafePointer<Int32>,
  _ slotCount: Int
) -> Int {
  let text = UnsafeBufferPointer(start: bytes, count: count)
  guard let skeleton = Skeleton(text), skeleton.entries.count == slotCount + 1 else { return -1 }
  let slots = UnsafeBufferPointer(start: slots, count: slotCount)
  let news = News(skeleton, slots: slots, on: page)
  page.news = news
  return news.count
}

/// Whether the comments of the page stand in another order in the newer skeleton.
@_expose(wasm, "isReordered")
@_cdecl("rejoinder_isReordered")
public func isReordered() -> Bool { page.news?.isReordered ?? false }

/// Lists the comments of the page of which the newer skeleton tells something else; how many they are.
@_expose(wasm, "changed")
@_cdecl("rejoinder_changed")
public func changed() -> Int {
  list = page.news.map { news in news.changed.map { news.slots[$0] } } ?? []
  return list.count
}

/// Lists the comments of the page that get their first replies to read; how many they are.
@_expose(wasm, "answered")
@_cdecl("rejoinder_answered")
public func answered() -> Int {
  list = page.news?.answered ?? []
  return list.count
}

/// Shows what became of the comments that changed, whose rows came anew.
@_expose(wasm, "renew")
@_cdecl("rejoinder_renew")
public func renew(_ focus: Int32, _ seen: Int32) { page.renew(focus: focus, seen: seen) }

/// Takes in the comments that the page does not know, which get the slots from the bound on.
@_expose(wasm, "insertNews")
@_cdecl("rejoinder_insertNews")
public func insertNews(_ focus: Int32, _ seen: Int32) { page.insertNews(focus: focus, seen: seen) }

/// The slot that the next new comment gets.
@_expose(wasm, "slotBound")
@_cdecl("rejoinder_slotBound")
public func slotBound() -> Int32 { Int32(page.entries.count) }

// MARK: Places

/// Where a comment stands among all, folded away or not, from 1; 0 for none.
@_expose(wasm, "place")
@_cdecl("rejoinder_place")
public func place(_ slot: Int32) -> Int { page.contains(slot) ? page.place(of: slot) : 0 }

/// The comment that stands at a place; 0 behind the last one.
@_expose(wasm, "slotAt")
@_cdecl("rejoinder_slotAt")
public func slotAt(_ place: Int) -> Int32 { page.order.indices ~= place ? page.order[place] : 0 }
