/// One part of the command: what it is called, what may be said after it, and what it does.
struct Command: Sendable {
  /// How many operands it takes.
  enum Operands: Sendable {
    case none
    case some(String)
    /// A folder to write into, and what may follow it.
    case folder(String)
  }

  /// The word that asks for it.
  let name: String
  /// What it does, in a sentence.
  let summary: String
  /// What must follow the options.
  let operands: Operands
  /// Further paragraphs of its help.
  let details: [String]
  /// Its own options.
  let options: [Option]
  /// Does it.
  let run: @Sendable (Arguments) throws(CommandFailure) -> Void

  /// All options, the help among them.
  var allOptions: [Option] { options + [.help] }

  /// How it is called.
  var usage: String {
    switch operands {
    case .none: "\(name) [OPTION…]"
    case .some(let operands), .folder(let operands): "\(name) [OPTION…] \(operands)"
    }
  }

  /// What is wrong with the operands, `nil` where nothing is.
  func problem(with given: [Word]) -> String? {
    switch operands {
    case .none:
      given.first.map { "\(name) takes no file, and got '\($0.text)'" }
    case .some(let wanted):
      given.isEmpty ? "\(name) needs something to read: rejoinder \(name) \(wanted)" : nil
    case .folder(let wanted):
      given.isEmpty ? "\(name) needs a folder to write into: rejoinder \(name) \(wanted)" : nil
    }
  }
}
