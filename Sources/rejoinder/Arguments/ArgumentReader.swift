/// Reads what was said after a command: `--name value`, `--name=value`, and everything else.
///
/// After `--` nothing is an option. A single hyphen is an operand: the standard input.
struct ArgumentReader {
  private let command: Command

  init(_ command: Command) { self.command = command }

  func read(_ words: some Collection<String>) throws(CommandFailure) -> Arguments {
    try read(words.map { Word($0) })
  }

  func read(_ words: some Collection<Word>) throws(CommandFailure) -> Arguments {
    var arguments = Arguments()
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { arguments.add(operand: operand) }
        break
      }
      if word.text.hasPrefix("-"), word != "-" {
        try readOption(word.text, &rest, into: &arguments)
      } else {
        arguments.add(operand: word)
      }
    }
    return arguments
  }

  private func readOption(
    _ word: String,
    _ rest: inout ArraySlice<Word>,
    into arguments: inout Arguments
  ) throws(CommandFailure) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try option(String(halves[0]))
    if case .none = option.value {
      guard halves.count == 1 else { throw problem(option, "takes no value", String(halves[1])) }
      return arguments.set(option, to: "")
    }
    guard let value = halves.count > 1 ? String(halves[1]) : rest.popFirst()?.text else {
      throw problem(option, "needs a value: \(option.usage)", nil)
    }
    if let problem = option.problem(with: value) {
      throw self.problem(option, problem, value)
    }
    arguments.set(option, to: value)
  }

  private func option(_ word: String) throws(CommandFailure) -> Option {
    if word == "-h" { return .help }
    if let option = command.allOptions.first(where: { "--\($0.name)" == word }) { return option }
    let names = command.allOptions.map { "--\($0.name)" }
    throw .usage(
      "\(command.name) has no option '\(word)'" + NearestName.suggestion(for: word, among: names)
        + "; rejoinder \(command.name) --help lists them"
    )
  }

  private func problem(
    _ option: Option,
    _ words: String,
    _ seen: String?
  ) -> CommandFailure {
    let end = seen.map { ", not '\($0)'" } ?? ""
    return .usage("\(command.name): --\(option.name) \(words)\(end)")
  }
}
