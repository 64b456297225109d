import Foundation
import Testing

extension ExitTest.Result? {
  /// Whether the process that ended said a sentence that holds some words.
  func says(_ words: String) -> Bool {
    guard let self else { return false }
    let said = String(decoding: self.standardErrorContent, as: UTF8.self)
    let line = said.split(separator: "\n").first { $0.contains("recondition failed") } ?? ""
    if !line.contains(words) { print("It said: \(line)") }
    return line.contains(words)
  }
}
