import CPage

/// Fills memory with random bytes, for the seed of hashing.
///
/// The C library has this too, and brings formatted output and a file system along: 19 KB.
///
/// - Parameters:
///   - bytes: Where the memory begins.
///   - count: How many bytes it has.
@_cdecl("arc4random_buf")
public func fillRandomly(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
  page_random(bytes, UInt(count))
}
