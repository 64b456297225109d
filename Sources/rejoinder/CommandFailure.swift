import RejoinderFormats
import RejoinderServer

/// Why the command could not do what was asked: one line for the person who asked.
struct CommandFailure: Error {
  /// With which number it ends.
  let code: ExitCode
  /// What was seen, where, and what would be right.
  let message: String

  init(_ code: ExitCode, _ message: String) { (self.code, self.message) = (code, message) }

  /// A failure in the way the command was called.
  static func usage(_ message: String) -> CommandFailure { CommandFailure(.usage, message) }
}

extension CommandFailure {
  init(_ error: FormatError) {
    switch error.code {
    case .unknownFormat:
      let seen = "\(error.file): no format knows this content (\(error.found))"
      self.init(.data, seen + "; rejoinder formats lists those that are read")
    case .unreadable: self.init(.noInput, error.description)
    case .notWritable: self.init(.usage, error.description)
    default: self.init(.data, error.description)
    }
  }

  init(_ error: ServerError) {
    self.init(error.code == .portForbidden ? .permission : .unavailable, error.description)
  }
}
