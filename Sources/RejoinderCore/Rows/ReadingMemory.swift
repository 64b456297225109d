/// What is kept of a reader's visit to a discussion: which comments were folded, and the row on top.
///
/// It reads and writes one text, for storage that keeps nothing else. Text that somebody else wrote,
/// or another version of it, does no harm: what is not understood is passed over.
///
/// ```swift
/// let text = memory.text { $0.description }
/// let same = ReadingMemory(text) { Comment.ID($0) }
/// ```
public struct ReadingMemory<ID: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// Which comments were folded, and when.
  public var folds: FoldMemory<ID>
  /// The row at the top of what was seen.
  public var place: ID?

  /// How long a text is at most, in bytes; what is behind that is not read, nor written.
  public static var maximumLength: Int { 65_536 }
  /// How long an id is at most, in bytes.
  public static var maximumIDLength: Int { 256 }

  /// Makes a memory.
  ///
  /// - Parameters:
  ///   - folds: Which comments were folded, and when.
  ///   - place: The row at the top of what was seen.
  public init(folds: FoldMemory<ID> = FoldMemory(), place: ID? = nil) {
    (self.folds, self.place) = (folds, place)
  }

  /// Reads a memory.
  ///
  /// - Parameters:
  ///   - text: What ``text(_:)`` made, or anything else.
  ///   - id: Makes an id of its text, `nil` where it is none.
  /// - Complexity: O(n log n) in the length of the text.
  public init?(_ text: String, _ id: (String) -> ID?) {
    var lines = MemoryLines(text, limit: Self.maximumLength)
    guard lines.next()?.elementsEqual(Self.mark) == true else { return nil }
    var entries: [FoldMemory<ID>.Entry] = []
    var place: ID?
    while entries.count < FoldMemory<ID>.defaultCapacity, let line = lines.next() {
      guard let (moment, written) = Self.parts(of: line), let read = id(written) else { continue }
      if let moment {
        entries.append(FoldMemory<ID>.Entry(read, foldedAt: moment))
      } else {
        place = place ?? read
      }
    }
    self.init(folds: FoldMemory(entries), place: place)
  }

  /// Writes the memory.
  ///
  /// - Parameter id: Makes the text of an id; one that is too long or empty is left out.
  /// - Returns: The text.
  /// - Complexity: O(n) in the number of folds.
  public func text(_ id: (ID) -> String) -> String {
    var bytes = Self.mark
    func add(_ sign: UInt8, _ moment: String, _ written: String) {
      let escaped = Self.escaped(written)
      let length = 3 + moment.utf8.count + escaped.count
      guard !written.utf8.isEmpty, written.utf8.count <= Self.maximumIDLength else { return }
      guard bytes.count + length <= Self.maximumLength else { return }
      bytes += [Self.newline, sign] + Array(moment.utf8) + [Self.gap] + escaped
    }
    if let place { add(Self.placeSign, "", id(place)) }
    for entry in folds.entries {
      add(Self.foldSign, String(entry.foldedAt.microseconds), id(entry.id))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Lines

  private static var mark: [UInt8] { Array("reading 1".utf8) }
  private static var newline: UInt8 { 0x0A }
  private static var gap: UInt8 { 0x20 }
  private static var escape: UInt8 { 0x5C }
  private static var foldSign: UInt8 { 0x66 }
  private static var placeSign: UInt8 { 0x70 }

  /// The moment of a fold, or `nil` for the place, and the id.
  private static func parts(of line: [UInt8]) -> (moment: Timestamp?, id: String)? {
    guard let end = line.firstIndex(of: gap), let written = unescaped(line[(end + 1)...]) else {
      return nil
    }
    if line[0] == placeSign, end == 1 { return (nil, written) }
    guard line[0] == foldSign, let moment = number(line[1..<end]) else { return nil }
    return (Timestamp(microseconds: moment), written)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int64? {
    guard !digits.isEmpty else { return nil }
    var number: Int64 = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      let (tenfold, overflows) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = tenfold.addingReportingOverflow(Int64(digit - 0x30))
      guard !overflows, !overflowsToo else { return nil }
      number = sum
    }
    return number
  }

  private static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case newline: bytes += [escape, 0x6E]
      case escape: bytes += [escape, escape]
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
    var written: [UInt8] = []
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      guard byte == escape else {
        written.append(byte)
        continue
      }
      switch rest.next() {
      case 0x6E: written.append(newline)
      case escape: written.append(escape)
      default: return nil
      }
    }
    guard !written.isEmpty, written.count <= maximumIDLength else { return nil }
    return String(decoding: written, as: UTF8.self)
  }
}

/// The lines of a text, as far as it is read.
private struct MemoryLines {
  private var bytes: Substring.UTF8View.Iterator
  private var left: Int

  init(_ text: String, limit: Int) {
    bytes = text[...].utf8.makeIterator()
    left = limit
  }

  mutating func next() -> [UInt8]? {
    var line: [UInt8] = []
    var hasRead = false
    while left > 0, let byte = bytes.next() {
      (left, hasRead) = (left - 1, true)
      if byte == 0x0A { return line }
      line.append(byte)
    }
    return hasRead ? line : nil
  }
}
