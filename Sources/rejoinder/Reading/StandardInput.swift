import Foundation

/// The standard input.
enum StandardInput {
  /// Everything that comes, up to its end.
  static func bytes(_ progress: Progress) throws(CommandFailure) -> [UInt8] {
    if isatty(STDIN_FILENO) == 1 {
      StandardError.line("rejoinder: reading what is typed, up to Ctrl-D")
    }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += piece[..<count]
        progress.report("Reading standard input", bytes.count / 1_000_000, "MB")
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw CommandFailure(.noInput, "the standard input cannot be read: \(SystemMessage.last)")
      }
    }
  }
}
