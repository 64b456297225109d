import RejoinderJSON

extension FormatSample {
  /// What the content looks like, as the object of “found”.
  public var summary: String {
    if bytes.allSatisfy({ $0 <= 0x20 }) {
      return bytes.isEmpty ? "an empty file" : "only white space"
    }
    if let binary = binarySummary { return binary }
    if let json { return Self.summary(of: json) }
    if contains("<html") || contains("<!doctype html") || contains("<title") {
      return "an HTML page" + titled
    }
    if let root = xmlRoot { return "an XML document with the root element <\(root)>" }
    if bytes.starts(with: "From ".utf8) { return "a mailbox (it begins with “From ”)" }
    return "text that begins with “\(beginning)”"
  }

  private var binarySummary: String? {
    let isText = bytes.prefix(4096).allSatisfy { $0 >= 0x20 || 0x07...0x0D ~= $0 || $0 == 0x1B }
    guard !isText else { return nil }
    var text = "binary data starting with"
    for byte in bytes.prefix(4) {
      let digits = String(byte, radix: 16, uppercase: true)
      text += byte < 16 ? " 0" + digits : " " + digits
    }
    let known = Self.signatures.first { bytes.starts(with: $0.bytes) }
    return known.map { text + " (\($0.name))" } ?? text
  }

  private static let signatures: [(bytes: [UInt8], name: String)] = [
    ([0x50, 0x4B, 0x03, 0x04], "a zip archive"), ([0x1F, 0x8B], "gzip data"),
    ([0x42, 0x5A, 0x68], "bzip2 data"), ([0xFD, 0x37, 0x7A, 0x58], "xz data"),
    ([0x28, 0xB5, 0x2F, 0xFD], "zstd data"), ([0x25, 0x50, 0x44, 0x46], "a PDF document"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"), ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    ([0x47, 0x49, 0x46, 0x38], "a GIF picture"), ([0x53, 0x51, 0x4C, 0x69], "an SQLite database"),
    ([0xFF, 0xFE], "text in UTF-16"), ([0xFE, 0xFF], "text in UTF-16"),
  ]

  private static func summary(of json: JSONOutline) -> String {
    if let fault = json.fault {
      return "JSON that breaks at line \(fault.position.line), column \(fault.position.column): "
        + fault.reason
    }
    let keys = json.topKeys
    let list = keys.prefix(12).joined(separator: ", ") + (keys.count > 12 ? ", …" : "")
    switch json.top {
    case .beginObject:
      return keys.isEmpty ? "an empty JSON object" : "a JSON object with the keys " + list
    case .beginArray where !keys.isEmpty: return "a JSON array of objects with the keys " + list
    case .beginArray: return "a JSON array without objects"
    case .string: return "a JSON string"
    case .number: return "a JSON number"
    default: return "the JSON value \(json.top)"
    }
  }

  /// The title of a page, as the end of a phrase.
  private var titled: String {
    var scanner = TagScanner(bytes)
    while let piece = scanner.next() {
      guard piece.kind == .open, piece.isElement("title") else { continue }
      guard let text = scanner.next(), text.kind == .text else { break }
      return " titled “\(PageText.plain(bytes[text.range]).prefix(80))”"
    }
    return " without a title"
  }

  private var xmlRoot: String? {
    guard bytes.prefix(64).contains(0x3C) else { return nil }
    var scanner = TagScanner(bytes)
    while let piece = scanner.next() {
      if piece.kind == .text && !bytes[piece.range].allSatisfy({ $0 <= 0x20 || $0 >= 0x80 }) {
        return nil
      }
      if piece.kind == .open { return String(decoding: bytes[piece.name], as: UTF8.self) }
    }
    return nil
  }

  private var beginning: String {
    let line = bytes.drop { $0 <= 0x20 }.prefix(60).prefix { $0 >= 0x20 }
    return String(decoding: line, as: UTF8.self)
  }
}
