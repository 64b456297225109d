/// What is unsafe or unbalanced in HTML that our writer made; empty where nothing is.
///
/// It shares nothing with the writer: a tokenizer of its own that takes only the few forms the
/// writer may use, and calls everything else a fault.
package func dangers(in html: String) -> [String] {
  var check = SafetyCheck(bytes: Array(html.utf8))
  check.run()
  return check.faults
}

private struct SafetyCheck {
  let bytes: [UInt8]
  var faults: [String] = []
  private var position = 0
  private var open: [String] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  static let allowed: [String: Set<String>] = [
    "p": [], "h1": [], "h2": [], "h3": [], "h4": [], "h5": [], "h6": [], "blockquote": [],
    "pre": ["class", "tabindex"], "code": ["class"], "ul": [], "ol": ["start"], "li": ["class"],
    "table": [], "tr": [], "td": ["align"], "th": ["align"], "div": ["class", "tabindex"],
    "details": [], "summary": [], "hr": [], "br": [], "a": ["href", "rel", "title"],
    "abbr": ["title"], "span": ["class", "role", "aria-labelledby", "tabindex"], "strong": [],
    "em": [], "del": [],
    "ins": [], "mark": [], "sup": [], "sub": [], "kbd": [],
  ]

  mutating func run() {
    while position < bytes.count {
      if take("<") {
        tag()
      } else {
        _ = character()
      }
    }
    if !open.isEmpty { faults.append("left open: \(open)") }
  }

  /// Takes one character of text, decoded where it is a reference.
  private mutating func character() -> UInt8 {
    for (entity, byte) in Self.entities where take(entity) { return byte }
    let byte = bytes[position]
    position += 1
    let isBare = [0x26, 0x3C, 0x3E, 0x22, 0x27].contains(byte)
    let isControl = byte < 0x20 && byte != 0x0A && byte != 0x09
    if isBare || isControl { faults.append("a bare byte \(byte) at \(position)") }
    return byte
  }

  private static let entities: [(StaticString, UInt8)] = [
    ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&#39;", 0x27), ("&amp;", 0x26),
  ]

  private mutating func tag() {
    if take("/") {
      let name = name()
      if open.popLast() != name || !take(">") { faults.append("</\(name)> out of place") }
      return
    }
    let name = name()
    guard let allowed = Self.allowed[name] else { return faults.append("<\(name)>") }
    var seen: Set<String> = []
    while take(" ") {
      let key = self.name()
      guard take("=\"") else { return faults.append("\(name) \(key) without a value") }
      if !allowed.contains(key) || !seen.insert(key).inserted { faults.append("\(name) \(key)") }
      var value: [UInt8] = []
      while position < bytes.count, !take("\"") { value.append(character()) }
      check(key, String(decoding: value, as: UTF8.self), of: name)
    }
    if !take(">") { faults.append("<\(name) has another form") }
    if name == "a" && !seen.isSuperset(of: ["href", "rel"]) { faults.append("a \(seen)") }
    if name != "br" && name != "hr" { open.append(name) }
  }

  private mutating func check(_ key: String, _ value: String, of name: String) {
    let isRight =
      switch key {
      case "href": isSafe(value)
      case "rel": value == "nofollow ugc noopener"
      case "tabindex": value == "0"
      case "role": value == "group"
      case "aria-labelledby": value == "spoiler-name"
      case "start": Int32(value) != nil
      case "align": ["left", "center", "right"].contains(value)
      case "class": ["scroll", "spoiler", "mention", "task"].contains(value) || isLanguage(value)
      default: true
      }
    if !isRight { faults.append("\(name) \(key) is \(value)") }
  }

  private func isLanguage(_ value: String) -> Bool {
    let marks = Set("+#._-".utf8)
    return value.hasPrefix("language-") && value.utf8.count < 42
      && value.utf8.allSatisfy {
        marks.contains($0) || Character(Unicode.Scalar($0)).isLetter
          || Character(Unicode.Scalar($0)).isNumber
      }
  }

  /// A browser drops what is invisible, then looks for a scheme.
  private func isSafe(_ address: String) -> Bool {
    if address.isEmpty || address.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) {
      return false
    }
    let head = address.prefix { !"/?#\\".contains($0) }
    guard let colon = head.firstIndex(of: ":") else { return true }
    let scheme = head[..<colon].lowercased()
    return scheme == "mailto"
      || ["http", "https"].contains(scheme) && address[colon...].hasPrefix("://")
  }

  private mutating func name() -> String {
    let start = position
    while position < bytes.count,
      0x61...0x7A ~= bytes[position] || 0x30...0x39 ~= bytes[position] || bytes[position] == 0x2D
    { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where bytes[position + index] != text.utf8Start[index] { return false }
    position += text.utf8CodeUnitCount
    return true
  }
}
