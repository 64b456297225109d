import Foundation

/// The output: what was asked for, and nothing else.
enum StandardOutput {
  /// Writes text.
  static func write(_ text: String) throws(CommandFailure) { try write(Array(text.utf8)) }

  /// Writes bytes at once, without keeping any back.
  ///
  /// Where the reader has gone, as `head` does, the system ends the command without a word.
  static func write(_ bytes: [UInt8]) throws(CommandFailure) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(
          STDOUT_FILENO,
          buffer.baseAddress.map { $0 + written },
          buffer.count - written
        )
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw CommandFailure(.output, "the output cannot be written: \(SystemMessage.last)")
      }
    }
  }
}

/// What the system says about its last refusal.
enum SystemMessage {
  static var last: String { String(cString: strerror(errno)) }
}
