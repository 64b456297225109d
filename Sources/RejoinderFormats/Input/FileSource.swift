import Foundation

/// Reads a file from its beginning to its end.
final class FileSource {
  private let descriptor: Int32
  private let path: FilePath
  private let isOwned: Bool
  /// Why reading stopped before the end.
  private(set) var failure: FormatError?

  init(_ path: FilePath) throws(FormatError) {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .unreadable(path, errno) }
    (self.descriptor, self.path, isOwned) = (descriptor, path, true)
  }

  /// Reads what is open already, and leaves it open.
  init(open descriptor: Int32, called name: String) {
    (self.descriptor, path, isOwned) = (descriptor, FilePath(name), false)
  }

  deinit { if isOwned { close(descriptor) } }

  /// Fills a buffer as far as one read goes; says how many bytes there are, none at the end.
  func read(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    while true {
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else {
        failure = .unreadable(path, errno)
        return 0
      }
    }
  }

  /// Reads to the end, or up to a number of bytes.
  func readAll(atMost limit: Int = .max) throws(FormatError) -> [UInt8] {
    var bytes: [UInt8] = []
    var count = 0
    repeat {
      let piece = [UInt8](unsafeUninitializedCapacity: min(1 << 20, limit - bytes.count)) {
        count = read(into: $0)
        $1 = count
      }
      bytes += piece
    } while count > 0 && bytes.count < limit
    if let failure { throw failure }
    return bytes
  }
}

/// The bytes of what gives them only once, such as a pipe: read when first asked for, and kept.
///
/// `lock` guards `result`.
final class ReadOnce: @unchecked Sendable {
  private let path: FilePath
  private let lock = NSLock()
  private var result: Result<[UInt8], FormatError>?

  init(_ path: FilePath) { self.path = path }

  func bytes() throws(FormatError) -> [UInt8] {
    lock.lock()
    defer { lock.unlock() }
    if let result { return try result.get() }
    let result = Result { () throws(FormatError) in try FileSource(path).readAll() }
    self.result = result
    return try result.get()
  }
}
