import RejoinderCore

/// A comment without its words, which stay in the page.
struct Entry: Threadable {
  let id: Comment.ID
  let parentID: Comment.ID?
}

/// The page's discussion.
///
/// WebAssembly runs on one thread, so nothing else can touch it.
nonisolated(unsafe) var discussion = CommentOutline(CommentTree<Entry>())

/// Reads the discussion's skeleton: a line for each comment, its id and its parent's with a tab
/// between, and nothing behind the tab at the top level.
///
/// - Parameters:
///   - bytes: Where the text begins.
///   - count: How many bytes it has.
/// - Returns: How many rows show.
@_expose(wasm, "load")
@_cdecl("rejoinder_load")
public func load(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  let entries = skeleton(UnsafeBufferPointer(start: bytes, count: count))
  discussion = CommentOutline(CommentTree(entries))
  return discussion.rowCount
}

/// Folds or unfolds the comment of a row.
///
/// - Parameter row: The row's number; one that does not exist changes nothing.
/// - Returns: How many rows came, negative where they went.
@_expose(wasm, "toggle")
@_cdecl("rejoinder_toggle")
public func toggle(_ row: Int) -> Int {
  guard 0..<discussion.rowCount ~= row, case .comment(let id) = discussion.rowID(atRow: row)
  else { return 0 }
  return discussion.toggle(id).rowCountDifference
}

/// Tells the level of a row as people count it.
///
/// - Parameter row: The row's number.
/// - Returns: 1 at the top level, 0 where there is no such row.
@_expose(wasm, "level")
@_cdecl("rejoinder_level")
public func level(_ row: Int) -> Int {
  guard 0..<discussion.rowCount ~= row else { return 0 }
  return discussion.rows(row..<row + 1).first?.level ?? 0
}

private func skeleton(_ text: UnsafeBufferPointer<UInt8>) -> [Entry] {
  text.split(separator: UInt8(ascii: "\n")).map { line in
    let id = line.prefix { $0 != UInt8(ascii: "\t") }
    let parent = line.dropFirst(id.count + 1)
    return Entry(
      id: Comment.ID(utf8: id),
      parentID: parent.isEmpty ? nil : Comment.ID(utf8: parent)
    )
  }
}
