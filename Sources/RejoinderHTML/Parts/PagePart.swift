/// A part of a page that a script asks for, at the address of the page with some parameters more.
///
/// ```swift
/// PagePart(parameters: [("part", "rows"), ("rows", "7,9")])   // .rows("7,9")
/// ```
public enum PagePart: Sendable {
  /// What there is to know of every comment but its words.
  case skeleton
  /// Single rows, by the tokens of their ids with commas between.
  case rows(String)
  /// Which comments hold some words.
  case found(String)

  /// The names of the parameters, in the order in which addresses have them.
  public static let parameterNames = ["part", "rows", "find"]

  /// Reads the parameters of an address; it fails where they ask for the page itself.
  ///
  /// - Parameter parameters: Decoded names and values; of a repeated name the first counts, unknown
  ///   names are passed over, and an unknown part is none.
  /// - Complexity: O(n) in their length.
  public init?(parameters: [(name: String, value: String)]) {
    func value(_ name: StaticString) -> String {
      parameters.first { parameter in
        name.withUTF8Buffer { parameter.name.utf8.elementsEqual($0) }
      }?.value ?? ""
    }
    let part = value("part").utf8
    if part.elementsEqual("skeleton".utf8) {
      self = .skeleton
    } else if part.elementsEqual("rows".utf8) {
      self = .rows(value("rows"))
    } else if part.elementsEqual("found".utf8) {
      self = .found(value("find"))
    } else {
      return nil
    }
  }

  /// The media type of the answer.
  public var contentType: String {
    switch self {
    case .rows: "text/html; charset=utf-8"
    case .skeleton, .found: "text/plain; charset=utf-8"
    }
  }

  /// Whether many readers ask for the same, so that it is worth keeping.
  public var isWorthKeeping: Bool {
    switch self {
    case .skeleton: true
    case .rows, .found: false
    }
  }
}
