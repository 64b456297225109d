import Foundation
import RejoinderCore

extension Arguments {
  /// The words of the language that was asked for, else of that which the environment has; English
  /// where it has none that is known.
  ///
  /// - Parameter environment: The variables of the environment; of those that say which language
  ///   messages have, the first that is not empty counts, as everywhere in POSIX.
  /// - Returns: The words.
  func wording(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Wording {
    if let language = text(.lang) {
      return Wording.all.first { $0.language == language } ?? .english
    }
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return Wording.matching(Self.language(ofLocale: locale)) ?? .english
  }

  /// The language of a locale as BCP 47 writes it: `es-MX` for `es_MX.UTF-8@euro`.
  private static func language(ofLocale name: String) -> String {
    String(name.prefix { $0 != "." && $0 != "@" }).replacingOccurrences(of: "_", with: "-")
  }
}
