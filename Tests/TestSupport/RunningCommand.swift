import Foundation

/// A program that a test has started and has not yet seen to its end.
///
/// Both of its streams are read all the time, so that it never waits for the test.
public actor RunningCommand {
  private let process: Process
  private let ending: AsyncStream<Int32>
  private let watchdog: Task<Bool, Never>
  private let output: Lines
  private let errors: Lines

  init(_ command: Command) throws {
    let (process, out, err) = (Process(), Pipe(), Pipe())
    process.executableURL = command.program
    process.arguments = command.arguments
    process.currentDirectoryURL = command.folder
    process.environment = ProcessInfo.processInfo.environment.merging(command.environment) { $1 }
    process.standardInput = try Self.input(command.input)
    process.standardOutput = out
    process.standardError = err
    let (ending, end) = AsyncStream<Int32>.makeStream()
    process.terminationHandler = { process in
      let status = process.terminationStatus
      end.yield(process.terminationReason == .exit ? status : 128 + status)
      end.finish()
    }
    try Self.withSignalsOfATerminal { try process.run() }
    self.process = process
    self.ending = ending
    output = Lines(reading: out.fileHandleForReading)
    errors = Lines(reading: err.fileHandleForReading)
    let (limit, id) = (command.limit, process.processIdentifier)
    watchdog = Task {
      do { try await ContinuousClock().sleep(for: limit) } catch { return false }
      Self.send(SIGKILL, to: id)
      return true
    }
  }

  /// The number under which the system knows the process.
  public var processID: Int32 { process.processIdentifier }

  /// Waits for a line of output.
  ///
  /// - Parameter matches: Whether a line is the one waited for.
  /// - Returns: The line, or `nil` where the output ended without it.
  public func line(where matches: @Sendable (String) -> Bool) async -> String? {
    await output.next(where: matches)
  }

  /// Waits for a line among the messages.
  ///
  /// - Parameter matches: Whether a line is the one waited for.
  /// - Returns: The line, or `nil` where the messages ended without it.
  public func message(where matches: @Sendable (String) -> Bool) async -> String? {
    await errors.next(where: matches)
  }

  /// Sends a signal to the program and to those it started, as Ctrl-C sends `SIGINT`.
  ///
  /// - Parameter number: The signal.
  public func send(_ number: Int32) { Self.send(number, to: process.processIdentifier) }

  /// Waits for the end, which the command's time limit brings about if nothing else does.
  ///
  /// - Returns: How it ended, and all that it wrote.
  public func result() async -> Command.Result {
    var status: Int32 = -1
    for await code in ending { status = code }
    watchdog.cancel()
    let wasCutShort = await watchdog.value
    return Command.Result(
      status: status,
      output: await output.rest(),
      errors: await errors.rest(),
      wasCutShort: wasCutShort
    )
  }

  private static func send(_ number: Int32, to id: Int32) {
    kill(getpgid(id) == id ? -id : id, number)
  }

  /// Starts a program with no signal blocked and Ctrl-C not ignored: a program inherits both, the
  /// one from the threads that run tasks, the other from a shell in the background.
  private static func withSignalsOfATerminal(do body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    signal(SIGINT, SIG_DFL)
    try body()
  }

  /// A file rather than a pipe: a program that does not read it to the end breaks no pipe.
  private static func input(_ bytes: [UInt8]) throws -> FileHandle {
    if bytes.isEmpty { return FileHandle.nullDevice }
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { unlink(file.path) }
    return try FileHandle(forReadingFrom: file)
  }
}

/// The lines of a stream, read on a thread of its own.
private final class Lines {
  private var chunks: AsyncStream<[UInt8]>.AsyncIterator
  private var bytes: [UInt8] = []
  private var position = 0

  init(reading handle: FileHandle) {
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
    chunks = stream.makeAsyncIterator()
    Thread.detachNewThread {
      // Not `read(upToCount:)`, which waits until it has all it may take.
      while case let data = handle.availableData, !data.isEmpty {
        continuation.yield([UInt8](data))
      }
      continuation.finish()
    }
  }

  func next(where matches: (String) -> Bool) async -> String? {
    while true {
      while let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: bytes[position..<end], as: UTF8.self)
        position = end + 1
        if matches(line) { return line }
      }
      guard let chunk = await chunks.next(isolation: #isolation) else { return nil }
      bytes += chunk
    }
  }

  /// Reads to the end and gives everything, lines already waited for among it.
  func rest() async -> String {
    while let chunk = await chunks.next(isolation: #isolation) { bytes += chunk }
    return String(decoding: bytes, as: UTF8.self)
  }
}
