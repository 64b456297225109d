import RejoinderCore

/// Every word of a language, by the path of the property that holds it.
///
/// It looks into the value rather than listing its properties, so that no new word is forgotten.
struct WordsOfALanguage {
  /// The words, each form of a phrase apart.
  private(set) var texts: [String: String] = [:]

  init(_ wording: Wording) { add(wording, at: "") }

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
}
