public import Foundation

/// A program to run in a test, as a person would start it in a shell.
///
/// ```swift
/// let run = try await Command.rejoinder("--help").run()
/// #expect(run.status == 0)
/// #expect(run.output.hasPrefix("usage"))
/// ```
public struct Command: Sendable {
  /// How a run ended.
  public struct Result: Sendable {
    /// The status the program left with, 128 and the signal's number where a signal ended it.
    public var status: Int32
    /// What the program wrote as its output.
    public var output: String
    /// What the program wrote as its errors.
    public var errors: String
    /// Whether it was killed for going on beyond its time limit.
    public var wasCutShort: Bool
  }

  /// The program's file.
  public var program: URL
  /// Its arguments, without its name.
  public var arguments: [String]
  /// Variables added to the environment of the tests.
  public var environment: [String: String] = [:]
  /// The folder it starts in.
  public var folder = packageRoot
  /// What it reads as its input.
  public var input: [UInt8] = []
  /// How long it may run before it is killed, so that no fault hangs the tests.
  public var limit: Duration = .seconds(120)

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - arguments: Its arguments, without its name.
  public init(_ program: URL, _ arguments: [String]) {
    (self.program, self.arguments) = (program, arguments)
  }

  /// Makes a run of the command that this package builds, in English and with all characters,
  /// whatever the one who runs the tests speaks.
  ///
  /// - Parameter arguments: Its arguments, without its name.
  /// - Returns: The command.
  public static func rejoinder(_ arguments: String...) -> Command {
    var command = Command(builtProducts.appending(path: "rejoinder"), arguments)
    command.environment = ["LC_ALL": "C.UTF-8"]
    return command
  }

  /// Makes a run of a shell script.
  ///
  /// - Parameter script: The script's text.
  /// - Returns: The command.
  public static func shell(_ script: String) -> Command {
    Command(URL(filePath: "/bin/sh"), ["-c", script])
  }

  /// Runs the program to its end.
  ///
  /// - Returns: How it ended, and what it wrote.
  /// - Throws: An error of Foundation where it cannot be started.
  public func run() async throws -> Result { try await start().result() }

  /// Starts the program and leaves it running.
  ///
  /// - Returns: The running program.
  /// - Throws: An error of Foundation where it cannot be started.
  public func start() throws -> RunningCommand { try RunningCommand(self) }
}
