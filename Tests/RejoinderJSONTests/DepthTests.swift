import RejoinderJSON
import TestSupport
import Testing

/// Depth costs a bit, not a stack frame, and ends at a named limit.
struct DepthTests {
  private func nested(_ depth: Int) -> [UInt8] {
    Array(repeatElement(0x5B, count: depth)) + Array(repeatElement(0x5D, count: depth))
  }

  private func depthReached(_ bytes: [UInt8], limit: Int = JSONReader.maximumDepth) throws -> Int {
    try bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, depthLimit: limit)
      var deepest = 0
      while try reader.next() != .end { deepest = max(deepest, reader.depth) }
      return deepest
    }
  }

  @Test(arguments: [JSONReader.maximumDepth - 1, JSONReader.maximumDepth])
  func readsUpToTheLimit(depth: Int) throws {
    #expect(try depthReached(nested(depth)) == depth)
  }

  @Test func refusesOneLevelMore() {
    let error = #expect(throws: JSONError.self) {
      try depthReached(nested(JSONReader.maximumDepth + 1))
    }
    #expect(error?.code == .tooDeep)
    #expect(error?.position.offset == JSONReader.maximumDepth)
    #expect(error?.expected == "at most 1000000 arrays and objects in each other")
  }

  @Test(arguments: [(0, 0), (3, 3), (3, 2)])
  func takesALowerLimit(limit: Int, depth: Int) throws {
    #expect(try depthReached(depth == 0 ? [0x31] : nested(depth), limit: limit) == depth)
  }

  @Test func refusesMoreThanALowerLimit() {
    #expect(throws: JSONError.self) { try depthReached(nested(4), limit: 3) }
    #expect(throws: JSONError.self) { try depthReached(nested(1), limit: 0) }
  }

  @Test func skipsAndKeepsADeepValue() throws {
    let deep = nested(100_000)
    var reader = JSONReader(copying: [0x5B] + deep + [0x2C] + deep + [0x2C, 0x37, 0x5D])
    _ = try reader.next()
    try reader.skipValue()
    _ = try reader.next()
    #expect(try reader.rawValue() == deep)
    #expect(try reader.next() == .number)
  }

  @Test func remembersWhichOnesAreObjects() throws {
    var random = SeededGenerator(seed: 3)
    var writer = JSONWriter()
    var isObject: [Bool] = []
    for _ in 0..<1_000 {
      isObject.append(random.below(2) == 0)
      if isObject.last == true {
        writer.beginObject()
        writer.name("a")
      } else {
        writer.beginArray()
      }
    }
    writer.null()
    for wasObject in isObject.reversed() { wasObject ? writer.endObject() : writer.endArray() }
    let lines = try events(JSONReader(copying: writer.takeBytes()))
    #expect(lines.filter { $0 == "{" || $0 == "[" } == isObject.map { $0 ? "{" : "[" })
    #expect(lines.filter { $0 == "}" || $0 == "]" } == isObject.reversed().map { $0 ? "}" : "]" })
  }
}
