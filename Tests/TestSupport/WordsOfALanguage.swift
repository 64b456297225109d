public import RejoinderCore

/// Every word of a language, by the path of the property that holds it.
///
/// It looks into the value rather than listing its properties, so that no new word is forgotten.
public struct WordsOfALanguage {
  /// The words, each form of a phrase apart.
  public private(set) var texts: [String: String] = [:]

  /// Collects the words.
  ///
  /// - Parameter wording: The language.
  public init(_ wording: Wording) { add(wording, at: "") }

  private mutating func add(_ value: Any, at path: String) {
    switch value {
    case let text as String: texts[path] = text
    case let phrase as Plural:
      for category in Plural.Category.allCases { texts["\(path).\(category)"] = phrase[category] }
    case let list as [Any]:
      for (index, value) in list.enumerated() { add(value, at: "\(path)[\(index)]") }
    default:
      for child in Mirror(reflecting: value).children {
        guard let label = child.label else { continue }
        add(child.value, at: path.isEmpty ? label : "\(path).\(label)")
      }
    }
  }

  /// The places in braces of a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: The places, each once.
  public static func places(in text: String) -> Set<Substring> {
    Set(text.matches(of: #/\{[a-z]+\}/#).map { $0.output })
  }
}
