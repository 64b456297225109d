public import RejoinderJSON

/// The shape of some JSON: which keys its objects have, and where those objects stand.
///
/// Places are written as paths: `comments[].author` is a key of the objects in the array
/// `comments`, and `#` stands for keys that are numbers. Only the beginning of a text is looked at, so
/// keys that come late are missing.
public struct JSONOutline: Sendable {
  /// What the text begins with.
  public let top: JSONToken
  /// Whether more than one value stands in it.
  public let isSequence: Bool
  /// Whether its first value ends on its first line, and another line follows.
  public let isLines: Bool
  /// The keys of the objects at each place, in the order in which they were found.
  public let keys: [(path: String, names: [String])]
  /// What is wrong with the text, where it is not just cut off.
  let fault: JSONError?

  /// Objects that stand deeper are not looked at.
  fileprivate static let deepest = 6

  init?(_ bytes: [UInt8]) {
    guard let first = bytes.first(where: { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }),
      Self.canBegin(first)
    else { return nil }
    var scan = Scan()
    var fault: JSONError?
    bytes.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, documents: .sequence)
      do throws(JSONError) { try scan.run(&reader) } catch {
        if error.position.offset < bytes.count - 8 { fault = error }
      }
    }
    guard let top = scan.top else { return nil }
    (self.top, self.fault, keys) = (top, fault, scan.keys)
    isSequence = scan.documents > 1
    isLines = scan.isLines
  }

  private static func canBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x2D, 0x30...0x39, 0x5B, 0x66, 0x6E, 0x74, 0x7B: true
    default: false
    }
  }

  /// Whether the objects at a place have all of some keys.
  ///
  /// - Parameters:
  ///   - names: The keys.
  ///   - path: The place; any place where left out.
  /// - Returns: Whether they have.
  public func has(_ names: String..., at path: String? = nil) -> Bool {
    keys.contains { entry in
      (path == nil || path == entry.path) && names.allSatisfy(entry.names.contains)
    }
  }

  /// The keys of the outermost objects.
  public var topKeys: [String] {
    keys.first { $0.path == (top == .beginArray ? "[]" : "") }?.names ?? []
  }
}

/// Walks over the text once and notes what it meets.
private struct Scan {
  var top: JSONToken?
  var documents = 0
  /// Whether the first value ends on the first line and the second one further down.
  var isLines = false
  var keys: [(path: String, names: [String])] = []
  private var isFirstOnOneLine = false
  private var indices: [String: Int] = [:]
  /// The places of the open objects and arrays.
  private var paths: [String] = []
  /// The key whose value comes next, empty within an array.
  private var name = ""

  mutating func run(_ reader: inout JSONReader) throws(JSONError) {
    while true {
      let token = try reader.next()
      if top == nil && token != .end { top = token }
      switch token {
      case .end: return
      case .beginObject, .beginArray: try open(token, &reader)
      case .endObject, .endArray: paths.removeLast()
      case .name: note(reader.text)
      default: name = ""
      }
      if reader.depth == 0 && token != .end { noteDocument(at: reader.tokenPosition.line) }
    }
  }

  private mutating func noteDocument(at line: Int) {
    documents += 1
    if documents == 1 { isFirstOnOneLine = line == 1 }
    if documents == 2 { isLines = isFirstOnOneLine && line > 1 }
  }

  private mutating func open(_ token: JSONToken, _ reader: inout JSONReader) throws(JSONError) {
    var path = paths.last ?? ""
    if !name.isEmpty { path += path.isEmpty ? name : "." + name }
    name = ""
    guard paths.count < JSONOutline.deepest else { return try reader.skipContents() }
    paths.append(token == .beginArray ? path + "[]" : path)
  }

  private mutating func note(_ key: String) {
    let path = paths.last ?? ""
    name = key.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? "#" : key
    guard let index = indices[path] else {
      indices[path] = keys.count
      keys.append((path, [key]))
      return
    }
    guard keys[index].names.count < 64, !keys[index].names.contains(key) else { return }
    keys[index].names.append(key)
  }
}
