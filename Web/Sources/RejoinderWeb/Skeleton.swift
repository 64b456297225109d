import RejoinderCore

/// The comments of the page, without their words.
///
/// WebAssembly runs on one thread, so nothing can touch it at the same time.
nonisolated(unsafe) private var comments: [Comment] = []

/// Reads a discussion's skeleton: a line for each comment, its id and its parent's with a tab
/// between, and nothing behind the tab at the top level.
///
/// - Parameters:
///   - bytes: Where the text begins.
///   - count: How many bytes it has.
/// - Returns: How many comments there are.
@_expose(wasm, "load")
@_cdecl("rejoinder_load")
public func load(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  comments = []
  var rest = UnsafeBufferPointer(start: bytes, count: count)[...]
  while !rest.isEmpty {
    let line = rest.prefix { $0 != 0x0A }
    rest = rest.dropFirst(line.count + 1)
    let id = line.prefix { $0 != 0x09 }
    let parent = line.dropFirst(id.count + 1)
    let parentID = parent.isEmpty ? nil : Comment.ID(utf8: parent)
    comments.append(Comment(id: Comment.ID(utf8: id), parentID: parentID))
  }
  return comments.count
}
