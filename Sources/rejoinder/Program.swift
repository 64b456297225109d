/// The command as a whole: finds the part that is asked for, runs it, and says how it ended.
enum Program {
  static let version = "0.1.0"

  /// The parts, in the order in which help lists them.
  static let commands: [Command] = [.read, .serve, .embed, .formats, .sample]

  /// Runs what the arguments ask for.
  static func run(_ arguments: [Word]) -> ExitCode {
    do throws(CommandFailure) {
      try start(arguments)
      return .success
    } catch {
      StandardError.line("rejoinder: \(error.message)")
      return error.code
    }
  }

  private static func start(_ arguments: [Word]) throws(CommandFailure) {
    guard let first = arguments.first?.text, first != "--help", first != "-h" else {
      return try StandardOutput.write(HelpText.all)
    }
    if first == "help" { return try help(with: arguments.dropFirst().first?.text) }
    if first == "--version" { return try StandardOutput.write("rejoinder \(version)\n") }
    guard let command = commands.first(where: { $0.name == first }) else {
      throw .usage(unknown(first))
    }
    let parsed = try ArgumentReader(command).read(arguments.dropFirst())
    if parsed.has(.help) { return try StandardOutput.write(HelpText.of(command)) }
    if let problem = command.problem(with: parsed.operands) { throw .usage(problem) }
    try command.run(parsed)
  }

  private static func help(with name: String?) throws(CommandFailure) {
    guard let name else { return try StandardOutput.write(HelpText.all) }
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .usage(unknown(name))
    }
    try StandardOutput.write(HelpText.of(command))
  }

  private static func unknown(_ name: String) -> String {
    let kind = name.hasPrefix("-") ? "option" : "command"
    let known = commands.map(\.name) + ["--help", "--version"]
    return "there is no \(kind) '\(name)'" + NearestName.suggestion(for: name, among: known)
      + "; rejoinder --help lists what there is"
  }
}
