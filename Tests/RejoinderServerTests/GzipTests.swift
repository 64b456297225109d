import CZlib
import Testing

@testable import RejoinderServer

struct GzipTests {
  /// Around the size where the level changes, and where compression begins to pay.
  @Test(arguments: [100, 1000, 60_000, 524_288, 524_289, 3_000_000])
  func comesBackAsItWas(count: Int) throws {
    let bytes = page(count: count)
    let compressed = try #require(Gzip.compressed(bytes))
    #expect(compressed.count < bytes.count)
    #expect(inflated(compressed) == bytes)
  }

  @Test(arguments: [0, 1, 10]) func leavesAwayWhatDoesNotPay(count: Int) {
    #expect(Gzip.compressed(page(count: count)) == nil)
  }

  @Test func isTheSameEachTime() {
    let bytes = page(count: 5000)
    #expect(Gzip.compressed(bytes) == Gzip.compressed(bytes))
  }
}

/// Text with some repetition, as pages have it.
func page(count: Int) -> [UInt8] {
  (0..<count).map { position -> UInt8 in
    let letter = (position / 7) * (position / 11) % 17
    return UInt8(ascii: "a") + UInt8(letter)
  }
}

/// Undoes gzip; `nil` where the bytes are not whole.
func inflated(_ bytes: [UInt8]) -> [UInt8]? {
  var (bytes, stream) = (bytes, z_stream())
  inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
  defer { inflateEnd(&stream) }
  let limit = 8_000_000
  var isWhole = false
  let result = [UInt8](unsafeUninitializedCapacity: limit) { output, count in
    bytes.withUnsafeMutableBufferPointer { input in
      (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
      (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(limit))
      isWhole = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0
    }
    count = Int(stream.total_out)
  }
  return isWhole ? result : nil
}
