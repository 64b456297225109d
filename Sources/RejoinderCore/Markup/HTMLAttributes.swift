/// Where the values of a tag's attributes stand, as far as they mean something; the first of a name
/// counts.
struct HTMLAttributes {
  /// A value in the source, still with its entities.
  struct Value {
    var start: Int32 = -1
    var end: Int32 = -1

    var isPresent: Bool { start >= 0 }
    var isEmpty: Bool { start >= end }
    var range: Range<Int> { isPresent ? Int(start)..<Int(end) : 0..<0 }
  }

  var href = Value()
  var src = Value()
  var alt = Value()
  var title = Value()
  var `class` = Value()
  var start = Value()
  var align = Value()
  var style = Value()
  var lang = Value()
  var spoiler = Value()

  mutating func set(_ name: UInt64, _ start: Int, _ end: Int) {
    let value = Value(
      start: Int32(truncatingIfNeeded: start),
      end: Int32(truncatingIfNeeded: end)
    )
    switch HTMLAttributeName(rawValue: name) {
    case .href: keep(value, in: &href)
    case .src: keep(value, in: &src)
    case .alt: keep(value, in: &alt)
    case .title: keep(value, in: &title)
    case .class: keep(value, in: &`class`)
    case .start: keep(value, in: &self.start)
    case .align: keep(value, in: &align)
    case .style: keep(value, in: &style)
    case .lang: keep(value, in: &lang)
    case .dataMxSpoiler: keep(value, in: &spoiler)
    case nil: break
    }
  }

  private func keep(_ value: Value, in place: inout Value) {
    if !place.isPresent { place = value }
  }
}

extension HTMLScanner {
  /// Goes behind the `>` of a tag whose name ends at an index, and keeps its attributes; `false`,
  /// without a step, where no `>` comes.
  @inline(__always)
  mutating func finishTag(from end: Int) -> Bool {
    if hasAttributes {
      attributes = HTMLAttributes()
      hasAttributes = false
    }
    if end < count, base[end] == 0x3E {
      position = end &+ 1
      return true
    }
    hasAttributes = true
    return readAttributes(from: end)
  }

  private mutating func readAttributes(from start: Int) -> Bool {
    if missing.contains(.tagEnd) { return false }
    if !missing.contains(.quotedTag) {
      if let end = readAttributes(from: start, before: count) {
        position = end
        return true
      }
      missing.insert(.quotedTag)
    }
    guard let end = find(0x3E, from: start, before: count) else {
      missing.insert(.tagEnd)
      return false
    }
    attributes = HTMLAttributes()
    _ = readAttributes(from: start, before: end)
    position = end + 1
    return true
  }

  /// Reads attributes up to a `>` outside of quotes, and returns the place behind it.
  private mutating func readAttributes(from start: Int, before limit: Int) -> Int? {
    var index = start
    defer { work &+= index &- start &+ 1 }
    while true {
      while index < limit, Self.isSpace(base[index]) || base[index] == 0x2F { index &+= 1 }
      guard index < limit else { return nil }
      if base[index] == 0x3E { return index &+ 1 }
      var name = HTMLName()
      repeat {
        name.append(base[index])
        index &+= 1
      } while index < limit && !Self.endsName(base[index])
      while index < limit, Self.isSpace(base[index]) { index &+= 1 }
      guard index < limit, base[index] == 0x3D else {
        attributes.set(name.packed, index, index)
        continue
      }
      index &+= 1
      guard let value = readValue(at: &index, before: limit) else { return nil }
      attributes.set(name.packed, value.lowerBound, value.upperBound)
    }
  }

  /// Reads a value, and goes behind it; `nil` where its quote is not closed.
  private mutating func readValue(at index: inout Int, before limit: Int) -> Range<Int>? {
    while index < limit, Self.isSpace(base[index]) { index &+= 1 }
    guard index < limit else { return index..<index }
    let quote = base[index]
    var start = index
    if quote == 0x22 || quote == 0x27 {
      start &+= 1
      let end = find(quote, from: start, before: limit)
      // With a limit given, the tag is known to end there, quote or not.
      index = end.map { $0 + 1 } ?? limit
      return end == nil && limit == count ? nil : start..<(end ?? limit)
    }
    while index < limit, base[index] != 0x3E, !Self.isSpace(base[index]) { index &+= 1 }
    return start..<index
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte == 0x3D || byte == 0x3E || byte == 0x2F || isSpace(byte)
  }
}
