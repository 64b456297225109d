import RejoinderHTML

/// HTML read strictly: anything that our writers would never write is a fault.
struct ParsedPage {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The element around it, −1 for none.
    let parent: Int
    /// The words between its tags, those of its children included.
    var text = ""

    var classes: [Substring] { attributes["class", default: ""].split(separator: " ") }

    func has(_ name: String) -> Bool { classes.contains { $0 == name } }
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var elements: [Element] = []
  /// The words between tags, piece by piece, each with the element around it.
  private(set) var texts: [(words: String, element: Int)] = []
  private var bytes: ArraySlice<UInt8>
  private var open: [Int] = []

  private static let voidNames: Set = ["meta", "link", "br", "hr", "input"]

  init(_ html: [UInt8]) throws {
    bytes = html[...]
    while let byte = bytes.first {
      if byte == UInt8(ascii: "<") { try readTag() } else { try readText() }
    }
    guard open.isEmpty else { throw Fault(description: "<\(elements[open[0]].name)> stays open") }
  }

  // MARK: Asking

  /// The elements that satisfy a condition.
  func all(where matches: (Element) -> Bool) -> [Element] { elements.filter(matches) }

  /// The rows, in order.
  var rows: [Element] { all { $0.has("row") } }

  /// The ids of the comments that have rows, in order, without what stands before them.
  var rowIDs: [String] {
    rows.compactMap { $0.attributes["id"].map { String($0.dropFirst(2)) } }
  }

  /// The links to ourselves, what is only heard of them included.
  var ownLinks: [Element] {
    all { $0.attributes["href"]?.first.map { $0 == "?" || $0 == "#" || $0 == "/" } ?? false }
  }

  /// The links of a choice, such as `Order`.
  func choices(_ label: String) -> [Element] {
    guard let nav = elements.firstIndex(where: { $0.attributes["aria-label"] == label }) else {
      return []
    }
    return all { $0.parent == nav && $0.name == "a" }
  }

  /// The one element with an id.
  func element(id: String) -> Element? { elements.first { $0.attributes["id"] == id } }

  /// The first element within another one that satisfies a condition.
  func first(in id: String, where matches: (Element) -> Bool) -> Element? {
    guard let top = elements.firstIndex(where: { $0.attributes["id"] == id }) else { return nil }
    return elements.indices.first { isInside($0, top) && matches(elements[$0]) }
      .map { elements[$0] }
  }

  /// Whether an element stands in one of some others.
  func isInside(_ index: Int, _ others: Set<Int>) -> Bool {
    var parent = elements[index].parent
    while parent >= 0, !others.contains(parent) { parent = elements[parent].parent }
    return parent >= 0
  }

  private func isInside(_ index: Int, _ ancestor: Int) -> Bool {
    var parent = elements[index].parent
    while parent > ancestor { parent = elements[parent].parent }
    return parent == ancestor
  }

  // MARK: Reading

  private mutating func readText() throws {
    let text = try decoded(take { $0 != UInt8(ascii: "<") })
    for index in open { elements[index].text += text }
    if let last = open.last { texts.append((text, last)) }
  }

  private mutating func readTag() throws {
    bytes.removeFirst()
    if bytes.starts(with: "!doctype html>".utf8) {
      bytes.removeFirst(14)
    } else if bytes.first == UInt8(ascii: "/") {
      bytes.removeFirst()
      try close(name())
    } else {
      try openElement(name())
    }
  }

  private mutating func close(_ name: String) throws {
    try expect(">")
    guard let last = open.popLast() else { throw Fault(description: "</\(name)> closes nothing") }
    guard elements[last].name == name else {
      throw Fault(description: "</\(name)> closes <\(elements[last].name)>")
    }
  }

  private mutating func openElement(_ name: String) throws {
    var attributes: [String: String] = [:]
    while bytes.first == UInt8(ascii: " ") {
      bytes.removeFirst()
      let attribute = try self.name()
      try expect("=\"")
      let value = try decoded(take { $0 != UInt8(ascii: "\"") })
      try expect("\"")
      guard attributes.updateValue(value, forKey: attribute) == nil else {
        throw Fault(description: "\(attribute) stands twice in <\(name)>")
      }
    }
    try expect(">")
    elements.append(Element(name: name, attributes: attributes, parent: open.last ?? -1))
    if !Self.voidNames.contains(name) { open.append(elements.count - 1) }
  }

  /// The name of an element or an attribute.
  private mutating func name() throws -> String {
    let name = take { $0 | 0x20 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }
    guard !name.isEmpty else { throw Fault(description: "no name before \(excerpt)") }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func take(while matches: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = bytes.prefix(while: matches)
    bytes = bytes.dropFirst(taken.count)
    return taken
  }

  private mutating func expect(_ text: String) throws {
    guard bytes.starts(with: text.utf8) else {
      throw Fault(description: "\(text) expected before \(excerpt)")
    }
    bytes.removeFirst(text.utf8.count)
  }

  private var excerpt: String { String(decoding: bytes.prefix(40), as: UTF8.self) }

  private func decoded(_ raw: ArraySlice<UInt8>) throws -> String {
    guard let text = String(validating: raw, as: UTF8.self) else {
      throw Fault(description: "bytes that are no UTF-8")
    }
    if text.utf8.contains(where: { $0 < 32 && $0 != 9 && $0 != 10 && $0 != 12 && $0 != 13 }) {
      throw Fault(description: "a control character in \(text)")
    }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return try parts.dropFirst().reduce(into: String(parts[0])) { result, part in
      guard let (name, sign) = Self.references.first(where: { part.hasPrefix($0.0) }) else {
        throw Fault(description: "a bare & before \(part)")
      }
      result += sign + part.dropFirst(name.count)
    }
  }

  private static let references = [
    ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("#39;", "'"),
  ]
}

extension [UInt8] {
  /// The bytes as text.
  var string: String { String(decoding: self, as: UTF8.self) }
}
