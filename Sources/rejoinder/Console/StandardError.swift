import Foundation
import RejoinderTerminal

/// Where messages go: one line each, so that the output stays what was asked for.
enum StandardError {
  /// Whether somebody looks at it.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes a line; names and contents in it are made safe for a terminal.
  static func line(_ message: String) { write(TerminalText.safe(message) + "\n") }

  /// Writes text as it is.
  static func write(_ text: String) {
    let bytes = Array(text.utf8)
    // A message that can't be written can't be complained about either.
    _ = bytes.withUnsafeBytes { Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
