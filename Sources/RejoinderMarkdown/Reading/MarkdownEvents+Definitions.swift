internal import CMD4C
internal import RejoinderCore

// Definitions of links that define none.
extension MarkdownEvents {
  /// Notes that a text is none of the definitions in it.
  mutating func noteDefinitions(in text: UnsafeBufferPointer<UInt8>) {
    guard !definitions.isEmpty, let place = place(of: text) else { return }
    var index = firstDefinition { $0.label.upperBound > place }
    while index < definitions.count, definitions[index].label.lowerBound < place + text.count {
      definitions[index].isText = true
      index += 1
    }
  }

  /// Notes which definition a link leads to, if any.
  mutating func noteUse(of address: MD_ATTRIBUTE) {
    guard !definitions.isEmpty, let text = address.text else { return }
    let place = text.withMemoryRebound(to: UInt8.self, capacity: 1) {
      self.place(of: UnsafeBufferPointer(start: $0, count: 1))
    }
    guard let place else { return }
    let index = firstDefinition { $0.address >= place }
    if index < definitions.count, definitions[index].address == place {
      definitions[index].isUsed = true
    }
  }

  /// The number of the first definition for which something holds that holds for all behind it.
  private func firstDefinition(where holds: (LinkDefinition) -> Bool) -> Int {
    var (low, high) = (0, definitions.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(definitions[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Puts a backslash before each definition that no link uses; says whether there was one.
  ///
  /// Whether one with an odd address is used can't be seen; then any mention of its label counts.
  mutating func escapeUnused(in source: inout [UInt8]) -> Bool {
    var unused = definitions.filter { !$0.isText && !$0.isUsed }
    if unused.contains(where: { !$0.isPlain }) {
      let mentions = mentions(in: source)
      unused.removeAll { definition in
        let label = source[definition.label].dropFirst().dropLast(2)
        return !definition.isPlain && (!Self.isASCII(label) || mentions.contains(Self.key(label)))
      }
    }
    defer { definitions.removeAll(keepingCapacity: true) }
    guard !unused.isEmpty else { return false }
    insert(marks(for: Set(unused.map(\.label.lowerBound)), in: source), into: &source)
    return true
  }

  /// A backslash for each place, and an empty line before a definition that follows one of them: it
  /// could not begin within what is a paragraph now.
  private func marks(for places: Set<Int>, in source: [UInt8]) -> [(place: Int, byte: UInt8)] {
    var (marks, isAfterText): ([(place: Int, byte: UInt8)], Bool) = ([], false)
    for definition in definitions where !definition.isText {
      var place = definition.label.lowerBound
      if places.contains(place) {
        marks.append((place, 0x5C))
        isAfterText = true
      } else if isAfterText {
        while place > 0, source[place - 1] != 0x0A, source[place - 1] != 0x0D { place -= 1 }
        marks.append((place, 0x0A))
        isAfterText = false
      }
    }
    return marks
  }

  private mutating func insert(_ marks: [(place: Int, byte: UInt8)], into source: inout [UInt8]) {
    var (escaped, moved): ([UInt8], [Int]) = ([], [])
    escaped.reserveCapacity(source.count + marks.count)
    var (start, next) = (0, 0)
    for (place, byte) in marks {
      while next < insertions.count, insertions[next] < place {
        moved.append(insertions[next] + escaped.count - start)
        next += 1
      }
      escaped += source[start..<place]
      moved.append(escaped.count)
      escaped.append(byte)
      start = place
    }
    moved += insertions[next...].map { $0 + marks.count }
    (source, insertions) = (escaped + source[start...], moved)
  }

  /// What stands in brackets anywhere but in definitions.
  private func mentions(in source: [UInt8]) -> Set<[UInt8]> {
    let labels = Set(definitions.lazy.filter { !$0.isText }.map(\.label.lowerBound))
    var (mentions, start): (Set<[UInt8]>, Int?) = ([], nil)
    for (index, byte) in source.enumerated() {
      if byte == 0x5B { start = index }
      guard byte == 0x5D, let first = start else { continue }
      if !labels.contains(first) { mentions.insert(Self.key(source[(first + 1)..<index])) }
      start = nil
    }
    return mentions
  }

  private static func isASCII(_ label: ArraySlice<UInt8>) -> Bool {
    label.allSatisfy { $0 < 0x80 }
  }

  /// A label as the parser compares it: in small letters, with single spaces.
  private static func key(_ label: ArraySlice<UInt8>) -> [UInt8] {
    let words = label.split { $0 <= 0x20 }
    return Array(words.joined(separator: [0x20])).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }
}
