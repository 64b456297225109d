/// How the command ended: the numbers of `sysexits.h`, and what they mean here.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  case usage = 64
  case data = 65
  case noInput = 66
  case unavailable = 69
  case output = 74
  case permission = 77
  case interrupted = 130

  /// What it means, as help and the manual say it.
  var meaning: String {
    switch self {
    case .success: "Everything was done; serve was stopped by Ctrl-C."
    case .usage: "A command, an option or a value is not known."
    case .data: "A content is broken, or of no known format."
    case .noInput: "A file or folder is missing or can't be read."
    case .unavailable: "The port is taken, or the host is not of this machine."
    case .output: "The output can't be written."
    case .permission: "The system does not allow it, such as a port below 1024."
    case .interrupted: "Ctrl-C ended the command before it was done."
    }
  }
}
