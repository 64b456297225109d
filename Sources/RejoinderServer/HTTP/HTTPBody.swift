/// The bytes of an answer, held once however many answers share them.
///
/// They are copied a single time, when the body is made, into memory that does not move; answers
/// under way keep it alive, so a page may leave the cache while it is still being sent.
public final class HTTPBody: Sendable {
  /// Never written after `init`, hence safe to read from every thread.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Makes a body.
  ///
  /// - Parameter bytes: The bytes that will be sent.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: [UInt8]) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    memory.copyBytes(from: bytes)
    self.bytes = UnsafeRawBufferPointer(memory)
  }

  deinit {
    bytes.deallocate()
  }

  /// How many bytes will be sent.
  public var count: Int { bytes.count }
}
