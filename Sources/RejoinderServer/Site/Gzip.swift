import CZlib

/// Compression as `Content-Encoding: gzip` wants it.
enum Gzip {
  /// Compresses bytes in one go.
  ///
  /// The same bytes always give the same result: neither a time nor a name goes in.
  ///
  /// - Returns: The compressed bytes, or `nil` where they would not be fewer, or where there are
  ///   more than zlib counts in one go.
  /// - Complexity: O(*n*) in the number of bytes.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard
      bytes.count <= UInt32.max,
      deflateInit2_(
        &stream,
        level(for: bytes.count),
        Z_DEFLATED,
        gzipWindow,
        memoryLevel,
        Z_DEFAULT_STRATEGY,
        ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)
      ) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    let result = [UInt8](unsafeUninitializedCapacity: bytes.count) { output, count in
      count = deflate(bytes, to: output, with: &stream)
    }
    return result.isEmpty ? nil : result
  }

  /// How many bytes came out; none where they do not fit.
  private static func deflate(
    _ bytes: [UInt8],
    to output: UnsafeMutableBufferPointer<UInt8>,
    with stream: inout z_stream
  ) -> Int {
    bytes.withUnsafeBufferPointer { input in
      // zlib reads through a pointer that it declares mutable, and never writes there.
      stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.avail_in = UInt32(input.count)
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(output.count)
      let isWhole = CZlib.deflate(&stream, Z_FINISH) == Z_STREAM_END
      return isWhole ? Int(stream.total_out) : 0
    }
  }

  /// Large pages are made for a reader who waits: the fastest level, a few times quicker.
  private static func level(for count: Int) -> Int32 {
    count <= 512 * 1024 ? 6 : 1
  }

  /// The largest window (15), and 16 to ask for gzip's wrapping.
  private static let gzipWindow: Int32 = 15 + 16
  private static let memoryLevel: Int32 = 8
}
