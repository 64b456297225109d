/// Cuts a saved page into tags and text, forgiving whatever browsers and people do to pages.
///
/// It knows no elements: it neither nests nor closes anything. A `<` that begins no tag is text;
/// quotes may be single, double or absent; letters of names may be large or small; what follows
/// `<script>` and `<style>` up to their end is passed over.
struct TagScanner {
  /// A tag, a comment, or the text between two of them.
  struct Piece {
    enum Kind { case text, open, close, comment }

    let kind: Kind
    /// Where it stands, brackets included.
    let range: Range<Int>
    /// Where the name of its element stands; empty for texts and comments.
    let name: Range<Int>
    fileprivate let bytes: [UInt8]
  }

  private let bytes: [UInt8]
  private var place: Int
  private let end: Int
  /// The element whose content is not markup, `nil` nearly always.
  private var raw: StaticString?

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    (place, end) = (range?.lowerBound ?? 0, range?.upperBound ?? bytes.count)
  }

  mutating func next() -> Piece? {
    if let element = raw {
      raw = nil
      skipRaw(element)
    }
    guard place < end else { return nil }
    let start = place
    if bytes[place] == 0x3C, let piece = tag() { return piece }
    // A bracket that begins no tag stands for itself.
    place = start + 1
    while place < end, !(bytes[place] == 0x3C && beginsTag(place)) { place += 1 }
    return piece(.text, start)
  }

  private func piece(_ kind: Piece.Kind, _ start: Int, name: Range<Int> = 0..<0) -> Piece {
    Piece(kind: kind, range: start..<place, name: name, bytes: bytes)
  }

  private func beginsTag(_ place: Int) -> Bool {
    guard place + 1 < end else { return false }
    switch bytes[place + 1] {
    case 0x41...0x5A, 0x61...0x7A, 0x21, 0x3F, 0x2F: return true
    default: return false
    }
  }

  private mutating func tag() -> Piece? {
    guard beginsTag(place) else { return nil }
    let start = place
    switch bytes[place + 1] {
    case 0x21, 0x3F:
      skipComment()
      return piece(.comment, start)
    case 0x2F:
      let name = nameRange(from: place + 2)
      skipTag(from: name.upperBound)
      return piece(.close, start, name: name)
    default:
      let name = nameRange(from: place + 1)
      skipTag(from: name.upperBound)
      let piece = piece(.open, start, name: name)
      if piece.isElement("script") { raw = "script" }
      if piece.isElement("style") { raw = "style" }
      return piece
    }
  }

  private func nameRange(from start: Int) -> Range<Int> {
    var stop = start
    while stop < end, bytes[stop] > 0x20, bytes[stop] != 0x3E, bytes[stop] != 0x2F { stop += 1 }
    return start..<stop
  }

  /// Goes behind a tag; a bracket within quotes does not end it.
  private mutating func skipTag(from start: Int) {
    place = start
    var quote: UInt8 = 0
    var previous: UInt8 = 0
    while place < end {
      let byte = bytes[place]
      place += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == 0x3E {
        return
      } else if previous == 0x3D, byte == 0x22 || byte == 0x27 {
        quote = byte
      }
      if byte > 0x20 { previous = byte }
    }
  }

  private mutating func skipComment() {
    let isComment = place + 3 < end && bytes[place + 2] == 0x2D && bytes[place + 3] == 0x2D
    place += isComment ? 4 : 2
    while place < end {
      let isEnd =
        bytes[place] == 0x3E && (!isComment || bytes[place - 1] == 0x2D && bytes[place - 2] == 0x2D)
      place += 1
      if isEnd { return }
    }
  }

  /// Goes to the closing tag of an element whose content is not markup.
  private mutating func skipRaw(_ element: StaticString) {
    while place < end {
      if bytes[place] == 0x3C, place + 1 < end, bytes[place + 1] == 0x2F,
        equalsIgnoringCase(bytes, nameRange(from: place + 2), element)
      {
        return
      }
      place += 1
    }
  }
}

extension TagScanner.Piece {
  /// Whether it is a tag of an element, given in small letters.
  func isElement(_ element: StaticString) -> Bool { equalsIgnoringCase(bytes, name, element) }

  /// The value of an attribute, entities resolved; empty where it has no value.
  func attribute(_ wanted: StaticString) -> String? {
    guard kind == .open else { return nil }
    var attributes = AttributeScanner(bytes, in: name.upperBound..<range.upperBound)
    while let (name, value) = attributes.next() {
      if equalsIgnoringCase(bytes, name, wanted) { return PageText.unescaped(bytes[value]) }
    }
    return nil
  }

  /// Whether one of its classes is the given one.
  func hasClass(_ wanted: String) -> Bool { classes.contains { $0 == wanted } }

  /// Its classes.
  var classes: [String] {
    guard let list = attribute("class") else { return [] }
    // By bytes: characters would be looked up in Unicode's tables.
    return list.utf8.split { $0 <= 0x20 }.map { String(Substring($0)) }
  }
}

/// Cuts what follows the name of a tag into attributes.
private struct AttributeScanner {
  private let bytes: [UInt8]
  private var place: Int
  private let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    (place, end) = (range.lowerBound, range.upperBound)
  }

  mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
    while place < end, bytes[place] <= 0x20 || bytes[place] == 0x2F { place += 1 }
    guard place < end, bytes[place] != 0x3E else { return nil }
    let start = place
    // A name has at least one character, so that a stray `=` does not stop the scan.
    place += 1
    while place < end, !isEndOfName(bytes[place]) { place += 1 }
    let name = start..<place
    skipSpace()
    guard place < end, bytes[place] == 0x3D else { return (name, place..<place) }
    place += 1
    skipSpace()
    return (name, value())
  }

  private func isEndOfName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x3D || byte == 0x3E || byte == 0x2F
  }

  private mutating func skipSpace() {
    while place < end, bytes[place] <= 0x20 { place += 1 }
  }

  private mutating func value() -> Range<Int> {
    guard place < end else { return place..<place }
    let quote = bytes[place]
    guard quote == 0x22 || quote == 0x27 else {
      let start = place
      while place < end, bytes[place] > 0x20, bytes[place] != 0x3E { place += 1 }
      return start..<place
    }
    place += 1
    let start = place
    while place < end, bytes[place] != quote { place += 1 }
    defer { place = min(place + 1, end) }
    return start..<place
  }
}

/// Whether bytes are the given ASCII in small letters, whatever their case.
private func equalsIgnoringCase(
  _ bytes: [UInt8],
  _ range: Range<Int>,
  _ text: StaticString
) -> Bool {
  guard range.count == text.utf8CodeUnitCount else { return false }
  for index in 0..<range.count
  where asciiLowercase(bytes[range.lowerBound + index]) != text.utf8Start[index] {
    return false
  }
  return true
}
