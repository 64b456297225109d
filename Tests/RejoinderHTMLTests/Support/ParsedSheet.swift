import RejoinderCore
import RejoinderHTML

/// A style sheet taken apart into rules, for tests of the numbers in it.
struct ParsedSheet {
  struct Rule {
    /// The conditions around the rule, such as `@media print`, the outermost first.
    let conditions: [String]
    /// The selectors that commas part at the outermost level.
    let selectors: [String]
    /// What the rule declares, in order.
    let declarations: [(name: String, value: String)]
  }

  /// The sheet as it is served.
  let text: String
  private(set) var rules: [Rule] = []

  init(_ style: DiscussionStyle) {
    text = StyleSheet(style).bytes.string
    var (conditions, head) = ([String](), "")
    for character in Self.withoutComments(text) {
      switch character {
      case "{":
        conditions.append(head.trimmed)
        head = ""
      case "}":
        add(declarations: head, under: conditions)
        if !conditions.isEmpty { conditions.removeLast() }
        head = ""
      default: head.append(character)
      }
    }
  }

  private mutating func add(declarations text: String, under heads: [String]) {
    guard let selector = heads.last, !selector.hasPrefix("@") else { return }
    let declarations = Self.parts(of: text, by: ";").compactMap { part -> (String, String)? in
      let halves = part.split(separator: ":", maxSplits: 1)
      guard halves.count == 2 else { return nil }
      return (String(halves[0]).trimmed, String(halves[1]).trimmed)
    }
    let selectors = Self.parts(of: selector, by: ",").map(\.trimmed)
    rules.append(
      Rule(
        conditions: heads.dropLast().map { $0 },
        selectors: selectors,
        declarations: declarations
      )
    )
  }

  // MARK: Asking

  /// What holds for a selector in a list of some width, where nothing else is asked for.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - selector: One of the selectors of the rule.
  ///   - width: The width of the list in pixels, at the usual text size.
  /// - Returns: The value of the last rule that holds.
  func value(_ property: String, of selector: String, inWidth width: Double = 1_000) -> String? {
    var value: String?
    for rule in rules where rule.selectors.contains(selector) {
      guard rule.conditions.allSatisfy({ Self.holds($0, inWidth: width) }) else { continue }
      for declaration in rule.declarations where declaration.name == property {
        value = declaration.value
      }
    }
    return value
  }

  /// A sheet of the rules with a selector alone, for asking many questions about it.
  func rules(for selector: String) -> ParsedSheet {
    var sheet = self
    sheet.rules = rules.filter { $0.selectors.contains(selector) }
    return sheet
  }

  /// The same as a length in pixels.
  func length(_ property: String, of selector: String, inWidth width: Double = 1_000) -> Double? {
    value(property, of: selector, inWidth: width).flatMap(Self.length)
  }

  /// The same as a colour of two schemes.
  func color(_ property: String, of selector: String) -> AdaptiveColor? {
    guard let value = value(property, of: selector) else { return nil }
    let numbers = value.matches(of: #/#([0-9a-f]{6})\b/#).compactMap { UInt32($0.1, radix: 16) }
    switch numbers.count {
    case 1: return AdaptiveColor(numbers[0])
    case 2: return AdaptiveColor(numbers[0], dark: numbers[1])
    default: return nil
    }
  }

  // MARK: Reading

  /// A length in pixels where the text size is the usual one.
  private static func length(_ text: String) -> Double? {
    if let match = text.wholeMatch(of: #/round\((.*), 2px\)/#) {
      return length(String(match.1)).map { ($0 / 2).rounded(.toNearestOrEven) * 2 }
    }
    if text.hasSuffix("rem") { return Double(text.dropLast(3)).map { $0 * 16 } }
    if text.hasSuffix("px") { return Double(text.dropLast(2)) }
    return Double(text)
  }

  /// Whether a condition holds: those of a container's width, and no others.
  private static func holds(_ condition: String, inWidth width: Double) -> Bool {
    guard condition.hasPrefix("@container discussion ") else { return false }
    return condition.matches(of: #/\(width (<|>|<=|>=) ([^)]*)\)/#).allSatisfy { match in
      guard let bound = length(String(match.2)) else { return false }
      return switch match.1 {
      case "<": width < bound
      case "<=": width <= bound
      case ">": width > bound
      default: width >= bound
      }
    }
  }

  /// The parts of a text between separators that stand in no brackets.
  private static func parts(of text: String, by separator: Character) -> [String] {
    var (parts, depth) = ([""], 0)
    for character in text {
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  private static func withoutComments(_ text: String) -> String {
    text.replacing(#/\/\*.*?\*\//#.dotMatchesNewlines(), with: "")
  }
}

extension String {
  /// The text without room around it.
  fileprivate var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[start...end])
  }
}
