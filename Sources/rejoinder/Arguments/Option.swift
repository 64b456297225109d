import RejoinderCore
import RejoinderServer

/// Something that can be said after a command, beginning with two hyphens.
///
/// The same record checks what was said and writes the help, so that they can't disagree.
struct Option: Sendable {
  /// What may follow the name.
  enum Value: Sendable {
    /// Nothing: the option is said or not.
    case none
    /// Any text, called as given.
    case text(String)
    /// A whole number within a range, called as given.
    case number(String, ClosedRange<Int>)
    /// Where pages come from, as browsers write it.
    case origin
    /// One of some words.
    case choice([String])
    /// The name of an order.
    case order
  }

  /// The name, without the hyphens.
  let name: String
  /// What may follow it.
  let value: Value
  /// What it does, for the help.
  let help: String

  init(_ name: String, _ value: Value = .none, help: String) {
    (self.name, self.value, self.help) = (name, value, help)
  }

  /// The name with what follows it, as help shows it.
  var usage: String {
    switch value {
    case .none: "--\(name)"
    case .text(let placeholder), .number(let placeholder, _): "--\(name) \(placeholder)"
    case .order: "--\(name) NAME"
    case .origin: "--\(name) ORIGIN"
    case .choice(let words): "--\(name) \(words.count > 4 ? "NAME" : words.joined(separator: "|"))"
    }
  }

  /// What is wrong with a value, as the end of a sentence; `nil` where nothing is.
  func problem(with text: String) -> String? {
    switch value {
    case .none: return "takes no value"
    case .text: return text.isEmpty ? "needs a value" : nil
    case .number(_, let range):
      // Digits alone: what `Int` also takes, such as a sign, is more likely a slip than meant.
      let isPlain = text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
      guard isPlain, let number = Int(text), range.contains(number) else {
        return "takes a whole number from \(range.lowerBound) to \(range.upperBound)"
      }
      return nil
    case .origin:
      guard !AllowedOrigins.isOrigin(text) else { return nil }
      return "takes a scheme and a host, with a port only where it is unusual and nothing behind, "
        + "such as https://example.org"
    case .order:
      guard CommentOrder(name: text) == nil else { return nil }
      return Self.list(CommentOrder.allCases.map(\.name), or: "random-7 and the like", text)
    case .choice(let words):
      guard !words.contains(text) else { return nil }
      return Self.list(words, text)
    }
  }

  private static func list(_ words: [String], or more: String = "", _ seen: String) -> String {
    let all = words + (more.isEmpty ? [] : [more])
    return "takes one of: " + all.joined(separator: ", ")
      + NearestName.suggestion(for: seen, among: words).dropLast()
  }
}
