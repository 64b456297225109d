import RejoinderJSON
import TestSupport
import Testing

/// A document of 100 MB never asks for more than its window.
@Suite(.large)
struct LargeDocumentTests {
  @Test(arguments: [true, false])
  func readsInAWindow(skips: Bool) throws {
    let record = Array(
      #"{"id":12345678,"text":"Two days in the fridge, \"cold\".","tags":[1,2.5,null]},"#.utf8
    )
    let records = 100_000_000 / record.count
    let document = GeneratedDocument(record: record, records: records)
    var reader = JSONReader { document.fill($0) }
    var depth = 0
    if skips {
      try reader.skipValue()
    } else {
      while try reader.next() != .end { depth = max(depth, reader.depth) }
      #expect(depth == 3)
    }
    #expect(try reader.next() == .end)
    #expect(reader.offset > 99_000_000)
    #expect(document.largestRequest <= 1 << 18)
  }
}

/// An array of one record again and again, never in memory as a whole.
private final class GeneratedDocument {
  private let bytes: [UInt8]
  private var place = -1
  private var left: Int
  private(set) var largestRequest = 0

  init(record: [UInt8], records: Int) { (bytes, left) = (record, records) }

  func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    largestRequest = max(largestRequest, buffer.count)
    var count = 0
    while count < buffer.count, left > 0 {
      if place < 0 {
        buffer[count] = 0x5B
      } else {
        // The comma behind the last record is the end of the array.
        let isLast = left == 1 && place == bytes.count - 1
        buffer[count] = isLast ? 0x5D : bytes[place]
      }
      count += 1
      place += 1
      if place == bytes.count { (place, left) = (0, left - 1) }
    }
    return count
  }
}
