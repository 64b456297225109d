import Foundation

/// What tells that a file is another one than before, without reading it.
package struct FileStamp: Hashable, Sendable {
  /// How many bytes it has.
  private let size: Int
  /// When it was changed last, in seconds and billionths.
  private let changedAt: [Int]
  /// Which file it is: one may take the place of another.
  private let number: UInt64

  /// Looks at a file; `nil` where nothing is, or where nobody may look.
  package init?(of path: FilePath) {
    var status = stat()
    guard (path.withCString { stat($0, &status) }) == 0 else { return nil }
    size = Int(status.st_size)
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    changedAt = [Int(time.tv_sec), Int(time.tv_nsec)]
    number = UInt64(status.st_ino)
  }
}
