import Foundation
import RejoinderTerminal

/// What can be shown where the output goes, as the environment and the options have it.
struct TerminalSettings {
  /// Whether somebody looks at the output.
  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  private let isTerminal: Bool
  let environment: [String: String]
  let arguments: Arguments

  init(
    _ arguments: Arguments,
    isTerminal: Bool = isOutputTerminal,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    (self.arguments, self.isTerminal, self.environment) = (arguments, isTerminal, environment)
  }

  /// The cells of a line: as asked, or those of the terminal up to where lines are read with ease.
  var width: Int {
    if let width = arguments.number(.width) { return width }
    guard isTerminal else { return 80 }
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? min(max(Int(size.ws_col), 20), 100) : 80
  }

  /// The colours, `nil` for none.
  var palette: TerminalPalette? {
    let isColored =
      switch arguments.text(.color) {
      case "always": true
      case "never": false
      default: isTerminal && isEmpty("NO_COLOR") && environment["TERM"] != "dumb"
      }
    guard isColored else { return nil }
    if let name = arguments.text(.palette) {
      return TerminalPalette.named.first { $0.name == name }?.palette
    }
    return arguments.has(.look) ? palette(of: arguments.look) : .distinct
  }

  /// Which characters are shown: all of them where the locale is UTF-8 or does not say.
  var characters: TerminalCharacters {
    if arguments.has(.ascii) { return .ascii }
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.lazy.compactMap({ environment[$0] }).first(where: { !$0.isEmpty })
    else { return isTerminal ? .ascii : .unicode }
    let encoding = locale.lowercased().filter { $0.isLetter || $0.isNumber }
    return encoding.contains("utf8") || !isTerminal ? .unicode : .ascii
  }

  private func isEmpty(_ name: String) -> Bool { environment[name]?.isEmpty ?? true }
}
