/// The help of the command and of its parts, made of the same records that read the arguments.
enum HelpText {
  /// The help of the command as a whole.
  static var all: String {
    """
    rejoinder reads threaded discussions, and shows them in the terminal and as web pages.

    usage: rejoinder COMMAND [OPTION…] [FILE…]

    commands:
    \(table(Program.commands.map { ($0.name, $0.summary) }))
    options:
    \(table([("--help", "Say this; after a command, how it is used."), ("--version", "Say the version.")]))
    exit status:
    \(table(ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }))
    """
  }

  /// The help of one command.
  static func of(_ command: Command) -> String {
    let details = command.details.map { wrapped($0, width: width).joined(separator: "\n") }
    return """
      usage: rejoinder \(command.usage)

      \(([command.summary] + details).joined(separator: "\n\n"))

      options:
      \(table(command.allOptions.map { ($0.usage, $0.help) }))
      """
  }

  private static let width = 80

  /// Two columns, the second one wrapped; what is too wide for the first has a line of its own.
  static func table(_ rows: [(name: String, words: String)]) -> String {
    let column = rows.map(\.name.count).filter { $0 <= 22 }.max() ?? 0
    let margin = String(repeating: " ", count: column + 4)
    var text = ""
    for (name, words) in rows {
      var lines = wrapped(words, width: width - margin.count)
      let gap = max(margin.count - 2 - name.count, 0)
      text += "  " + name
      if name.count <= column {
        text += String(repeating: " ", count: gap) + lines.removeFirst()
      }
      text += "\n" + lines.map { margin + $0 + "\n" }.joined()
    }
    return text
  }

  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.isEmpty ? [""] : lines
  }
}
