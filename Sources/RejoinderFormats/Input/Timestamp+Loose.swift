import RejoinderCore

extension Timestamp {
  /// Makes a moment from Unix time in seconds, or in milliseconds where it would lie beyond the year 5000.
  init(unix number: Double) {
    self.init(fractionalSeconds: number.magnitude > 1e11 ? number / 1000 : number)
  }

  /// Reads a date as files have it: Unix time, or RFC 3339 with its freedoms and ` UTC` at the end.
  init?(loose text: String) {
    // Dates have a hyphen behind the year; numbers have one in front at most.
    if !text.utf8.dropFirst().contains(0x2D), let number = Double(text) {
      self.init(unix: number)
    } else {
      let isMarked = text.hasSuffix(" UTC")
      self.init(rfc3339: isMarked ? text.dropLast(4) : text[...])
    }
  }
}
